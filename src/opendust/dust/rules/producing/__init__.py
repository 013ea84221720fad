"""Producing: income, purchases, and what is built with them."""
