# Rifiuti di ogni gioco.

refusal-nothing-to-undo = Non puoi annullare oltre un lancio, una carta pescata o rivelata, o la mossa di un altro giocatore.
refusal-no-chance-pending = Ora non ci sono dadi da lanciare né carte da pescare.
# After the rule that is named first: the others that forbid the same, by their numbers.
refusal-also = anche { $rules }

# Che cosa è invece permesso.

could-any = Puoi scegliere: { $values }.
could-amount = Puoi scegliere da { $least } a { $most }.
could-one-amount = Puoi scegliere: { $values }.
could-units = Puoi scegliere al massimo: { $values }.
could-origin = Quel bersaglio si raggiunge da queste aree: { $values }.
could-target = Da lì puoi scegliere: { $values }.
could-verbs = Ora puoi: { $values }.
could-and-more = { $values } e { $amount ->
    [one] 1 altra possibilità
   *[other] altre { $amount } possibilità
 }
# Dopo una prima frase su che cosa si può scegliere: qualcos’altro che basta da solo.
could-or = Oppure: { $values }.
