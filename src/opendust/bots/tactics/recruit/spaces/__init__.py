"""What is a space worth to a unit, and how far is it?"""
