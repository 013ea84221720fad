# Che cosa si decide in Dust Tactics, e perché. $player è chi decide.

tactics-prompt-placing = { $player }: { $what ->
    [square] posa un riquadro di terreno, ne restano { $squares }. Copre il punto di uno spazio: nessuno può entrarvi o vedere attraverso.
   *[element] metti un elemento di copertura: restano { $crates } casse e { $traps } ostacoli anticarro. Le squadre in uno spazio che ne ha uno sono più difficili da colpire.
 }
tactics-prompt-joining = { $player }: un eroe si unisce a una squadra? Agiscono come una sola unità, e la squadra subisce le perdite al posto dell'eroe.
tactics-prompt-first = { $player }: hai vinto l'iniziativa. Chi gioca per primo in questo round?
tactics-prompt-activation = { $player }: round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}di { $rounds }
 }. Quale unità attivi? Ha due azioni; le dici entrambe prima che agisca.
tactics-prompt-entry = { $player }: { $unit } entra sul campo. Dove?
tactics-prompt-move = { $player }: { $unit } è in { $space } e ha { $points ->
    [one] 1 punto movimento
   *[other] { $points } punti movimento
 }. Dove va il passo? Il primo passo diagonale di un movimento costa 1, ogni altro 2.
tactics-prompt-reaction = { $player }: l'unità nemica { $unit } è in { $space }. Tentare il fuoco di reazione? Può provarci una sola unità; se tira un HIT attacca subito, e per questo round ha finito.
tactics-prompt-declaration = { $player }: { $attacker } attacca. Quali abilità e armi speciali usa?
tactics-prompt-targets = { $player }: { $attacker } attacca. Punta ogni arma su un bersaglio, poi spara. { $shots-count ->
    [0] Ancora nulla è puntato.
   *[other] Puntate: { $shots }.
 }
tactics-prompt-flame = { $player }: per quale spazio passa la fiamma di { $attacker } verso { $target }?
tactics-prompt-medal = { $player }: i dadi mostrano { $good } successi e { $bad } fallimenti. Tirarne uno di nuovo con Medal of Honor?
tactics-prompt-retaliation = { $player }: { $attacker } attacca { $unit } in corpo a corpo. Con che cosa risponde { $unit }?
tactics-prompt-losses = { $player }: { $unit } subisce { $points ->
    [one] 1 punto di danno
   *[other] { $points } punti di danno
 }. Chi è perso?
tactics-prompt-skill = { $player }: { $unit } usa { $deed }. Su che cosa?
