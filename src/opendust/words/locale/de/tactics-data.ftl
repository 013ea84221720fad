# Sicht, Deckung und Armeen von Dust Tactics, wie Spieler sie lesen.

army-card-unknown = Es gibt keine Einheitenkarte { $card }.
army-empty = Die Armee hat keine Einheiten.
army-over-limit = Die Armee kostet { $ap } AP; die Grenze ist { $limit }.
army-mixed-factions = Eine Armee gehört zu einer Fraktion, nicht zu { $factions }.
army-hero-twice = { $hero } gibt es nur einmal, nicht { $count }-mal.
army-command-squads = Zwei Command Squads brauchen verschiedene Panzerungsklassen; { $squad } ist noch einer mit { $armor }.
army-wrong-faction = Diese Seite des Szenarios ist { $faction }.
army-too-few = Das Szenario verlangt mindestens { $least } dieser Art: { $who }. Es sind { $count }.
army-not-exactly = Das Szenario verlangt genau { $exactly } dieser Art: { $who }. Es sind { $count }.
army-too-many = Das Szenario verlangt { $exactly } Einheiten. Es sind { $count }.
join-needs-hero-and-squad = Nur ein Held schließt sich einem Trupp an: { $hero } kann sich { $squad } nicht anschließen.
join-armor-differs = { $hero } hat { $heroarmor }, { $squad } hat { $squadarmor }; ein Held schließt sich nur der eigenen Panzerungsklasse an.
join-skill-differs = { $hero } und { $squad } müssen beide { $skill } haben, oder keiner.
join-needs-commander = Nur ein Held mit Commander schließt sich dem Command Squad { $squad } an; { $hero } hat das nicht.
join-second-hero = Einem Trupp schließt sich nur ein Held an: { $squad }.
army-sound = { $name } darf gespielt werden: { $count } Einheiten, { $ap } AP.

sight-crosses-blocker = Die Linie kreuzt { $spaces }; das versperrt sie.
sight-crosses-wall = Die Linie kreuzt die Wand zwischen { $spaces }.
sight-corners-both-sides = Die Linie berührt Ecken auf beiden Seiten: { $spaces }.
sight-no-exit = { $spaces } hat dorthin keinen Ausgang.
cover-crate = Munitionskiste auf { $spaces }: leichte Deckung.
cover-trap = Panzersperre auf { $spaces }: schwere Deckung.
cover-cross = Trümmer auf { $spaces }: leichte Deckung.
cover-structure-inside = Im selben Gebäude: leichte Deckung.
cover-structure-outside = In einem Gebäude, von außen angegriffen: schwere Deckung.
cover-corner = Die Linie berührt eine Ecke von { $spaces } neben dem Ziel: leichte Deckung.
cover-wall = Die Linie berührt das Ende der Wand zwischen { $spaces } neben dem Ziel: leichte Deckung.
army-unknown = Es gibt keine Armee { $name } und keine solche Datei. Armeen sind: { $known }.
