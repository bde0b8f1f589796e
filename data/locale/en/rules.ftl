### Rule cards: their titles, the names people may say, and what they explain, in our own words.

## The cards that are made from the rules' data: how they are called, and what they say
names-neutral = building { $tile }; neutral building { $tile }; { $tile }
names-private = building { $tile }; private building { $tile }; { $tile }
names-ship = ship { $value }
names-breed = { $breed }; { $breed } cattle; { $id }
names-master = station master { $number }; sm{ $number }
names-aux = auxiliary { $name }; { $name } action
names-station = station { $number }; train station { $number }
names-city = { $city }; city { $city }
title-aux = Auxiliary action: { $name }
fact-neutral = A neutral building: everybody may use it.
fact-private = { $need ->
    [one] A private building: { $need } carpintero
   *[other] A private building: { $need } carpinteros
}, { $vp } VP{ $hand ->
    [none] {""}
   *[other] , { $hand }
}.
fact-actions = Local actions:
fact-action = • { $does }
fact-breed = Breeding value { $value }, strength { $strength }.
fact-start = Every starting deck holds { $count }.
fact-market = In the market: { $cards }.
fact-market-card = { $count } × { $vp } VP
fact-price = • { $cards } for { $money ->
    [one] { $money } peso
   *[other] { $money } pesos
} and { $herders ->
    [one] { $herders } gaucho
   *[other] { $herders } gauchos
}
fact-ship = Asks for { $grain } grain; { $vp } VP for each disc; { $corner ->
    [white] white corners
   *[dark] dark corners
}.
fact-ship-quay = It departs with the { $banner } ships; its discs go to { $quay }.
fact-ship-stays = It never departs.
fact-repeat = It can be chosen every time.
fact-ship-action = Loading action: { $does }.
fact-now = At once: { $does }.
fact-permanent-grain = Permanent grain for loading: { $count }.
fact-permanent-certificates = Permanent certificates: { $count }.
fact-points = At the end { $points } VP for { $every ->
    [one] each of: { $what }
   *[other] every { $every } of: { $what }
}.
fact-single = Single: { $does }.
fact-double = Double: { $does }.
fact-station = Upgrading costs { $cost ->
    [one] { $cost } peso
   *[other] { $cost } pesos
} and is worth { $vp } VP; { $corner ->
    [white] white corners
   *[dark] dark corners
}.
fact-row = { $number }: { $does }
fact-row-price = { $number } ({ $price ->
    [one] { $price } peso
   *[other] { $price } pesos
}): { $does }
fact-quay = { $quay }: { $vp } VP for each disc{ $discount ->
    [0] {""}
   *[other] , { $discount } grain less
}
fact-quarter = Side { $side }, { $quarter }: { $grain } grain
fact-space = · { $vp } VP
fact-space-does = · { $does }
fact-space-both = · { $vp } VP and { $does }
title-other-game = { $name } (original)
fact-private--original = { $need ->
    [one] A private building: { $need } craftsman
   *[other] A private building: { $need } craftsmen
}, { $vp } VP{ $hand ->
    [none] {""}
   *[other] , { $hand }
}.
fact-breed--original = Breeding value { $value }.
fact-price--original = • { $cards } for { $money ->
    [one] { $money } dollar
   *[other] { $money } dollars
} and { $herders ->
    [one] { $herders } cowboy
   *[other] { $herders } cowboys
}
fact-station--original = Upgrading costs { $cost ->
    [one] { $cost } dollar
   *[other] { $cost } dollars
} and is worth { $vp } VP; { $corner ->
    [white] white corners
   *[dark] dark corners
}.
hand-both = black and green hand
counts-camp_pairs = pairs of a green and a blue camp
counts-workers = workers on your board
counts-certificates = certificates you have
counts-hazards = hazards in front of you
counts-strong_cattle = cattle cards of value 3, 4 or 5 in your deck
counts-worker_sets = sets of the four workers
counts-stations = stations with your disc
counts-objectives = objectives in your area
counts-ship_discs = your discs on the remaining ships
counts-strong_workers = workers with strength
counts-buildings = your buildings on the trail
counts-farmers = granjeros beside your board

