# Was an den Angaben für eine Partie Dust Tactics falsch ist.

army-missing = Seite { $side } hat keine Armee, und keine der mitgelieferten passt zum Szenario { $scenario }. Nenne eine Armee.
army-not-yours = Du kannst die Armee dieser Seite nicht wählen: Sie steht schon fest, oder mehrere führen diese Seite.
sides-wrong = „{ $text }“ ordnet nicht jedem Platz eine Seite zu. Schreibe für jeden Platz 1 oder 2; beide Seiten müssen vorkommen.
