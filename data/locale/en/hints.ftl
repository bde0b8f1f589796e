### Why an AI would choose something.

hint-nothing = There is nothing for you to decide now.
hint-even = as good as the others
hint-money = more money
hint-workers = better workers
hint-buildings = buildings on the board
hint-cattle = a better herd
hint-farmers = granjeros
hint-objectives = objectives
hint-masters = station masters
hint-hazards = hazards and camps
hint-ships = ships
hint-cities = discs in cities
hint-stations = stations
hint-steps = a step space of your board
hint-job_token = the job market token