## Showing cards
rules-page = Rulebook p. { $page }
rules-related = See also
rules-contents = What do you want to read about?
rules-section = Chapters
rules-cards = { $section }: choose a card
rules-none = I found nothing for “{ $term }”. The contents may help.
rules-picture = Picture: { $title }
section-course = The course of the game
section-capital = Buenos Aires and the cities
section-actions = Actions and workers
section-railroad = Railroad
section-cards = Cards and goods
section-discs = Discs
section-neutral = Neutral buildings
section-private = Private buildings
section-ships = Ships
section-original-neutral = The original: neutral buildings, masters, auxiliaries
section-original-private = The original: private buildings
section-original-herd = The original: cattle and stations
section-original = The original game
section-original-course = The original: the course of the game
section-original-actions = The original: actions, railroad, discs
why-not-button = Why not?
why-not-title = ### What is not possible now, and why
why-not-none = Nothing is blocked right now.
why-not-menu = Read the rule

## Help and tips
help-title = ### What you can do here
help-no-table = There is no table here: { $commands }
help-lobby = The table is waiting to start: { $commands }
help-your-turn = It is your turn. Asked: { $what } You can use: { $commands }
help-their-turn = The table waits for { $name }. Meanwhile: { $commands }
help-over = The game is over: { $commands }
help-exchange = You have an exchange token; you may use it at any time: { $commands }
help-always = Always: { $commands }
help-fair = -# Fair shuffles: before the first move I show the SHA-256 of `tropero:` and the 16 bytes of a secret seed, and after the game the seed. { COMMAND("export") } and `python -m engine replay FILE` check every shuffle against it.
help-moderator = As a moderator: { $commands }
help-tips-on = Tips for a first game are on.
help-tips-off = Tips for a first game are off.
language-server-saved = Language of this server’s tables: { $name }.
tip = 💡 { $text }
tip-off = Tips off
tip-start = Any neutral building is a fine start. A lets you hire, B build, E buy cattle; you will pass most of the others on the way.
tip-move = Look for buildings whose card you hold: discarding it there brings money. Empty spaces take no step.
tip-action = Use every local action you can, in any order; tap Done when you have enough.
tip-discard = Discard what you hold twice: in Buenos Aires each cattle type counts once only.
tip-hire = Choose one kind of worker to have many of. The third and later ones pay off most.
tip-buy = Different types make a better hand than many of the same.
tip-build = Build where the others must pass, or where a space has an action of its own.
tip-engine = Stop on turnouts to upgrade stations; that also frees discs of your board.
tip-disc = Take the discs whose ability helps you most: steps and hand limit are strong, but need dark corners.
tip-certificates = Spend certificates if they reach a better ship; what is left stays for the next visit.
tip-load = The highest ship isn’t always best: mind the grain it asks for.
tip-foresight = Granjeros make the trail slower, workers bring the end of the game nearer.
tip-help = Helping brings money and points, but exhaustion cards too: strong workers help without cattle.
tip-deliver = Grain left over is well spent on an extra delivery: it turns a disc on a quay into points.

## Cards
rule-turn = The turn
    .names = turn; phases; order of play; sequence
    .text = Your turn has three phases: move your estanciero (A), use the place you reached (B), draw up to your hand limit (C). Then the next player goes. Exchange tokens are the only thing you may also use while others play.
rule-first-turn = Your first turn
    .names = first turn; start; beginning; starting building
    .text = Everybody with more than 4 cards first discards down to 4. Then put your estanciero on any neutral building; others may stand there already. There is no move: you go straight on with phase B.
rule-setup = Setup and variants
    .names = setup; preparation; sides; variants; starting capital
    .text = Neutral buildings lie on their printed letters or are shuffled. Everybody plays the same sides of the private buildings, a, b or a mix, and the city maps have two sides too. The first player starts with 7 pesos and 4 cards; each later one has a peso and a card more. Everybody starts with one exchange token and one disc in Le Havre.
rule-move = Phase A: moving
    .names = move; moving; phase A; ride; estanciero
    .text = Move your estanciero forward along the trail, at least one step and at most your step limit. Where the trail forks you choose the way. Other estancieros never block you. In Buenos Aires you always stop.
rule-location = Places of the trail
    .names = location; place; what counts as a step; empty space
    .text = Only tiles count as places: buildings and granjeros, and also the ramps and Buenos Aires. Empty spaces are passed for free and take no step. So a trail with fewer tiles is a faster trail.
