# Errori e rifiuti dei file di Dust Tactics: carte, scenari, mappe, armate, profili.

# Campi di ogni file
fault-field-unknown = Il campo { $field } non esiste. Scegli tra: { $known }.
fault-field-choice = { $field } non può essere { $value }. Scegli tra: { $known }.
fault-field-text = { $field }: serve un testo.
fault-field-list = { $field }: serve un elenco di testi.
fault-field-number = { $field }: serve un numero intero da { $least } a { $most }, non { $value }.
fault-field-yes-or-no = { $field } è true o false.
fault-field-table = { $field }: serve una tabella.
fault-field-tables = { $field }: serve un elenco di tabelle.

# Carte delle unità
fault-card-source = { $field }: manca la pagina, la fonte o il motivo.
fault-card-no-source = { $field }: manca la fonte del valore.
fault-card-range = { $field }: { $value } non è una portata. Scrivi per esempio 4, 3-6, U, C o A.
fault-card-value = { $field }: { $value } non è un valore di combattimento. Scrivi per esempio -, 3/1, p2/3, 3/1,6/1, 1/hit o 1/skull.
fault-card-volley = { $field }: ogni passo della salva { $value } deve avere gli stessi danni.
fault-card-columns = { $field }: un profilo d’arma ha 4 valori per soldati, 7 per veicoli e 3 per velivoli, separati da |.
fault-card-size = { $field }: { $value } non è una dimensione. Scegli da 1x1 a 3x3.
fault-card-cover = { $field }: solo le squadre hanno valori di copertura.
fault-card-miniatures = { $field }: i PF sono { $hp }, ma le miniature elencate sono { $count }.
fault-card-nobody-carries = { $field }: nessuna miniatura porta quest’arma.
fault-card-role = { $field }: le competenze richiedono una miniatura con questo ruolo: { $role }.
fault-card-sniper = { $field }: la competenza Sniper e l’arma di un tiratore scelto vanno insieme.

# Mappe
fault-map-empty = La mappa è vuota.
fault-map-edges = Una mappa con muri ha un numero dispari di segni in ogni direzione, non { $width } per { $height }.
fault-map-edge = { $sign } non è un bordo. Usa spazio, - o |, s e L.
fault-map-size = Una mappa ha al massimo { $most } caselle per lato.
fault-map-row = Caselle di questa riga: { $found }. La prima riga ne ha { $expected }.
fault-map-sign = { $sign } non è un terreno. I segni sono . ~ x * # c t e da 1 a 9.
fault-marks-rows = Righe dei segni: { $found }. La mappa ne ha { $expected }.
fault-marks-row = Caselle di questa riga di segni: { $found }. La mappa ne ha { $expected }.

# Scenari
fault-scenario-sides = Uno scenario ha due schieramenti, non { $count }.
fault-scenario-no-entry = Lo schieramento { $side } non ha caselle d’ingresso. Segnane alcune con { $side }.
fault-scenario-entry = Le unità dello schieramento { $side } non possono stare sulla casella d’ingresso { $space }.
fault-scenario-mark = Nessuna casella ha il segno { $mark }.
fault-scenario-mark-unused = Il segno { $mark } non appartiene ad alcun obiettivo.
fault-scenario-worthless = Questo obiettivo non fa vincere la partita e non dà punti.
fault-scenario-cover-zone = La zona di copertura ha { $room ->
    [one] 1 casella
   *[other] { $room } caselle
 }: non basta per { $wanted ->
    [one] 1 elemento di copertura
   *[other] { $wanted } elementi di copertura
 }.
fault-scenario-squares = Caselle con posto per una tessera di terreno: solo { $room }.
fault-scenario-element = { $space }: lì non può stare questo elemento ({ $element }).
fault-scenario-cut-off = Gli schieramenti non possono raggiungersi a piedi.
fault-scenario-none = Lo scenario { $name } non esiste. Scegli tra: { $known }.

# Armate
fault-army-none = L’armata { $name } non esiste.
army-card-unknown = La carta { $card } non esiste.
army-empty = L’armata non ha unità.
army-over-limit = L’armata costa { $ap } AP. Il limite è { $limit }.
army-mixed-factions = Un’armata ha una sola fazione. Qui ce n’è più d’una.
army-hero-twice = { $hero } può esserci una sola volta, non { $count }.
army-command-squads = Due squadre comando devono avere classi di armatura diverse. Due volte { $armor }: { $squad }.
army-wrong-faction = Questo schieramento dello scenario è { $faction ->
    [allies] degli Alleati
    [axis] dell’Asse
    [ssu] dell’SSU
   *[other] di questa fazione: { $faction }
 }.
