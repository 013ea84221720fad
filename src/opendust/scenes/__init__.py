"""What a screen shows, as plain data: positions to draw, boards, cards, rules, lessons.

Everything is built from a view, so that nothing can be drawn that its viewer may not see; the
shapes are typed, so that clients in other languages get their types from them.
"""