rule-steps = Step limit
    .names = step limit; steps; how far; speed
    .text = How many places you may move in one turn: 3 to 5 at the start, depending on the number of players. Clearing the two step discs on your board raises it. You always move at least one step.
rule-fees = Fees for hands
    .names = fee; fees; hand; black hand; green hand; toll
    .text = A place with a hand costs a fee when you pass it or stop there. Fees of granjeros stay on their tile as coins; fees of private buildings go to their owner; your own buildings are free. Black costs 1, green costs 2, or 1 with four players. If you cannot pay, you pay what you have and move on: nothing is owed later.
rule-ramp = Ramps to Buenos Aires
    .names = ramp; loading ramp; shortcut; short cut; hop on
    .text = Six shortcuts lead from the trail straight to Buenos Aires. You may take one if your engine has reached or passed its number on the railroad. The ramp is one step, and you are in Buenos Aires at once.
rule-place = Phase B: using the place
    .names = phase B; use the place; what can I do here
    .text = On a neutral building or your own you use its local actions, or instead one single auxiliary action. On somebody else's building only one single auxiliary action. On a farmer tile you help that granjero or use one single auxiliary action. In Buenos Aires you go through its six subphases.
rule-local = Local actions
    .names = local action; local actions; building action
    .text = Each local action of the building may be used once, in any order, and none is a must. A cost has to be paid in full to get what follows. Two actions with a slash between them count as one: choose one of the two. If you use any local action, you cannot take the single auxiliary action here.
rule-risk = Risk action
    .names = risk action; space action
    .text = Some building spaces carry an action of their own. A building placed there has it as an additional local action, for its owner only.
rule-foreign = Somebody else's building
    .names = other player's building; opponent building; foreign building
    .text = There you may only use one single auxiliary action. If it shows a hand, you pay the fee to its owner.
rule-auxiliary = Auxiliary actions
    .names = auxiliary action; auxiliary; aux; single; double auxiliary
    .text = Your board has auxiliary actions. Each is locked until at least one of its two disc spaces is empty; two are open from the start. A single action may be used on a place instead of all local actions. Only where a tile shows the icon for single or double may you use the doubled version, if both spaces are empty: cost and reward are doubled.
rule-buenos-aires = Buenos Aires
    .names = buenos aires; capital; subphases; city visit
    .text = When you arrive you do six things in order: extra delivery, income, loading, then a foresight tile A, B and C. Afterwards your estanciero goes back to the start of the trail and the foresight spaces are refilled.
rule-extra-delivery = Extra delivery
    .names = extra delivery; subphase 1; deliver grain; delivery
    .text = Before your income you may move one of your discs from a quay to a free space of the same city. You pay the grain its quarter asks for and get the bonus at once; victory points come at the end. Only one such delivery per visit. Discs on a quay II need less grain.
rule-income = Income
    .names = income; subphase 2; selling cattle; hand value
    .text = Show your hand and add the breeding values of all different cattle types: each type counts once. You may add certificates. That many pesos are yours. Then all cards are discarded, and exhaustion cards in hand go back to their stack.
rule-loading = Loading a ship
    .names = loading; load; subphase 3; ship loading; ship; ships
    .text = You must load a ship whose value is not above the breeding value you just had. Put a disc from your board on it; a ship that holds your disc already is closed to you, except 0 and 18. Then do its loading action and load its grain.
rule-default-fee = Default fee
    .names = default fee; missing grain; penalty
    .text = When you load and have less grain than the ship asks for, you give all you have and pay 2 pesos for each missing one.
rule-foresight = Foresight
    .names = foresight; foresight tile; subphase 4; subphase 5; subphase 6
    .text = Take one of the two tiles of A, then of B, then of C, and put each where it belongs. A granjero goes to the free space with the lowest number of its colour; a worker goes to the next space of the job market. Everybody gets to play with what you choose.
rule-job-market = Job market
    .names = job market; job market token; token; row of workers
    .text = Workers fill the column of the token from top to bottom; when it is full, the token moves one column to the right. Nobody can be hired from the column of the token. When the token passes a cattle icon the cattle market is refilled, at a ship icon ships depart, and after the last column the game ends.
rule-cattle-refill = Refilling the cattle market
    .names = refill; yellow arrow; cattle market refill
    .text = When the token passes a cattle icon, cards are drawn until the market holds 9, 12 or 15 cards with 2, 3 or 4 players. It happens after the last subphase. If there are enough already, nothing is added.
