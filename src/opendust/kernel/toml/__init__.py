"""TOML files read so that every fault names its line."""
