# Che cosa fa ogni abilità, in una riga per la carta di un'unità.

tactics-skill-effect-advanced-reactive-fire = Due dadi per il fuoco di reazione; basta un HIT.
tactics-skill-effect-agile = Ogni passo in diagonale costa un punto movimento.
tactics-skill-effect-all-in-one = Una volta: per un round tutte le armi tirano il doppio dei dadi.
tactics-skill-effect-artillery-strike = Un'azione: un'unità di artiglieria amica spara subito a un'unità che questa vede.
tactics-skill-effect-assault = Quando usata, il movimento raddoppia.
tactics-skill-effect-badass = Le sue armi a munizioni limitate non finiscono mai.
tactics-skill-effect-berserk = I dadi mancati si possono ritirare una volta per ogni arma.
tactics-skill-effect-black-ops = Il suo schieramento tira un dado iniziativa in più ogni round.
tactics-skill-effect-blutkreuz-ape = Gli eroi scimmia si uniscono solo a squadre di scimmie, e viceversa.
tactics-skill-effect-blutkreuz-zombie = Gli eroi zombi si uniscono solo a squadre di zombi, e viceversa.
tactics-skill-effect-charge = Dopo due movimenti attacca con le armi di portata 1 o C.
tactics-skill-effect-command-squad = Ufficiale, radiofonista, meccanico e medico danno ciascuno un'azione alla squadra.
tactics-skill-effect-commander = Può unirsi a una squadra comando.
tactics-skill-effect-damage-resilient = Un dado per ogni danno; ogni HIT ne ignora uno.
tactics-skill-effect-fast = Un movimento per attivazione può andare una casella più lontano.
tactics-skill-effect-heroic-attack = Una volta: per un round nulla ferisce l'eroe.
tactics-skill-effect-jump = Passa sopra elementi di copertura e unità; deve atterrare in una casella vuota.
tactics-skill-effect-medal-of-honor = Un dado di un attacco si può ritirare; vale il nuovo risultato.
tactics-skill-effect-scout-vehicle = Nel primo round può muovere due caselle in più.
tactics-skill-effect-self-repair = Alla fine di ogni round un dado per ogni HP perso; ogni HIT ne ripara uno.
tactics-skill-effect-sniper = Il cecchino sceglie quale miniatura colpire.
tactics-skill-effect-spotter = Quando la sua squadra attacca, un BLANK riesce e un HIT fallisce.
tactics-skill-effect-superior-reactive-fire = Tre dadi per il fuoco di reazione; basta un HIT.
tactics-skill-effect-tank-head = Un'azione: ripara tutti i danni di un veicolo amico adiacente.
tactics-skill-effect-wiederbelebungsserum = Attaccando soldati, l'eroe recupera un HP per ogni HIT.
