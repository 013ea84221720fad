# Che cosa si deve decidere, e perché.

dust-prompt-setup_card = { $player }: scegli una carta di preparazione. Il combattimento più alto prepara per primo (poi movimento, poi stelle); la produzione si somma ai 12 punti di rinforzo. Una carta mostra combattimento-movimento-produzione.
dust-prompt-choose_color = { $player }: scegli il colore del tuo esercito.
dust-prompt-claim_capital = { $player }: prendi una Capitale. È la tua patria: vale 6 Punti Produzione a turno e Punti Vittoria.
dust-prompt-claim_power_source = { $player }: prendi un Giacimento. Ognuno sostiene un Centro di Produzione e dà Punti Vittoria.
dust-prompt-claim_land = { $player }: prendi un'area di terra con un Carro. Le aree vicine alle tue si tengono meglio.
dust-prompt-setup_center = { $player }: piazza un Centro di Produzione in una tua area di terra, non su un Giacimento. Lì si costruiscono le unità.
dust-prompt-setup_reinforce = { $player }: costruisci i rinforzi, { $points ->
    [one] 1 punto rimasto
   *[other] { $points } punti rimasti
 }. Carro 2, Caccia 3, Sottomarino 4, Robot 5, Bombardiere 6; al massimo cinque unità per Centro.
dust-prompt-initiative_card = { $player }: scegli la carta di questo round. Combattimento è il numero dei tuoi attacchi e il tuo posto nell'ordine, movimento il numero dei movimenti, produzione si somma ai punti.
dust-prompt-koshka_window = { $player }: inizia il turno di { $active }. Interromperlo con Koshka e giocare prima?
dust-prompt-purchase = { $player }: compra, { $points ->
    [one] 1 Punto Produzione rimasto
   *[other] { $points } Punti Produzione rimasti
 }. Carro 2, Caccia 3, Sottomarino 4, Robot 5, Bombardiere 6, Centro di Produzione 6, carta 1. I punti tenuti sono persi. { $aside-count ->
    [0] Non è ancora comprato nulla.
   *[other] Comprato: { $aside }.
 }
dust-prompt-place_units = { $player }: piazza ciò che hai comprato: { $aside }. Nei tuoi Centri di Produzione, al massimo cinque per Centro.
dust-prompt-place_centers = { $player }: piazza { $centers ->
    [one] un Centro di Produzione
   *[other] { $centers } Centri di Produzione
 } in tue aree di terra, non su un Giacimento, uno per area.
dust-prompt-production_end = { $player }: la tua produzione finisce. Ultima occasione per usare { $ability }.
dust-prompt-movement = { $player }: muovi, { $points ->
    [one] 1 movimento rimasto
   *[other] { $points } movimenti rimasti
 }. Un movimento porta quante unità vuoi da un'area a un'altra.
dust-prompt-attack = { $player }: attacca, { $points ->
    [one] 1 attacco rimasto
   *[other] { $points } attacchi rimasti
 }.
dust-prompt-battle_start_window = { $player }: battaglia di { $target }. { $attacker } attacca con { $attackers }, { $defender } difende con { $defenders }. Usare { $ability } prima del primo lancio?
dust-prompt-secret_weapon_window = { $player }: battaglia di { $target }. Usare l'Arma Segreta prima del tuo primo lancio?
dust-prompt-retreat = { $player }: battaglia di { $target }. { $attacker } ha { $attackers }, { $defender } ha { $defenders }. Ritirarsi, o restare e combattere?
dust-prompt-retreat_destination = { $player }: dove vanno le unità in ritirata? Ancora da piazzare: { $aside }.
dust-prompt-reroll_window = { $player }: i dadi mostrano { $faces }. Usare { $ability } per ritirare?
dust-prompt-casualties = { $player }: { $hits ->
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 }. Quali unità nemiche sono distrutte? I Carri proteggono i Robot, i Caccia i Bombardieri.
dust-prompt-nurse_window = { $player }: perdi { $losses }. Usare l'Infermiera per salvarne alcune?
dust-prompt-special_casualties = { $player }: { $hits ->
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 } su { $target }. Quali unità sono distrutte?
