"""`opendust arena`."""
