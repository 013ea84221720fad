# Ablehnungen jedes Spiels, und was stattdessen erlaubt ist.

refusal-nothing-to-undo = Hier kannst du nichts zurücknehmen: Es wurde gewürfelt, gezogen oder aufgedeckt, oder ein anderer Spieler war zuletzt dran.
refusal-no-chance-pending = Jetzt wird weder gewürfelt noch gezogen.
# After the rule that is named first: the others that forbid the same, by their numbers.
refusal-also = auch { $rules }
could-any = Du kannst wählen: { $values }.
could-amount = Du kannst { $least } bis { $most } wählen.
could-one-amount = Du kannst { $values } wählen.
could-units = Du kannst höchstens wählen: { $values }.
could-origin = Dieses Ziel erreichst du aus: { $values }.
could-target = Von dort erreichst du: { $values }.
could-verbs = Jetzt kannst du: { $values }.
could-and-more = { $values } und { $amount } weitere
# Nach einem ersten Satz darüber, was möglich ist: etwas anderes, das ebenso genügt.
could-or = Oder: { $values }.
