# Was jede Fertigkeit bewirkt, in einer Zeile für eine Einheitenkarte.

tactics-skill-effect-advanced-reactive-fire = Zwei Würfel für Reaktionsfeuer; ein HIT genügt.
tactics-skill-effect-agile = Jeder diagonale Schritt kostet einen Bewegungspunkt.
tactics-skill-effect-all-in-one = Einmal: alle Waffen würfeln eine Runde lang mit doppelt so vielen Würfeln.
tactics-skill-effect-artillery-strike = Eine Aktion: eine eigene Artillerieeinheit feuert sofort auf eine Einheit, die diese sieht.
tactics-skill-effect-assault = Wenn eingesetzt, verdoppelt sich die Bewegung.
tactics-skill-effect-badass = Ihre Waffen mit begrenzter Munition werden nie leer.
tactics-skill-effect-berserk = Fehlwürfe dürfen je Waffe einmal neu gewürfelt werden.
tactics-skill-effect-black-ops = Ihre Seite würfelt jede Runde einen Initiativewürfel mehr.
tactics-skill-effect-blutkreuz-ape = Affenhelden schließen sich nur Affentrupps an, und umgekehrt.
tactics-skill-effect-blutkreuz-zombie = Zombiehelden schließen sich nur Zombietrupps an, und umgekehrt.
tactics-skill-effect-charge = Nach zwei Bewegungen greift sie mit ihren Waffen der Reichweite 1 oder C an.
tactics-skill-effect-command-squad = Offizier, Funker, Mechaniker und Sanitäter geben dem Trupp je eine eigene Aktion.
tactics-skill-effect-commander = Er darf sich einem Kommandotrupp anschließen.
tactics-skill-effect-damage-resilient = Ein Würfel je Schadenspunkt; jeder HIT hebt einen auf.
tactics-skill-effect-fast = Eine Bewegung je Aktivierung darf ein Feld weiter gehen.
tactics-skill-effect-heroic-attack = Einmal: eine Runde lang schadet dem Helden nichts.
tactics-skill-effect-jump = Sie springt über Deckungselemente und Einheiten; sie muss auf einem leeren Feld landen.
tactics-skill-effect-medal-of-honor = Ein Würfel eines Angriffs darf neu gewürfelt werden; das neue Ergebnis gilt.
tactics-skill-effect-scout-vehicle = In der ersten Runde darf es zwei Felder weiter fahren.
tactics-skill-effect-self-repair = Am Ende jeder Runde ein Würfel je verlorenem HP; jeder HIT repariert einen.
tactics-skill-effect-sniper = Der Scharfschütze wählt, welche Miniatur er trifft.
tactics-skill-effect-spotter = Greift sein Trupp an, gelingt ein BLANK und ein HIT misslingt.
tactics-skill-effect-superior-reactive-fire = Drei Würfel für Reaktionsfeuer; ein HIT genügt.
tactics-skill-effect-tank-head = Eine Aktion: aller Schaden eines benachbarten eigenen Fahrzeugs ist behoben.
tactics-skill-effect-wiederbelebungsserum = Greift der Held Soldaten an, gewinnt er für jeden HIT einen HP zurück.
