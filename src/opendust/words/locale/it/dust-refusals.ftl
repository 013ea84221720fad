# Perché un'azione di DUST non è lecita.

dust-refusal-ability-not-usable = In questo round non hai { $ability }, o lo hai già usato.
dust-refusal-ace-needs-air-unit = L'Asso del cielo vuole un tuo Caccia o Bombardiere nella battaglia, prima di ogni dado.
dust-refusal-ally-needs-another = La tregua si fa con un altro giocatore.
dust-refusal-amount-zero = La quantità deve essere almeno 1.
dust-refusal-area-occupied = { $area } è già occupata.
dust-refusal-area-unknown = Non c'è un'area numero { $number }.
dust-refusal-budget-not-exact = I punti di rinforzo si spendono tutti; così ne resterebbero { $rest }, che non si possono spendere.
dust-refusal-budget-not-spent = { $points ->
    [one] Resta 1 punto di rinforzo da spendere.
   *[other] Restano { $points } punti di rinforzo da spendere.
 }
dust-refusal-capital-closed = Con questi giocatori { $area } ora è chiusa: il numero dei giocatori decide quali Capitali si possono prendere.
dust-refusal-capital-closed-by-score = { $target } è una Capitale; i tuoi { $score } Punti Vittoria non bastano per attaccarne una.
dust-refusal-card-not-in-hand = Non hai in mano la carta { $card }.
dust-refusal-cards-bought-already = Le carte si comprano una volta per turno, e lo hai già fatto.
dust-refusal-casualties-illegal = { $hits ->
    [one] È distrutta esattamente 1 unità
   *[other] Sono distrutte esattamente { $hits } unità
 }, Carri prima dei Robot e Caccia prima dei Bombardieri.
dust-refusal-center-already-there = { $area } ha già un Centro di Produzione; uno per area.
dust-refusal-center-full = Il Centro di Produzione in { $center } può costruirne ancora { $room } in questa fase, non { $amount }.
dust-refusal-center-needs-own-land = { $area } non è una tua area di terra; un Centro di Produzione sta su una.
dust-refusal-center-on-power-source = { $area } è un Giacimento; i Centri di Produzione non vi stanno mai.
dust-refusal-claim-needs-capital = { $area } non è una Capitale.
dust-refusal-claim-needs-land = { $area } è un'area di mare; si prende solo terra.
dust-refusal-claim-needs-source = { $area } non è un Giacimento; prima si prendono i Giacimenti.
dust-refusal-color-taken = L'esercito { $color } è già preso.
dust-refusal-color-unknown = Non c'è un colore numero { $number }.
dust-refusal-deploy-needs-neutral-center = { $area } non ha un Centro di Produzione neutrale.
dust-refusal-deploy-needs-own-center = { $area } non ha un tuo Centro di Produzione; le unità si costruiscono in uno che c'era prima dell'acquisto.
dust-refusal-diplomat-too-late = Il Diplomatico si usa all'inizio della produzione, prima del primo acquisto.
dust-refusal-discard-needs-purchase = Si scarta solo prima di comprare almeno una carta.
dust-refusal-fighters-shield-bombers = { $fighters } Caccia proteggono i Bombardieri; prima i Caccia.
dust-refusal-free-mech-needs-center = { $area } non ha un tuo Centro di Produzione; lì si costruisce il Robot gratis.
dust-refusal-free-mech-on-new-center = Il Centro di Produzione in { $area } è nuovo; il Robot gratis va in uno più vecchio.
dust-refusal-hand-too-large = Con { $held } carte in mano, altre { $amount } supererebbero { $limit }.
dust-refusal-launch-needs-own-center = { $center } non ha un tuo Centro di Produzione.
dust-refusal-launch-needs-sea = { $area } è terra; i Sottomarini si piazzano in mare.
dust-refusal-launch-not-adjacent = { $area } non è adiacente a { $center }.
dust-refusal-launch-sea-closed = { $area } è di qualcun altro; lì non si piazzano nuovi Sottomarini.
dust-refusal-misshapen = { $verb } non si scrive così.
dust-refusal-missile-needs-center = Un missile vuole un tuo Centro di Produzione.
dust-refusal-no-center-in-box = Nella scatola restano { $left } Centri di Produzione, non { $amount }.
dust-refusal-no-chance-pending = Ora non si tirano dadi e non si pescano carte.
dust-refusal-no-missile-on-capital = { $target } è una Capitale; nessun missile può colpirla.
dust-refusal-no-neutral-center = Non c'è un Centro di Produzione neutrale in cui costruire.
dust-refusal-no-neutral-purchase = In questa edizione nessuno compra unità neutrali.
dust-refusal-no-neutral-submarines = Le forze neutrali non hanno Sottomarini.
dust-refusal-no-route = Da { $origin } a { $target } non c'è una via attraverso aree tue e libere.
dust-refusal-no-setup-submarines = In questa edizione non si costruiscono Sottomarini nella preparazione.
dust-refusal-no-submarine-attack-on-capital = { $target } è una Capitale; i Sottomarini non possono bombardarla.
dust-refusal-no-units = Serve almeno un'unità.
dust-refusal-nobody-chooses = Ora nessuno deve scegliere nulla.
dust-refusal-not-now = Ora “{ $verb }” non è possibile.
dust-refusal-not-set-aside = Di { $unit } ne hai comprate { $left } da piazzare, non { $amount }.
dust-refusal-not-your-choice = Ora la scelta non è tua.
dust-refusal-one-origin-only = In questa edizione i Bombardieri di un movimento vengono da una sola area.
dust-refusal-origin-not-own = { $origin } non è tua.
dust-refusal-outcome-impossible = { $count ->
    [one] Qui serve esattamente un risultato
   *[other] Qui servono esattamente { $count } risultati
 }, e questi sono impossibili.
