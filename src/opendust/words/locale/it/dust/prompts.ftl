# Che cosa si deve decidere, e perché. $player è chi decide.

dust-prompt-setup_card = { $player }: scegli una carta di preparazione. Comincia il combattimento più alto. La produzione si aggiunge ai tuoi 12 punti di rinforzo.
dust-prompt-choose_color = { $player }: scegli il colore del tuo esercito.
dust-prompt-claim_capital = { $player }: scegli la tua capitale. Ti dà 6 punti produzione a turno e punti vittoria.
dust-prompt-claim_power_source = { $player }: occupa un giacimento VK. Fa rendere un centro di produzione e dà punti vittoria.
dust-prompt-claim_land = { $player }: occupa un’area di terra. I giacimenti VK danno punti vittoria ed entrate.
dust-prompt-setup_center = { $player }: piazza un centro di produzione in una tua area di terra, non su un giacimento VK. Lì costruirai le unità.
dust-prompt-setup_reinforce = { $player }: costruisci i rinforzi. { $points ->
    [one] Resta 1 punto
   *[other] Restano { $points } punti
 }. Carro 2, caccia 3, sottomarino 4, robot 5, bombardiere 6; al massimo cinque unità per centro.
dust-prompt-initiative_card = { $player }: scegli la carta di questo round. Combattimento: i tuoi attacchi e il tuo posto nell’ordine. Movimento: i tuoi movimenti. Produzione: punti in più.
dust-prompt-koshka_window = { $player }: inizia il turno di { $active }. Vuoi usare Koshka e giocare prima tu?
dust-prompt-purchase = { $player }: compra. { $points ->
    [one] Resta 1 punto produzione
   *[other] Restano { $points } punti produzione
 }. I punti non spesi vanno persi. { $aside-count ->
    [0] Non hai ancora comprato nulla.
   *[other] Hai comprato: { $aside }.
 }
dust-prompt-place_units = { $player }: piazza ciò che hai comprato: { $aside }. Nei tuoi centri di produzione, al massimo cinque unità per centro.
dust-prompt-place_centers = { $player }: piazza { $centers ->
    [one] un centro di produzione
   *[other] { $centers } centri di produzione
 } in tue aree di terra, non su un giacimento VK, uno per area.
dust-prompt-production_end = { $player }: la tua produzione sta per finire. Ultima occasione per usare { $ability }.
dust-prompt-movement = { $player }: muovi le tue unità. { $points ->
    [one] Resta 1 movimento
   *[other] Restano { $points } movimenti
 }. Un movimento porta quante unità vuoi da un’area a un’altra.
dust-prompt-attack = { $player }: attacca. { $points ->
    [one] Resta 1 attacco
   *[other] Restano { $points } attacchi
 }.
dust-prompt-battle_start_window = { $player }: battaglia ({ $target }). { $attackers } ({ $attacker }) contro { $defenders } ({ $defender }). Vuoi usare { $ability } prima del primo lancio?
dust-prompt-secret_weapon_window = { $player }: battaglia ({ $target }). Vuoi usare Arma Segreta prima del tuo primo lancio?
dust-prompt-retreat = { $player }: battaglia ({ $target }). { $attackers } ({ $attacker }) contro { $defenders } ({ $defender }). Vuoi ritirarti, o restare e combattere?
dust-prompt-retreat_destination = { $player }: dove vanno le unità in ritirata? Ancora da piazzare: { $aside }.
dust-prompt-reroll_window = { $player }: hai ottenuto { $faces }. Vuoi usare { $ability } per rilanciare?
dust-prompt-casualties = { $player }: { $hits ->
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 }. Quali unità nemiche distruggi? I carri proteggono i robot, i caccia i bombardieri.
dust-prompt-nurse_window = { $player }: perdi { $losses }. Vuoi usare Infermiera per salvare qualche unità?
dust-prompt-special_casualties = { $player }: { $hits ->
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 } ({ $target }). Quali unità distruggi?