rule-departure = Ships depart
    .names = departure; ships depart; depart; blue arrow; banner
    .text = When the token passes a ship icon, the three ships with that banner leave. All discs on them move to the quays named on the ships, and two new ships are drawn into the loading zone. It happens after the last subphase of the visit.
rule-draw-up = Phase C: drawing
    .names = phase C; draw up; replenish
    .text = At the end of your turn you draw until you hold as many cards as your hand limit. If the stack runs out, the discard pile is shuffled and becomes the new stack. More cards than the limit are kept.
rule-end = End of the game
    .names = end; game end; ending; last turn; final turn
    .text = Whoever puts a worker on the last space of the job market takes the token, worth 2 points, and finishes the turn. Everybody else has one more turn, in which no more workers are chosen. Then the points are counted.
rule-scoring = Final scoring
    .names = scoring; score; victory points; VP; points
    .text = Points come from money (1 for 5 pesos), buildings, discs on ships, in cities and on stations, granjeros beside your board (2 each), cattle and exhaustion cards, objectives, station masters, workers on the fifth and sixth spaces (4 each), the second step disc and the job market token. Ties share the victory.
rule-herd = Herd deck
    .names = herd deck; deck; draw stack; discard pile; cards
    .text = Your deck is your herd: draw stack, hand and discard pile. New cards go to the discard pile and come to your hand later. The discard pile is shuffled only when you must draw and the stack is empty.
rule-breeding-value = Breeding value
    .names = breeding value; value; hand value; total value
    .text = Each cattle type has a breeding value from 1 to 5. In Buenos Aires every different type in your hand counts once, so variety pays. The sum, with certificates, is your income and decides which ships you can load.
rule-certificates = Certificates
    .names = certificate; certificates; permanent certificate; certificate limit
    .text = Certificates raise your breeding value in Buenos Aires. Those on your track are spent when used; you hold at most 4, or 6 once that disc is gone. Permanent ones on station masters count every time and are never spent.
rule-grain = Grain
    .names = grain; wheat; permanent grain
    .text = You need grain to load ships and to deliver in the cities. You hold at most 8. Station masters with permanent grain lower what a ship asks for, but not what a city asks for.
rule-money = Pesos
    .names = peso; pesos; money; coins
    .text = Costs have to be paid in full, otherwise the action is not possible; only fees for hands and the default fee take what you have. At the end every 5 pesos are one point.
rule-exhaustion = Exhaustion cards
    .names = exhaustion; exhaustion card; tired
    .text = Every starting deck holds one. You take one more when you reveal 1 or 2 cattle to help granjeros, two when you reveal 3 or 4. They don't count as cattle and cost 2 points each at the end. In Buenos Aires those in your hand go back to the stack; some actions remove them too.
rule-exchange = Exchange tokens
    .names = exchange token; exchange; swap
    .text = Give the token back to draw up to 2 cards, then discard as many. You may do that at any time, even in the middle of an action or while others play, but not while a hand is being counted. While others play nobody waits for you: you may discard later, but before your own next choice. Everybody starts with one.
rule-objectives = Objective cards
    .names = objective; objective card; objectives; goals
    .text = You take one from the display or from the top of the stack; the ships to Rotterdam give one from the display only. It goes to your discard pile. With it in hand you may play it before you move, or before or after any action of phase B; its small action is used at once or forgone. Played cards must count at the end: points if all tasks are done, minus points if not. Cards still in your deck count only if you like.
rule-tasks = Tasks of objectives
    .names = task; tasks; objective tasks
    .text = Each thing you have fulfils one task of one card only, so two cards asking for a station need two stations. Granjeros count only beside your board, not in your row. The bot finds the best way to share them out.
rule-actions = Costs and rewards
    .names = requirement; reward; cost; action
    .text = Most actions say what you give and what you get. What you give has to be given in full. You may forfeit a reward or a part of it, but money is always taken whole.
rule-hire = Hiring a worker
    .names = hire; hiring; hire worker; hiring workers
    .text = Choose a worker of the job market, not from the column of the token, and pay the price of its column. The action itself may make it cost more or less. Put the worker on the next space of its row on your board and use or forfeit the action printed there.