dust-refusal-radar-illegal = Qui il Radar Alieno non si può usare: le tue unità non hanno dove andare, o la battaglia non lo permette.
dust-refusal-radar-takes-all = In questa edizione il Radar Alieno toglie tutte le tue unità dalla battaglia.
dust-refusal-refuge-closed = { $area } non è un rifugio: i difensori si ritirano in aree adiacenti proprie, o libere dove l'edizione lo permette.
dust-refusal-same-attack = In questo turno hai già attaccato { $target } da { $origin }.
dust-refusal-secret-weapon-illegal = Qui l'Arma Segreta non si può usare: le unità nemiche non possono essere costrette a ritirarsi.
dust-refusal-secret-weapon-later = In questa edizione l'Arma Segreta si usa subito prima del primo lancio dell'attaccante.
dust-refusal-special-needs-all = In questa edizione devono partecipare tutte e { $amount }.
dust-refusal-special-needs-bombers = Da terra solo i Bombardieri fanno attacchi speciali.
dust-refusal-special-needs-submarines = Dal mare solo i Sottomarini fanno attacchi speciali.
dust-refusal-submarine-is-launched = I Sottomarini si piazzano in mare: launch QUANTI CENTRO MARE.
dust-refusal-submarines-first = Piazza prima i Sottomarini; hanno bisogno di certi Centri.
dust-refusal-tanks-shield-mechs = { $tanks ->
    [one] 1 Carro protegge
   *[other] { $tanks } Carri proteggono
 } i Robot; prima i Carri.
dust-refusal-target-held = { $target } è di qualcun altro; i movimenti finiscono in aree tue o libere.
dust-refusal-target-is-origin = { $area } non può essere partenza e arrivo.
dust-refusal-target-not-adjacent = { $target } non è adiacente a { $origin }.
dust-refusal-target-not-land = { $target } non è un'area di terra.
dust-refusal-target-of-ally = { $target } è di un giocatore con cui hai una tregua in questo round.
dust-refusal-target-out-of-reach = { $target } non si può attaccare da { $origin }: non è adiacente né unita dai tuoi Sottomarini.
dust-refusal-target-own = { $target } è tua.
dust-refusal-target-protected-in-round-one = { $target } non si può attaccare nel primo round.
dust-refusal-target-unoccupied = { $target } è libera; si prende muovendovi.
dust-refusal-too-few-figures = Restano { $left } pezzi per { $unit }, non { $amount }.
dust-refusal-too-few-places = I tuoi Centri di Produzione hanno posto per altri { $left } ({ $unit }), non { $amount }.
dust-refusal-too-few-points = { $things }: costo { $cost } punti; ne hai { $points }.
dust-refusal-too-few-sites = Hai posto per altri { $left } Centri di Produzione, non { $amount }.
dust-refusal-too-many-retreat = Ora possono ritirarsi al massimo { $limit }, non { $amount }.
dust-refusal-unit-unknown = Non c'è un'unità numero { $number }.
dust-refusal-units-not-in-battle = Queste unità non sono nella battaglia.
dust-refusal-units-not-retreating = Queste unità non si stanno ritirando.
dust-refusal-units-not-there = Queste unità non sono in { $origin }.
dust-refusal-wrong-element = Da { $origin } queste unità non possono attaccare { $target }: le unità terrestri e aeree combattono a terra, i Sottomarini in mare.
