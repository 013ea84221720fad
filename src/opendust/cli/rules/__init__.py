"""`opendust rules`."""
