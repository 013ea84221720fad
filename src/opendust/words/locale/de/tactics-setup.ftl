# Was an den Angaben für eine Partie Dust Tactics falsch ist.

army-missing = Seite { $side } hat keine Armee, und keine der beiliegenden ist für das Szenario { $scenario } gemacht.
sides-wrong = „{ $text }“ gibt nicht jedem Platz seine Seite: so viele Wörter wie Plätze, jedes 1 oder 2, und beide Seiten müssen vorkommen.
