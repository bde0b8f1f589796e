### Why an AI would choose something.

hint-nothing = There is nothing for you to decide now.
hint-even = as good as the others
hint-money = more money
hint-workers = better workers
hint-buildings = buildings on the board
hint-places = points for discs on the board
hint-deliveries = an extra delivery comes closer
hint-cattle = a better herd
hint-visit = a better next visit
hint-visits = better visits later on
hint-grain = more grain
hint-certificates = more certificates
hint-exchange = exchange tokens
hint-engine = the engine gets on
hint-board = useful disc spaces
hint-farmers = granjeros
hint-objectives = objectives
hint-masters = station masters
hint-tempo = no time lost
hint-hazards = hazards and camps