rule-strong = Workers with strength
    .names = strong worker; strength icon worker; worker with strength
    .text = They cost 1 peso more to hire. Each one adds 1 to your strength for helping granjeros, as long as it stays on your board.
rule-rows = Worker rows
    .names = worker row; rows; immediate action; row full
    .text = Each kind of worker has a row of six spaces; the first is printed. Covering a space lets you use its action, at that moment only; a space that became empty again, because its worker went for a station master, can be covered once more. Workers on the fifth and sixth spaces are worth 4 points each. A full row takes no more.
rule-gaucho = Gaucho
    .names = gaucho; gauchos; herder; cowhand
    .text = Gauchos buy cattle: the more you have, the better and cheaper you buy. Each works once in an action, for a purchase or to put two new cards into the market.
rule-carpintero = Carpintero
    .names = carpintero; carpinteros; carpenter; builder
    .text = Carpinteros place buildings: you need as many as the building asks for, and pay for each of them.
rule-maquinista = Maquinista
    .names = maquinista; maquinistas; machinist; engineer; driver
    .text = Maquinistas move the engine: many actions let it go as far forward as you have maquinistas.
rule-granjero = Granjero
    .names = granjero; granjeros; farmer; farmer tile; farmers
    .text = Granjeros lie as tiles on the trail, in four colours, and ask for 3 to 8 strength. A granjero you helped goes beside your board, 2 points at the end, or into your row for a price. Their hands cost a fee; the coins lying on them go to whoever helps.
rule-build = Placing a building
    .names = build; building; place building; private building
    .text = Choose one of your buildings and put it on an empty building space, or replace one of your own. You need as many carpinteros as it asks for and pay 2 pesos for each, or 1 with the last action of the carpintero row.
rule-replace = Replacing a building
    .names = replace; replacing; upgrade building
    .text = A building of yours on the trail may be replaced by one that asks for more carpinteros. You need and pay only the difference. The old one leaves the game, and if you stand on it you cannot use the new one in this turn.
rule-buy = Buying cattle
    .names = buy; buy cattle; cattle market; purchase
    .text = With your gauchos and pesos you buy cards of the cattle market; they go to your discard pile. You may buy several times in one action as long as you have gauchos left. A gaucho you do not need may put two new cards into the market.
rule-engine = Moving the engine
    .names = engine; move engine; locomotive; train; railroad
    .text = Forward you may go as far as the action says, or less, but at least one. Spaces with other engines do not count. Where you stop the move is over; on a turnout you may upgrade its station. From space 31 it goes to the depot.
rule-engine-back = Moving the engine back
    .names = engine back; engine backwards; backwards
    .text = As a cost the engine goes back exactly as many spaces as asked for. Spaces with other engines do not count, and you may stop on a turnout and upgrade there. It is impossible from space 0 and from the depot.
rule-turnout = Turnouts
    .names = turnout; turnout space; siding
    .text = A turnout is an extra space between two spaces of the track, and belongs to a station. You may pass it by or stop there. Stopping there lets you upgrade its station; few actions upgrade a station behind your engine without it.
rule-depot = Train depot
    .names = depot; train depot; space 31; last station
    .text = When your engine reaches space 31 its move ends, you may upgrade the last station, and the engine goes to the depot. From there it goes on to space 24. The last station may be upgraded each time you get there.
rule-upgrade = Upgrading a station
    .names = upgrade; upgrade station; station; stations; train station
    .text = When your engine stops at a turnout you may pay the price of the station and put a disc on it, once for each station; only the last one, at space 31, counts every time. Others may have discs there too. If a station master still lies there, you may swap a hired worker for it.
rule-masters = Station masters
    .names = station master; station masters; master tile; appoint
    .text = At the moment you upgrade its station, you may give up the last hired worker of any row and take the master. Its upper half is an action now, or permanent grain or a permanent certificate; its lower half gives points at the end. Later there is no other chance.
rule-behind = Upgrading behind the engine
    .names = upgrade behind; station behind; rightmost maquinista
    .text = The last space of the maquinista row gives 5 pesos and lets you upgrade a station behind your engine that does not have your disc yet. You pay its price. From the depot it can be any station before space 24.
rule-help = Helping granjeros
    .names = help; help granjeros; help farmers; helping
    .text = On a farmer tile you may help just that one; with the action of a building up to three anywhere. Your strength must reach the sum they ask for; cattle you reveal are discarded. You get their coins and the pesos printed there, and then decide for each whether it joins your row.
