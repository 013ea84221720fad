# Quello che dicono `opendust rules`, `why` e `opendust variants`.

rules-head-chapter = Capitolo
rules-head-title = Titolo
rules-head-rules = Regole
rules-head-rule = Regola
rules-head-statement = Enunciato
rules-head-edition = Edizione
rules-head-value = Valore
rules-more = Di più: opendust rules con un capitolo, un numero o parole. Le regole di un altro gioco: --game NOME
rules-none = Nessuna regola contiene queste parole: { $words }.
rules-unknown = La regola «{ $name }» non esiste.
rules-other-game = Anche { $game } ha una regola { $name }: opendust rules --game { $id } { $name }

rules-source = Fonte
rules-switch = Impostazione
rules-ruling = Decisione { $id }
rules-fact = Fatto { $id }
rules-see-also = Vedi anche
rules-label-question = Domanda
rules-label-ruling = Deciso
rules-label-reason = Motivo
rules-label-evidence = Prova
rules-label-alternative = Altra lettura
rules-label-rules = Regole
rules-label-fact = Fatto
rules-label-derivation = Derivazione
rules-label-example = Esempio
rules-label-given = Dati
rules-label-expected = Atteso
rules-label-page = Pagina
rules-label-kind = Tipo
rules-label-moment = Quando
rules-label-who = Chi
rules-label-options = Possibilità
rules-label-constraints = Limiti
rules-value-own = sì, lo dice il suo testo
rules-value-ruled = sì, per decisione o deduzione; il testo non lo dice
rules-value-none = nessuna regola simile

variants-head-edition = Edizione
variants-head-profile = Profilo
variants-head-variant = Variante
variants-head-digest = Impronta
variants-head-switch = Impostazione
variants-head-meaning = Significato
variants-head-basis = Significato e fondamento
variants-changed = cambiata rispetto a { $base }
