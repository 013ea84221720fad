"""What is asked and answered by HTTP."""