rule-strength = Strength
    .names = strength; total strength
    .text = Add the strength of your workers and of cleared disc spaces, what a building adds, and up to 4 cattle you reveal from your hand. They are discarded; one or two bring 1 exhaustion card, three or four bring 2.
rule-join = Granjero joins your row
    .names = join; join row; granjero row; invest
    .text = Right after you helped a granjero you may pay the price of the next space of your granjero row and put it there; the action of that space is yours to use or forfeit. It is a worker then, no longer worth 2 points beside your board; on the fifth and sixth spaces it is worth 4. Later it is too late.
rule-discard = Discarding cards
    .names = discard; discard card; discarding
    .text = Where an action asks for a card, you must discard exactly that card from your hand. It goes to your discard pile and comes back later. An action can be used once, however many such cards you hold.
rule-draw-discard = Draw and discard
    .names = draw and discard; draw discard; cycle cards
    .text = You draw cards, then discard as many as you drew. Where it says up to, you choose how many before you draw.
rule-remove = Removing cards
    .names = remove; remove card; trash; thin deck
    .text = A removed card leaves your deck for good. Exhaustion cards go back to their stack instead of the box. Where an action lets you draw cards first, you may draw fewer or none, and you may remove fewer than allowed.
rule-move-again = Moving on
    .names = move again; ride on; move estanciero; second phase B
    .text = Some buildings let you move on a few steps and do phase B again at the new place. Fees are paid as usual, and you do not draw cards in between. Local actions of the first building that you have not used are lost.
rule-discs = Discs
    .names = disc; discs; player disc; disc space; clear disc
    .text = Discs from your board go to ships, stations and quays. An empty disc space gives you its ability for the rest of the game. If you have none that may be taken, one of your discs moves over from a station.
rule-corners = White and dark corners
    .names = corner; corners; white corners; dark corners
    .text = A disc from a space with white corners fits everywhere. One from a space with dark corners fits only on places with dark corners. If you have no white one left, a dark one may go on a white place.
rule-disc-steps = Discs: steps
    .names = step disc; steps disc
    .text = The first one raises your step limit by 2, the second by 1 and gives 2 points at the end. Both have dark corners.
rule-disc-hand = Discs: hand limit
    .names = hand limit; hand disc; hand size
    .text = Each of the two raises your hand limit by 1, from 4 up to 6. Both have dark corners.
rule-disc-certificates = Disc: certificate limit
    .names = certificate disc; certificate limit disc; limit 6
    .text = It raises the number of certificates you can hold from 4 to 6. It has white corners.
rule-disc-strength = Discs: strength
    .names = strength disc; strength discs
    .text = The white one gives 1 strength. The dark one gives 2 and brings 3 pesos at once.
rule-quays = Quays
    .names = quay; quays; quay I; quay II
    .text = Discs get to a quay when their ship departs, or by some actions. From there they can make an extra delivery into their city. A quay II lowers the grain you need. Many quays give points for each disc that stays there.
rule-cities = City maps
    .names = city; cities; city map; quarter; quarters
    .text = Le Havre, Rotterdam and Liverpool have four quarters each. A quarter asks for grain and holds spaces with bonuses and points, each for one disc only. With 2 or 3 players some city centres are covered.
rule-disc-to-quay = Disc to a quay
    .names = disc to quay; place disc on quay
    .text = You put a disc from your board directly on the quay named. Rotterdam takes white corners only, Liverpool dark ones too.
rule-take-cattle = Taking cattle
    .names = take cattle; free cattle; take card from market
    .text = You take a card of the kind named from the cattle market without gauchos. It goes to your discard pile.
rule-exhaust-others = Exhaustion for the others
    .names = exhaust others; everybody else takes exhaustion
    .text = Everybody else puts an exhaustion card on their discard pile, as long as there are any.
rule-kansas-city = Kansas City
    .names = kansas city; kansas; capital; subphases
    .text = The goal of the trail in the original game. In this order: foresight 1, 2 and 3, then income, then delivery. Then you start again at the beginning of the trail.
rule-foresight--original =
    .names = foresight original; kansas city foresight; supply
    .text = Three times you choose one of two tiles: hazards and camps go to the trail, workers to the job market. If the token passes a cattle icon, the cattle market is refilled at once.
