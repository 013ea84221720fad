# Ablehnungen jedes Spiels, und was stattdessen erlaubt wäre.

refusal-nothing-to-undo = Es gibt nichts zurückzunehmen: Seither wurde etwas Verborgenes oder Zufälliges aufgedeckt, oder die letzte Eingabe war nicht deine.
refusal-no-chance-pending = Jetzt wird weder gewürfelt noch gezogen.
could-any = Möglich wäre: { $values }.
could-amount = Möglich wäre { $least } bis { $most }.
could-one-amount = Möglich wäre { $values }.
could-units = Dort sind höchstens: { $values }.
could-origin = Dieses Ziel ist erreichbar von: { $values }.
could-target = Von dort möglich: { $values }.
could-verbs = Jetzt geht: { $values }.
could-and-more = und { $amount } weitere
