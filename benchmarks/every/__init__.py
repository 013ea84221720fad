"""Every figure that the documentation gives, in one table."""
