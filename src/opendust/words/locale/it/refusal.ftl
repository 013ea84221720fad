# Rifiuti di ogni gioco, e che cosa sarebbe lecito.

refusal-nothing-to-undo = Non c'è nulla da annullare: nel frattempo è stato svelato qualcosa di nascosto o casuale, o l'ultima mossa non era tua.
refusal-no-chance-pending = Ora non si tirano dadi e non si pescano carte.
could-any = Potresti scegliere: { $values }.
could-amount = Potresti scegliere da { $least } a { $most }.
could-one-amount = Potresti scegliere { $values }.
could-units = Lì ci sono al massimo: { $values }.
could-origin = Quel bersaglio si raggiunge da: { $values }.
could-target = Da lì potresti scegliere: { $values }.
could-verbs = Ora puoi: { $values }.
could-and-more = e altre { $amount }
