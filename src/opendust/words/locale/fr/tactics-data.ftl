# Vue, couvert et armées de Dust Tactics, comme les lisent les joueurs.

army-card-unknown = Il n'y a pas de carte d'unité { $card }.
army-empty = L'armée n'a pas d'unités.
army-over-limit = L'armée coûte { $ap } AP ; la limite est { $limit }.
army-mixed-factions = Une armée est d'une seule faction, pas de { $factions }.
army-hero-twice = Il n'y a qu'un { $hero }, pas { $count }.
army-command-squads = Deux Command Squads demandent des classes de blindage différentes ; { $squad } est encore { $armor }.
army-wrong-faction = Ce camp du scénario est { $faction }.
army-too-few = Le scénario en demande au moins { $least } de cette sorte : { $who }. Il y en a { $count }.
army-not-exactly = Le scénario en demande exactement { $exactly } de cette sorte : { $who }. Il y en a { $count }.
army-too-many = Le scénario demande { $exactly } unités. Il y en a { $count }.
join-needs-hero-and-squad = Seul un héros rejoint une escouade : { $hero } ne peut pas rejoindre { $squad }.
join-armor-differs = { $hero } est { $heroarmor }, { $squad } est { $squadarmor } ; un héros ne rejoint que sa propre classe de blindage.
join-skill-differs = { $hero } et { $squad } doivent avoir tous deux { $skill }, ou aucun.
join-needs-commander = Seul un héros avec Commander rejoint le Command Squad { $squad } ; { $hero } ne l'a pas.
join-second-hero = Une escouade n'est rejointe que par un héros : { $squad }.
army-sound = { $name } peut être jouée : { $count } unités, { $ap } AP.

sight-crosses-blocker = La ligne traverse { $spaces }, qui la bloque.
sight-crosses-wall = La ligne traverse le mur entre { $spaces }.
sight-corners-both-sides = La ligne touche des coins des deux côtés : { $spaces }.
sight-no-exit = { $spaces } n'a pas de sortie de ce côté.
cover-crate = Caisse de munitions en { $spaces } : couvert léger.
cover-trap = Obstacle antichar en { $spaces } : couvert lourd.
cover-cross = Ruines en { $spaces } : couvert léger.
cover-structure-inside = Dans la même structure : couvert léger.
cover-structure-outside = Dans une structure, attaqué du dehors : couvert lourd.
cover-corner = La ligne touche un coin de { $spaces } à côté de la cible : couvert léger.
cover-wall = La ligne touche le bout du mur entre { $spaces } à côté de la cible : couvert léger.
army-unknown = Il n'y a pas d'armée { $name } ni de fichier de ce nom. Les armées sont : { $known }.
