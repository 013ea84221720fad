"""`opendust check`."""
