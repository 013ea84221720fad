"""The report: tables, figures, pictures and the page they stand on."""