rule-hazards = Hazards
    .names = hazard; hazards; flood; drought; rockfall; remove hazard
    .text = Floods, droughts and rockfalls lie on three branches of the trail and cost a fee to pass. On one you may only use a single auxiliary action. The action to remove one takes it off the trail for a price; it lies in front of you and is worth 2 to 4 points.
rule-camps = Camps and trade
    .names = camp; camps; teepee; trade; blue camp; green camp
    .text = Camps in blue and green lie along one branch. The trade action takes one: you gain or pay the money of its space. Pairs of both colours are worth something to some buildings and objectives.
rule-deliveries = Deliveries
    .names = delivery; deliveries; deliver; deliver cattle; city; cities
    .text = After your income you put a disc on a city whose value is not above your breeding value, once for each city; Kansas City and San Francisco may be repeated. Rewards between two adjacent cities come when the second gets your disc; an objective comes from the display.
rule-transport = Transport costs
    .names = transport; transport cost; crosses
    .text = If your engine has not reached the city you deliver to, you pay 1 dollar for each cross between them. Your income comes first, so you can pay.
rule-fees--original =
    .names = fees original; hand dollars
    .text = Hands of hazards and camps are paid to the bank, hands of private buildings to their owner; your own buildings are free. With 2 players both colours cost 2 dollars; with 3 green costs 2 and black 1; with 4 green costs 1 and black 2. If you cannot pay, you pay what you have.
rule-certificates--original =
    .names = certificates original; limit 3; limit 4
    .text = Certificates raise your breeding value in Kansas City. Those on your track are spent when used. You hold at most 3, 4 once the first limit disc is gone, 6 once both are gone. Permanent ones on station masters count every time and are never spent.
rule-last-station = Last station in the original game
    .names = space 39; last station; san francisco station; end of the track
    .text = When your engine reaches space 39 you may upgrade the station, once in a game. Then the engine goes back at least one space, to any free one, and you gain 3 dollars. If it stops on a turnout there, you may upgrade that station too.
rule-extraordinary = Extraordinary delivery
    .names = extraordinary delivery; 9a original
    .text = Move your engine back and deliver to a city whose value is not above the spaces moved; spaces with other engines and turnouts do not count. There are no transport costs. If the engine came to stand on a turnout, you may upgrade its station afterwards. With no space moved, on the turnout right behind, you may leave out the delivery.
rule-adjacent = Using an adjacent building
    .names = adjacent building; copy building; 8b original
    .text = You use the local actions of a building directly before or behind, neutral or anybody's, with no space between. The same tile cannot be used twice in a turn: not after you moved on from it, and not by moving onto it later.
rule-starting-objectives = Starting objectives
    .names = starting objective; first objective
    .text = In the original game everybody begins with one objective, face down. It costs nothing if it is not fulfilled.
rule-original-workers = Workers of the original game
    .names = cowboy; cowboys; craftsman; craftsmen; engineer; engineers; workers
    .text = Cowboys buy cattle, craftsmen place buildings, engineers move the engine. Each kind has a row of six spaces; the fifth and sixth give 4 points each.
rule-free-move = Moving without fees
    .names = free move; move without fees; free ride
    .text = An objective of the original game lets you move up to 3 steps without fees, but not into Kansas City, and the place you reach is not used. Before phase A your move then starts from there; after an action phase B is over.

## The same cards where the original differs
rule-turn--original =
    .text = Your turn has three phases: move your figure (A), use the place you reached (B), draw up to your hand limit (C). Then the next player goes.
rule-first-turn--original =
    .text = Put your figure on any neutral building; others may stand there already. There is no move: you go straight on with phase B.
rule-setup--original =
    .text = Neutral buildings lie on their printed letters or are shuffled. Everybody plays the same sides of the private buildings, a, b or a mix. The first player starts with 6 dollars, each later one with a dollar more; everybody has 4 cards and one starting objective.
rule-move--original =
    .text = Move your figure forward along the trail, at least one step and at most your step limit. Where the trail forks you choose the way. Other figures never block you. In Kansas City you always stop.
rule-location--original =
    .text = Only tiles count as places: buildings, hazards and camps, and also Kansas City. Empty spaces are passed for free and take no step. So a trail with fewer tiles is a faster trail.
rule-steps--original =
    .text = How many places you may move in one turn: 3 at the start, 4 with four players. Clearing the two step discs on your board raises it. You always move at least one step.
