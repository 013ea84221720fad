# Vista, copertura e armate di Dust Tactics, come le leggono i giocatori.

army-card-unknown = Non c'è una carta unità { $card }.
army-empty = L'armata non ha unità.
army-over-limit = L'armata costa { $ap } AP; il limite è { $limit }.
army-mixed-factions = Un'armata è di una sola fazione, non di { $factions }.
army-hero-twice = C'è un solo { $hero }, non { $count }.
army-command-squads = Due Command Squad vogliono classi d'armatura diverse; { $squad } è un altro { $armor }.
army-wrong-faction = Questa parte dello scenario è { $faction }.
army-too-few = Lo scenario ne vuole almeno { $least } di questo tipo: { $who }. Ce ne sono { $count }.
army-not-exactly = Lo scenario ne vuole esattamente { $exactly } di questo tipo: { $who }. Ce ne sono { $count }.
army-too-many = Lo scenario vuole { $exactly } unità. Ce ne sono { $count }.
join-needs-hero-and-squad = Solo un eroe si unisce a una squadra: { $hero } non può unirsi a { $squad }.
join-armor-differs = { $hero } è { $heroarmor }, { $squad } è { $squadarmor }; un eroe si unisce solo alla sua classe d'armatura.
join-skill-differs = { $hero } e { $squad } devono avere entrambi { $skill }, o nessuno dei due.
join-needs-commander = Solo un eroe con Commander si unisce al Command Squad { $squad }; { $hero } non lo ha.
join-second-hero = A una squadra si unisce un solo eroe: { $squad }.
army-sound = { $name } si può giocare: { $count } unità, { $ap } AP.

sight-crosses-blocker = La linea attraversa { $spaces }, che la blocca.
sight-crosses-wall = La linea attraversa il muro tra { $spaces }.
sight-corners-both-sides = La linea tocca angoli da entrambi i lati: { $spaces }.
sight-no-exit = { $spaces } non ha un'uscita da quella parte.
cover-crate = Cassa di munizioni in { $spaces }: copertura leggera.
cover-trap = Ostacolo anticarro in { $spaces }: copertura pesante.
cover-cross = Macerie in { $spaces }: copertura leggera.
cover-structure-inside = Nella stessa struttura: copertura leggera.
cover-structure-outside = In una struttura, attaccati da fuori: copertura pesante.
cover-corner = La linea tocca un angolo di { $spaces } accanto al bersaglio: copertura leggera.
cover-wall = La linea tocca la fine del muro tra { $spaces } accanto al bersaglio: copertura leggera.
army-unknown = Non c'è un esercito { $name } né un file con questo nome. Gli eserciti sono: { $known }.
