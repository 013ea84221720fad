"""The `opendust` command: one module per subcommand."""