rule-place--original =
    .text = On a neutral building or your own you use its local actions, or instead one single auxiliary action. On somebody else's building, a hazard or a camp only one single auxiliary action. In Kansas City you go through its subphases.
rule-income--original =
    .text = Show your hand and add the breeding values of all different cattle types: each type counts once. You may add certificates. That many dollars are yours. Then all cards are discarded.
rule-job-market--original =
    .text = Workers fill the column of the token from top to bottom; when it is full, the token moves one column to the right. Nobody can be hired from the column of the token. When the token passes a cattle icon the cattle market is refilled at once; after the last column the game ends.
rule-cattle-refill--original =
    .text = When the token passes a cattle icon, cards are drawn at once until the market holds 7, 10 or 13 cards with 2, 3 or 4 players. If there are enough already, nothing is added.
rule-scoring--original =
    .text = Points come from money (1 for 5 dollars), buildings, discs in and between cities and on stations, hazards in front of you, cattle, objectives, station masters, workers on the fifth and sixth spaces (4 each), the second step disc (3) and the job market token (2). Ties share the victory.
rule-build--original =
    .text = Choose one of your buildings and put it on an empty building space, or replace one of your own. You need as many craftsmen as it asks for and pay 2 dollars for each, or 1 with the actions of the craftsman row.
rule-replace--original =
    .text = A building of yours on the trail may be replaced by one that asks for more craftsmen. You need and pay only the difference. The old one leaves the game, and if you stand on it you cannot use the new one in this turn.
rule-buy--original =
    .text = With your cowboys and dollars you buy cards of the cattle market; they go to your discard pile. You may buy several times in one action as long as you have cowboys left. A cowboy you do not need may put two new cards into the market.
rule-remove--original =
    .text = A removed card leaves your deck for good. There is no limit to how small a deck may get.
rule-engine--original =
    .text = Forward you may go as far as the action says, or less, but at least one. Spaces with other engines do not count. Where you stop the move is over; on a turnout you may upgrade its station. From space 39 it goes back again.
rule-engine-back--original =
    .text = As a cost the engine goes back exactly as many spaces as asked for. Spaces with other engines do not count, and you may stop on a turnout and upgrade there. It is impossible from space 0.
rule-upgrade--original =
    .text = When your engine stops at a turnout you may pay the price of the station and put a disc on it, once for each station. Others may have discs there too. If a station master still lies there, you may swap a hired worker for it.
rule-masters--original =
    .text = At the moment you upgrade its station, you may give up the last hired worker of any row and take the master. Its upper half is an action now or a permanent certificate; its lower half gives points at the end. Later there is no other chance.
rule-behind--original =
    .text = Building 9b lets you upgrade a station behind your engine that does not have your disc yet. You pay its price.
rule-breeding-value--original =
    .text = Each cattle type has a breeding value from 1 to 5. In Kansas City every different type in your hand counts once, so variety pays. The sum, with certificates, is your income and decides which cities you can deliver to.
rule-money--original =
    .text = Costs have to be paid in full, otherwise the action is not possible; only fees for hands and transport costs take what you have. At the end every 5 dollars are one point.
rule-objectives--original =
    .text = You take one from the display or from the top of the stack; between two cities from the display only. It goes to your discard pile, with building 6b into your hand; a card that came from the stack then is your secret until it leaves your hand. You may play it before you move, or before or after any action of phase B; its small action is used at once or forgone. Played cards must count at the end, cards still in your deck only if you like.
rule-tasks--original =
    .text = Each thing you have fulfils one task of one card only, so two cards asking for a station need two stations. The bot finds the best way to share them out.
rule-discs--original =
    .text = Discs from your board go to cities and stations. An empty disc space gives you its ability for the rest of the game. If you have none that may be taken, one of your discs moves over from a station.
rule-disc-steps--original =
    .text = The first one raises your step limit, by 1 with two players, else by 2, and brings 3 dollars at once; the second raises it by 1 and gives 3 points at the end. Both have dark corners.
rule-disc-hand--original =
    .text = Each of the two raises your hand limit by 1, from 4 up to 6, and costs 5 dollars to take. Both have dark corners.
rule-disc-certificates--original =
    .text = The white one raises the number of certificates you can hold from 3 to 4, the dark one to 6 once the white one is gone.
