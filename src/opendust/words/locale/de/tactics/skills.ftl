# Was jede Fähigkeit bewirkt, in einer Zeile für eine Einheitenkarte.

tactics-skill-effect-advanced-reactive-fire = Zwei Würfel für Reaktionsfeuer. Ein Treffer genügt.
tactics-skill-effect-agile = Jeder diagonale Schritt kostet einen Bewegungspunkt.
tactics-skill-effect-all-in-one = Einmal pro Partie: Alle Waffen werfen eine Runde lang doppelt so viele Würfel.
tactics-skill-effect-artillery-strike = Eine Aktion: Eine eigene Artillerieeinheit feuert sofort auf eine Einheit, die diese Einheit sieht.
tactics-skill-effect-assault = Einmal pro Partie: Die Bewegung verdoppelt sich.
tactics-skill-effect-badass = Waffen mit begrenzter Munition werden nie leer.
tactics-skill-effect-berserk = Einmal pro Partie: Die Fehlwürfe jeder Waffe werden einmal neu gewürfelt.
tactics-skill-effect-black-ops = Die eigene Seite wirft jede Runde einen Initiativewürfel mehr.
tactics-skill-effect-blutkreuz-ape = Affenhelden schließen sich nur Affentrupps an, und umgekehrt.
tactics-skill-effect-blutkreuz-zombie = Zombiehelden schließen sich nur Zombietrupps an, und umgekehrt.
tactics-skill-effect-charge = Nach zwei Bewegungen ein Angriff mit Waffen der Reichweite 1 oder C.
tactics-skill-effect-command-squad = Offizier, Funker, Mechaniker und Sanitäter geben dem Trupp eigene Aktionen.
tactics-skill-effect-commander = Darf sich einem Kommandotrupp anschließen.
tactics-skill-effect-damage-resilient = Ein Würfel je Schadenspunkt. Jeder Treffer hebt einen auf.
tactics-skill-effect-fast = Eine Bewegung je Aktivierung darf ein Feld weiter gehen.
tactics-skill-effect-heroic-attack = Einmal pro Partie: Eine Runde lang erleidet der Held keinen Schaden.
tactics-skill-effect-jump = Springt über Deckungselemente und Einheiten. Das Landefeld muss leer sein.
tactics-skill-effect-medal-of-honor = Einmal je Runde: Du darfst einen Würfel eines Angriffs neu würfeln. Das neue Ergebnis zählt.
tactics-skill-effect-scout-vehicle = In der ersten Runde darf das Fahrzeug zwei Felder weiter fahren.
tactics-skill-effect-self-repair = Am Ende jeder Runde ein Würfel je verlorenem LP. Jeder Treffer repariert einen.
tactics-skill-effect-sniper = Der Scharfschütze wählt, welche Figur er trifft.
tactics-skill-effect-spotter = Greift sein Trupp an, gelingen Nieten und Treffer misslingen.
tactics-skill-effect-superior-reactive-fire = Drei Würfel für Reaktionsfeuer. Ein Treffer genügt.
tactics-skill-effect-tank-head = Einmal pro Partie, eine Aktion: Ein angrenzendes eigenes Fahrzeug verliert allen Schaden.
tactics-skill-effect-wiederbelebungsserum = Greift der Held Soldaten an, erhält er je Treffer einen LP zurück.