army-asked = Lo scenario richiede { $bound ->
    [least] almeno
   *[exactly] esattamente
 } { $who ->
    [soldier] { $count ->
        [one] una squadra o un eroe
       *[other] { $count } squadre o eroi
     }
    [squad] { $count ->
        [one] una squadra
       *[other] { $count } squadre
     }
    [hero] { $count ->
        [one] un eroe
       *[other] { $count } eroi
     }
    [vehicle] { $count ->
        [one] un veicolo
       *[other] { $count } veicoli
     }
    [aircraft] { $count ->
        [one] un velivolo
       *[other] { $count } velivoli
     }
    [artillery] { $count ->
        [one] un’unità di artiglieria
       *[other] { $count } unità di artiglieria
     }
    [command] { $count ->
        [one] una squadra comando
       *[other] { $count } squadre comando
     }
   *[any] { $count ->
        [one] un’unità
       *[other] { $count } unità
     }
 }. Qui: { $have }.
army-too-many = Lo scenario richiede esattamente { $count } unità. Qui: { $have }.
join-needs-hero-and-squad = Solo un eroe si unisce a una squadra: { $hero } non può unirsi a { $squad }.
join-armor-differs = { $hero } è { $heroarmor }, { $squad } è { $squadarmor }. Un eroe si unisce solo a squadre della sua classe di armatura.
join-skill-differs = { $hero } e { $squad } devono avere entrambi { $skill }, o nessuno dei due.
join-needs-commander = { $squad } è una squadra comando: può unirsi solo un eroe con Commander. { $hero } non ce l’ha.
join-second-hero = A una squadra si unisce un solo eroe: { $squad }.

# Profili

# Linea di vista e copertura
sight-crosses-blocker = La linea attraversa { $spaces }, che la blocca.
sight-crosses-wall = La linea attraversa il muro tra { $spaces }.
sight-corners-both-sides = La linea tocca angoli da entrambi i lati: { $spaces }.
sight-no-exit = { $spaces } non ha un’uscita in quella direzione.
cover-crate = Cassa di munizioni in { $spaces }: copertura leggera.
cover-trap = Ostacolo anticarro in { $spaces }: copertura pesante.
cover-cross = Macerie in { $spaces }: copertura leggera.
cover-structure-inside = Nella stessa struttura: copertura leggera.
cover-structure-outside = In una struttura, con l’attaccante fuori: copertura pesante.
cover-corner = La linea tocca un angolo di { $spaces }, accanto al bersaglio: copertura leggera.
cover-wall = La linea tocca la fine del muro tra { $spaces }, accanto al bersaglio: copertura leggera.

# Comandi
units-none = L’unità { $name } non esiste. { $nearest ->
    [none] {""}
   *[other] Intendevi { $nearest }?
}
units-checked = { $count ->
    [one] 1 carta corretta
   *[other] { $count } carte corrette
 } (valori stampati { $printed }, pubblicati { $published }, ricostruiti { $reconstructed }, nostri { $own }).
scenario-sound = { $name } è corretto: { $width } per { $height } caselle, { $ap } AP, { $rounds } round, { $objectives ->
    [one] 1 obiettivo
   *[other] { $objectives } obiettivi
 }.
scenario-legend = . cerchio  ~ acqua  x macerie  * fumo  # nessun simbolo  c cassa  t ostacolo  1-9 interno di una struttura  - | muro  s ingresso piccolo  L ingresso grande
scenario-marks-legend = 1 e 2 caselle d’ingresso  + zona di copertura  a b c ... obiettivi
scenario-unknown = Non c’è uno scenario né un file { $name }. Scegli tra: { $known }.
army-unknown = Non c’è un’armata né un file { $name }. Scegli tra: { $known }.
army-sound = { $name } è valida: { $count } unità, { $ap } AP.
units-head-kind = Tipo
units-head-movement = Mov.
units-head-skills = Competenze
units-head-figure = Dato
units-head-value = Valore
units-head-source = Fonte
units-figure-armor = Armatura
units-figure-movement = Movimento
units-figure-hp = PF
units-figure-ap = AP
units-figure-skills = Competenze
units-figure-soft_cover = Copertura leggera
units-figure-hard_cover = Copertura pesante
units-figure-size = Dimensioni
units-ammo = munizioni { $ammo }
tactics-weapon-class-burst = raffica
tactics-weapon-class-flamethrower = lanciafiamme
tactics-weapon-class-grenade = granata
tactics-weapon-class-knife = coltello
tactics-weapon-class-laser = laser
tactics-weapon-class-reloadable = ricaricabile
tactics-weapon-class-sniper = tiratore scelto
