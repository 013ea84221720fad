# Was `opendust rules`, `why` und `opendust variants` sagen.

rules-head-chapter = Kapitel
rules-head-title = Titel
rules-head-rules = Regeln
rules-head-rule = Regel
rules-head-statement = Aussage
rules-head-edition = Ausgabe
rules-head-value = Wert
rules-more = Mehr: opendust rules mit einem Kapitel, einer Nummer oder Wörtern. Die Regeln eines anderen Spiels: --game NAME
rules-none = Keine Regel enthält diese Wörter: { $words }.
rules-unknown = Die Regel „{ $name }“ gibt es nicht.
rules-other-game = { $game } hat eine eigene { $name }: opendust rules --game { $id } { $name }

rules-source = Quelle
rules-switch = Schalter
rules-ruling = Entscheidung { $id }
rules-fact = Tatsache { $id }
rules-see-also = Siehe auch
rules-label-question = Frage
rules-label-ruling = Entschieden
rules-label-reason = Grund
rules-label-evidence = Beleg
rules-label-alternative = Andere Lesart
rules-label-rules = Regeln
rules-label-fact = Tatsache
rules-label-derivation = Herleitung
rules-label-example = Beispiel
rules-label-given = Gegeben
rules-label-expected = Erwartet
rules-label-page = Seite
rules-label-kind = Art
rules-label-moment = Wann
rules-label-who = Wer
rules-label-options = Möglichkeiten
rules-label-constraints = Grenzen
rules-value-own = ja, der eigene Text sagt es
rules-value-ruled = ja, durch Entscheidung oder Folgerung; der Text sagt nichts dazu
rules-value-none = keine solche Regel

variants-head-edition = Ausgabe
variants-head-profile = Profil
variants-head-variant = Variante
variants-head-digest = Prüfsumme
variants-head-switch = Schalter
variants-head-meaning = Bedeutung
variants-head-basis = Bedeutung und Grundlage
variants-changed = geändert gegenüber { $base }
