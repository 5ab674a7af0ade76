"""Players made of software. A bot gets a Vantage, all that its seat may know, and nothing else."""
