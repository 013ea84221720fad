# What each skill does, in one line for a unit card; the rule has the details.

tactics-skill-effect-advanced-reactive-fire = Two dice for reactive fire; one HIT is enough.
tactics-skill-effect-agile = Every diagonal step costs one movement point.
tactics-skill-effect-all-in-one = Once: all weapons roll twice their dice for a round.
tactics-skill-effect-artillery-strike = One action: a friendly artillery unit fires at once at a unit that this one sees.
tactics-skill-effect-assault = When used, its movement is doubled.
tactics-skill-effect-badass = Its limited weapons never run out of ammo.
tactics-skill-effect-berserk = Dice that miss may be rolled again once for each weapon.
tactics-skill-effect-black-ops = Its side rolls one more initiative die each round.
tactics-skill-effect-blutkreuz-ape = Ape heroes join only ape squads, and the other way round.
tactics-skill-effect-blutkreuz-zombie = Zombie heroes join only zombie squads, and the other way round.
tactics-skill-effect-charge = After two moves it attacks with its weapons of range 1 or C.
tactics-skill-effect-command-squad = Officer, radioman, mechanic and medic: each gives the squad an action of his own.
tactics-skill-effect-commander = He may join a Command Squad.
tactics-skill-effect-damage-resilient = One die for each point of damage; each HIT ignores one.
tactics-skill-effect-fast = One move of each activation may go one space further.
tactics-skill-effect-heroic-attack = Once: for a round nothing harms the hero.
tactics-skill-effect-jump = It moves over cover elements and units; it must land in an empty space.
tactics-skill-effect-medal-of-honor = One die of an attack may be rolled again; the new result counts.
tactics-skill-effect-scout-vehicle = In the first round it may move two spaces further.
tactics-skill-effect-self-repair = At the end of each round one die for each lost HP; each HIT repairs one.
tactics-skill-effect-sniper = The sniper chooses which miniature he hits.
tactics-skill-effect-spotter = When his squad attacks, a BLANK succeeds and a HIT fails.
tactics-skill-effect-superior-reactive-fire = Three dice for reactive fire; one HIT is enough.
tactics-skill-effect-tank-head = One action: all damage of an adjacent friendly vehicle is repaired.
tactics-skill-effect-wiederbelebungsserum = Attacking soldiers, the hero regains one HP for each HIT.
