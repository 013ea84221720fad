# Che cosa si decide in Dust Tactics, e perché. $player è chi decide.

tactics-prompt-placing = { $player }: { $what ->
    [square] metti una tessera di terreno (ancora { $squares }). Copre il punto di una casella: nessuno può entrarvi o vedere attraverso.
   *[element] metti un elemento di copertura. Ancora disponibili: { $crates ->
        [0] nessuna cassa
        [one] 1 cassa
       *[other] { $crates } casse
     } e { $traps ->
        [0] nessun ostacolo anticarro
        [one] 1 ostacolo anticarro
       *[other] { $traps } ostacoli anticarro
     }. Una squadra nella stessa casella è più difficile da colpire.
 }
tactics-prompt-joining = { $player }: vuoi unire un eroe a una squadra? Agiscono come una sola unità, e la squadra può subire le perdite al posto dell’eroe.
tactics-prompt-first = { $player }: hai vinto l’iniziativa. Chi comincia in questo round?
tactics-prompt-activation = { $player }: round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}di { $rounds }
 }. Quale unità attivi? Scegli ora entrambe le sue azioni.
tactics-prompt-entry = { $player }: in quale casella di schieramento metti { $unit }?
tactics-prompt-move = { $player }: dove muovere { $unit } da { $space }? { $points ->
    [one] Resta 1 punto movimento
   *[other] Restano { $points } punti movimento
 }. Il primo passo in diagonale di un’attivazione costa 1, ogni altro 2.
tactics-prompt-reaction = { $player }: vuoi tentare il fuoco di reazione contro { $unit } in { $space }? Può provare una sola unità: con un colpo a segno attacca subito. In ogni caso ha finito per questo round.
tactics-prompt-declaration = { $player }: attacco di { $attacker }. Quali competenze e armi speciali usi?
tactics-prompt-targets = { $player }: attacco di { $attacker }. Punta ogni arma su un bersaglio, poi spara. { $shots-count ->
    [0] Nessuna arma è ancora puntata.
   *[other] Armi puntate: { $shots }.
 }
tactics-prompt-flame = { $player }: per quale casella passa la fiamma di { $attacker } verso { $target }?
tactics-prompt-medal = { $player }: { $good ->
    [one] 1 dado riuscito
   *[other] { $good } dadi riusciti
 }, { $bad ->
    [one] 1 mancato
   *[other] { $bad } mancati
 }. Vuoi rilanciarne uno con Medal of Honor?
tactics-prompt-retaliation = { $player }: corpo a corpo, { $attacker } contro { $unit }. Con quali armi vuoi contrattaccare?
tactics-prompt-losses = { $player }: { $points ->
    [one] 1 danno
   *[other] { $points } danni
 } per { $unit }. Scegli le perdite.
tactics-prompt-skill = { $player }: { $deed } di { $unit }. Su chi o su che cosa?
