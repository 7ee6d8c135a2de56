"""The rules against RULES: every test names the section it holds."""
