"""How fast is the engine, next to a public peer, in one run on one core?"""
