# What `opendust rules`, `why` and `opendust variants` say.

rules-head-chapter = Chapter
rules-head-title = Title
rules-head-rules = Rules
rules-head-rule = Rule
rules-head-statement = Statement
rules-head-edition = Edition
rules-head-value = Value
rules-more = For more: opendust rules with a chapter, a number or words. The rules of another game: --game NAME
rules-none = No rule has these words: { $words }.
rules-unknown = “{ $name }” isn’t a rule.
rules-other-game = { $game } has its own { $name }: opendust rules --game { $id } { $name }

rules-source = Source
rules-switch = Switch
rules-ruling = Ruling { $id }
rules-fact = Fact { $id }
rules-see-also = See also
rules-label-question = Question
rules-label-ruling = Ruled
rules-label-reason = Reason
rules-label-evidence = Evidence
rules-label-alternative = Other reading
rules-label-rules = Rules
rules-label-fact = Fact
rules-label-derivation = Derivation
rules-label-example = Example
rules-label-given = Given
rules-label-expected = Expected
rules-label-page = Page
rules-label-kind = Kind
rules-label-moment = When
rules-label-who = Who
rules-label-options = Options
rules-label-constraints = Limits
rules-value-own = yes, its own text says so
rules-value-ruled = yes, by a ruling or deduction; its text doesn’t say
rules-value-none = no such rule

variants-head-edition = Edition
variants-head-profile = Profile
variants-head-variant = Variant
variants-head-digest = Digest
variants-head-switch = Switch
variants-head-meaning = Meaning
variants-head-basis = Meaning and basis
variants-changed = changed from { $base }
