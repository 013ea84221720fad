# Le cose di DUST.

dust-units-tank = { $amount ->
    [one] 1 Carro
   *[other] { $amount } Carri
 }
dust-units-mech = { $amount } Robot
dust-units-fighter = { $amount } Caccia
dust-units-bomber = { $amount ->
    [one] 1 Bombardiere
   *[other] { $amount } Bombardieri
 }
dust-units-submarine = { $amount ->
    [one] 1 Sottomarino
   *[other] { $amount } Sottomarini
 }
dust-units-center = { $amount ->
    [one] 1 Centro di Produzione
   *[other] { $amount } Centri di Produzione
 }
dust-units-card = { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
 }
dust-units-from = { $amount } da { $area }
dust-no-units = nessuna

dust-unit-tank = Carro
dust-unit-mech = Robot
dust-unit-fighter = Caccia
dust-unit-bomber = Bombardiere
dust-unit-submarine = Sottomarino
dust-unit-center = Centro di Produzione
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
dust-route-amphibious = lungo una catena di Sottomarini
dust-route-strategic = in volo, a qualunque distanza

dust-battle-land = battaglia terrestre
dust-battle-sea = battaglia navale
dust-battle-amphibious = attacco anfibio
dust-battle-drop = lancio di Robot

dust-supremacy-higher = la somma più alta
dust-supremacy-equal = la parità va al difensore
dust-supremacy-capital = una Capitale favorisce sempre il suo difensore

dust-majority-production = Supremazia di produzione
dust-majority-sea = Supremazia sul mare
dust-majority-land = Supremazia sulla terra

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

dust-effect-raketen-truppen = In una battaglia con unità terrestri, ritira tutti i dadi di un lancio.
dust-effect-nurse = In una battaglia, tira un dado per ogni unità persa; i colpi a segno la salvano.
dust-effect-secret-weapon = All'inizio di una battaglia tutte le unità nemiche devono ritirarsi.
dust-effect-diplomat = Nella tua produzione nomina un giocatore: in questo round nessuno dei due attacca l'altro.
dust-effect-alien-radar = Prima del primo lancio, togli unità da una battaglia.
dust-effect-koshka = Quando inizia il turno di un altro, gioca prima il tuo.
dust-effect-mech-dropper = Attacca qualunque area di terra nemica con Robot da qualunque luogo.
dust-effect-ace-of-the-sky = In una battaglia ogni tuo Caccia e Bombardiere tira un dado in più.
dust-effect-mech-builder = Nella tua produzione, un Robot gratis in un tuo Centro.
dust-effect-sigrid = Dopo un lancio, ritira i dadi a vuoto.
dust-effect-ballistic-missiles = Al posto di un attacco, lancia un missile su un'area nemica; gli scudi non servono.

dust-verb-play = giocare una carta
dust-verb-color = scegliere un colore
dust-verb-claim = prendere un'area
dust-verb-center = piazzare un Centro di Produzione
dust-verb-deploy = piazzare unità in un Centro di Produzione
dust-verb-launch = piazzare Sottomarini accanto a un Centro di Produzione
dust-verb-done = finire questo passo
dust-verb-pass = non fare nulla ora
dust-verb-interrupt = interrompere con Koshka e giocare subito
dust-verb-ally = fare una tregua con il Diplomatico
dust-verb-free-mech = costruire un Robot gratis con il Costruttore di Robot
dust-verb-buy = comprare unità
dust-verb-buy-neutrals = comprare unità neutrali
dust-verb-buy-centers = comprare Centri di Produzione (6 punti l'uno)
dust-verb-buy-cards = comprare carte (1 punto l'una)
dust-verb-deploy-neutrals = piazzare unità neutrali
dust-verb-move = muovere unità
dust-verb-fly = far volare Bombardieri da più aree verso una
dust-verb-attack = attaccare un'area nemica
dust-verb-bombard = attacco speciale: Bombardieri su Sottomarini, Sottomarini su terra
dust-verb-missile = lanciare un missile balistico
dust-verb-drop = sganciare Robot
dust-verb-secret-weapon = Arma Segreta: il nemico deve ritirarsi
dust-verb-radar = Radar Alieno: togliere unità dalla battaglia
dust-verb-ace = Asso del cielo: un dado in più per unità aerea
dust-verb-retreat = ritirarsi con unità
dust-verb-retreat-to = piazzare le unità in ritirata
dust-verb-reroll = ritirare i dadi
dust-verb-destroy = scegliere le unità distrutte
dust-verb-nurse = Infermiera: un dado per ogni unità persa

dust-done-setup_reinforce = finire i rinforzi
dust-done-purchase = finire gli acquisti
dust-done-production_end = finire la produzione
dust-done-movement = finire i movimenti
dust-done-attack = finire il turno
dust-pass-koshka_window = lasciar iniziare il turno
dust-pass-battle_start_window = non usare ora alcun potere
dust-pass-secret_weapon_window = tirare invece i dadi
dust-pass-retreat = restare e combattere
dust-pass-reroll_window = tenere il lancio
dust-pass-nurse_window = accettare le perdite

dust-field-card = Quale carta?
dust-field-color = Quale colore?
dust-field-area = Quale area?
dust-field-center = Da quale Centro di Produzione?
dust-field-amount = Quante?
dust-field-unit = Quale unità?
dust-field-player = Quale giocatore?
dust-field-discards = Quali carte scarti prima?
dust-field-origin = Da dove?
dust-field-target = Verso dove?
dust-field-units = Quali unità?
dust-field-bombers = Quanti Bombardieri da dove?
dust-field-mechs = Quanti Robot da dove?

dust-phase-setup = Preparazione
dust-phase-initiative = Iniziativa
dust-phase-production = Produzione
dust-phase-movement = Movimento
dust-phase-combat = Combattimento
dust-phase-battle = Battaglia
