# Le cose di DUST.

dust-units-tank = { $amount ->
    [one] 1 carro
   *[other] { $amount } carri
 }
dust-units-mech = { $amount } robot
dust-units-fighter = { $amount } caccia
dust-units-bomber = { $amount ->
    [one] 1 bombardiere
   *[other] { $amount } bombardieri
 }
dust-units-submarine = { $amount ->
    [one] 1 sottomarino
   *[other] { $amount } sottomarini
 }
dust-units-center = { $amount ->
    [one] 1 centro di produzione
   *[other] { $amount } centri di produzione
 }
dust-units-card = { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
 }
dust-units-from = { $amount } ({ $area })
dust-no-units = nessuna

dust-unit-tank = carro
dust-unit-mech = robot
dust-unit-fighter = caccia
dust-unit-bomber = bombardiere
dust-unit-submarine = sottomarino
dust-unit-center = centro di produzione
dust-unit-card = carta

dust-card = { $ability } { $combat }-{ $movement }-{ $production } ({ $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
 })

dust-owner-neutral = forze neutrali
dust-owner-nobody = nessuno

dust-color-red = rosso
dust-color-blue = blu
dust-color-green = verde
dust-color-yellow = giallo
dust-color-black = nero
dust-color-white = bianco

dust-route-land = via terra
dust-route-sea = via mare
dust-route-amphibious = lungo una catena di sottomarini
dust-route-strategic = in volo, a qualunque distanza

dust-battle-land = battaglia terrestre
dust-battle-sea = battaglia navale
dust-battle-amphibious = attacco anfibio
dust-battle-drop = lancio di robot

dust-supremacy-higher = la somma più alta
dust-supremacy-equal = la parità va al difensore
dust-supremacy-capital = una capitale favorisce sempre chi la difende

dust-majority-production = supremazia di produzione
dust-majority-sea = supremazia sul mare
dust-majority-land = supremazia sulla terra

# I poteri speciali: il nome stampato sulle carte e l’effetto in una riga.

dust-ability-raketen-truppen = Raketen Truppen
dust-ability-nurse = Infermiera
dust-ability-secret-weapon = Arma Segreta
dust-ability-diplomat = Diplomatico
dust-ability-alien-radar = Radar Alieno
dust-ability-koshka = Koshka
dust-ability-mech-dropper = Sgancia Robot
dust-ability-ace-of-the-sky = Asso del cielo
dust-ability-mech-builder = Costruttore di Robot
dust-ability-sigrid = Sigrid
dust-ability-ballistic-missiles = Missili Balistici

dust-effect-raketen-truppen = In una battaglia con tue unità terrestri, rilancia tutti i dadi di un lancio.
dust-effect-nurse = In una battaglia, lancia un dado per ogni unità che perdi: con un vuoto si ritira e si salva.
dust-effect-secret-weapon = All’inizio di una battaglia tutte le unità nemiche devono ritirarsi.
dust-effect-diplomat = Nella tua produzione, nomina un giocatore: in questo round nessuno dei due può attaccare l’altro.
dust-effect-alien-radar = Prima del primo lancio, porta via le tue unità da una battaglia.
dust-effect-koshka = Quando inizia il turno di un altro, gioca prima il tuo.
dust-effect-mech-dropper = Attacca qualunque area di terra nemica con robot da ogni parte del mondo.
dust-effect-ace-of-the-sky = In una battaglia, ogni tuo caccia e bombardiere lancia un dado in più.
dust-effect-mech-builder = Nella tua produzione, un robot gratis in un tuo centro di produzione.
dust-effect-sigrid = Dopo un lancio, rilancia i dadi vuoti.
dust-effect-ballistic-missiles = Al posto di un attacco, lancia un missile su un’area nemica. Le protezioni non valgono.

# I verbi: che cosa fanno, in poche parole.

dust-verb-play = giocare una carta
dust-verb-color = scegliere un colore
dust-verb-claim = occupare un’area
dust-verb-center = piazzare un centro di produzione
dust-verb-deploy = piazzare unità in un centro di produzione
dust-verb-launch = piazzare sottomarini accanto a un centro di produzione
dust-verb-done = finire questo passo
dust-verb-pass = non fare nulla ora
dust-verb-interrupt = usare Koshka e giocare subito
dust-verb-ally = fare una tregua con Diplomatico
dust-verb-free-mech = costruire un robot gratis con Costruttore di Robot
dust-verb-buy = comprare unità (carro 2, caccia 3, sottomarino 4, robot 5, bombardiere 6)
dust-verb-buy-neutrals = comprare unità neutrali
dust-verb-buy-centers = comprare centri di produzione (6 punti l’uno)
dust-verb-buy-cards = comprare carte (1 punto l’una)
dust-verb-deploy-neutrals = piazzare unità neutrali
dust-verb-move = muovere unità
dust-verb-fly = far volare bombardieri da più aree verso una sola
dust-verb-attack = attaccare un’area nemica
dust-verb-bombard = attacco speciale: bombardieri contro sottomarini, sottomarini contro terra
dust-verb-missile = lanciare un missile con Missili Balistici
dust-verb-drop = attaccare con Sgancia Robot
dust-verb-secret-weapon = usare Arma Segreta: il nemico deve ritirarsi
dust-verb-radar = usare Radar Alieno: portare via unità dalla battaglia
dust-verb-ace = usare Asso del cielo: un dado in più per unità aerea
dust-verb-retreat = battere in ritirata
dust-verb-retreat-to = piazzare le unità in ritirata
dust-verb-reroll = rilanciare
dust-verb-destroy = scegliere le unità distrutte
dust-verb-nurse = usare Infermiera: un dado per ogni unità persa

# Che cosa significano «done» e «pass» in ogni momento.

dust-done-setup_reinforce = finire i rinforzi
dust-done-purchase = finire gli acquisti
dust-done-production_end = finire la produzione
dust-done-movement = finire i movimenti
dust-done-attack = finire il turno
dust-pass-koshka_window = lasciar iniziare il turno
dust-pass-battle_start_window = non usare poteri ora
dust-pass-secret_weapon_window = lanciare i dadi
dust-pass-retreat = restare e combattere
dust-pass-reroll_window = tenere il lancio
dust-pass-nurse_window = accettare le perdite

# I campi dei comandi, come domande.

dust-field-card = Quale carta?
dust-field-color = Quale colore?
dust-field-area = Quale area?
dust-field-center = Da quale centro di produzione?
dust-field-amount = Quantità?
dust-field-unit = Quale unità?
dust-field-player = Quale giocatore?
dust-field-discards = Quali carte scarti prima?
dust-field-origin = Da dove?
dust-field-target = Verso dove?
dust-field-units = Quali unità?
dust-field-bombers = Quanti bombardieri, e da dove?
dust-field-mechs = Quanti robot, e da dove?

# Le fasi, come titoli.

dust-phase-setup = Preparazione
dust-phase-initiative = Scelta delle carte
dust-phase-production = Produzione
dust-phase-movement = Movimento
dust-phase-combat = Combattimento
dust-phase-battle = Battaglia
