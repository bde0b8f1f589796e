### The turn panel: what is shown beside the options.

panel-these = Estas { $count }
