"""The window. Qt stands nowhere else."""
