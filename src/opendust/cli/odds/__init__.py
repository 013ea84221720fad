"""`opendust odds`."""
