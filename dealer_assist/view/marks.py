"""Marks by which ``pybabel extract`` finds templates that stand in tables; nothing else."""

CONTEXT_END = "\x04"
"""What gettext puts between the context of a template and the template."""


def _itself(template: str) -> str:
    return template


N_ = _itself
"""Mark a template."""


def ngettext(one: str, many: str) -> tuple[str, str]:
    """Mark a template that needs a singular and a plural."""
    return one, many


def pgettext(context: str, template: str) -> str:
    """Mark a template whose translation depends on the context; ``Texts`` drops the context."""
    return f"{context}{CONTEXT_END}{template}"
