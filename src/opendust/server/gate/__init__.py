"""Who comes in, how often, and by which name: what a request passes before it is answered."""
