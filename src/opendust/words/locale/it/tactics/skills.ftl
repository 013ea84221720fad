# Che cosa fa ogni competenza, in una riga per la carta di un’unità.

tactics-skill-effect-advanced-reactive-fire = Due dadi per il fuoco di reazione: basta un colpo a segno.
tactics-skill-effect-agile = Ogni passo in diagonale costa un punto movimento.
tactics-skill-effect-all-in-one = Una volta per partita: per un round tutte le armi lanciano il doppio dei dadi.
tactics-skill-effect-artillery-strike = Un’azione: un’unità di artiglieria amica spara subito a un’unità che questa vede.
tactics-skill-effect-assault = Una volta per partita: il movimento raddoppia.
tactics-skill-effect-badass = Le sue armi a munizioni limitate non si esauriscono mai.
tactics-skill-effect-berserk = Una volta per partita: i dadi mancati di ogni arma si rilanciano una volta.
tactics-skill-effect-black-ops = Il suo schieramento lancia ogni round un dado di iniziativa in più.
tactics-skill-effect-blutkreuz-ape = Gli eroi Ape si uniscono solo a squadre Ape, e viceversa.
tactics-skill-effect-blutkreuz-zombie = Gli eroi Zombie si uniscono solo a squadre Zombie, e viceversa.
tactics-skill-effect-charge = Dopo due movimenti attacca con le armi di portata 1 o C.
tactics-skill-effect-command-squad = Ufficiale, radiofonista, meccanico e medico danno ciascuno un’azione alla squadra.
tactics-skill-effect-commander = Può unirsi a una squadra comando.
tactics-skill-effect-damage-resilient = Un dado per ogni danno: ogni colpo a segno ne annulla uno.
tactics-skill-effect-fast = In ogni attivazione un movimento può andare una casella più lontano.
tactics-skill-effect-heroic-attack = Una volta per partita: per un round nulla danneggia l’eroe.
tactics-skill-effect-jump = Muove sopra elementi di copertura e unità; deve atterrare in una casella vuota.
tactics-skill-effect-medal-of-honor = Una volta per round: si rilancia un dado di un attacco. Vale il nuovo risultato.
tactics-skill-effect-scout-vehicle = Nel primo round può muovere due caselle in più.
tactics-skill-effect-self-repair = Alla fine di ogni round un dado per ogni PF perso: ogni colpo a segno ne ripara uno.
tactics-skill-effect-sniper = Il tiratore scelto decide quale miniatura colpire.
tactics-skill-effect-spotter = Quando la sua squadra attacca, il vuoto riesce e il colpo a segno fallisce.
tactics-skill-effect-superior-reactive-fire = Tre dadi per il fuoco di reazione: basta un colpo a segno.
tactics-skill-effect-tank-head = Una volta per partita, un’azione: ripara tutti i danni di un veicolo amico adiacente.
tactics-skill-effect-wiederbelebungsserum = Attaccando soldati, l’eroe recupera un PF per ogni colpo a segno.
