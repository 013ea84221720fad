# What each skill does, in one line for a unit card; the rule has the details.

tactics-skill-effect-advanced-reactive-fire = Two dice for reactive fire; one hit is enough.
tactics-skill-effect-agile = Every diagonal step costs one movement point.
tactics-skill-effect-all-in-one = Once per game: all weapons roll twice their dice for a round.
tactics-skill-effect-artillery-strike = One action: a friendly artillery unit fires at once at a unit this one sees.
tactics-skill-effect-assault = Once per game: it moves twice as far.
tactics-skill-effect-badass = Its limited weapons never run out of ammo.
tactics-skill-effect-berserk = Once per game: reroll every weapon’s misses once.
tactics-skill-effect-black-ops = Its side rolls one more initiative die each round.
tactics-skill-effect-blutkreuz-ape = Ape heroes only join ape squads, and ape squads only take ape heroes.
tactics-skill-effect-blutkreuz-zombie = Zombie heroes only join zombie squads, and zombie squads only take zombie heroes.
tactics-skill-effect-charge = After two moves it attacks with its weapons of range 1 or C.
tactics-skill-effect-command-squad = Officer, radioman, mechanic and medic each give the squad an action of their own.
tactics-skill-effect-commander = This hero can join a Command Squad.
tactics-skill-effect-damage-resilient = One die for each point of damage; each hit ignores one.
tactics-skill-effect-fast = One move of each activation may go one space further.
tactics-skill-effect-heroic-attack = Once per game: nothing damages the hero for a round.
tactics-skill-effect-jump = It moves over cover elements and units, and must land in an empty space.
tactics-skill-effect-medal-of-honor = Once per round: reroll one die of an attack. The new result counts.
tactics-skill-effect-scout-vehicle = In the first round it may move two spaces further.
tactics-skill-effect-self-repair = At the end of each round, one die for each lost HP; each hit repairs one.
tactics-skill-effect-sniper = The sniper chooses which miniature to hit.
tactics-skill-effect-spotter = When the squad attacks, blanks succeed and hits fail.
tactics-skill-effect-superior-reactive-fire = Three dice for reactive fire; one hit is enough.
tactics-skill-effect-tank-head = Once per game, one action: repair all damage of an adjacent friendly vehicle.
tactics-skill-effect-wiederbelebungsserum = When attacking soldiers, the hero regains one HP for each hit.
