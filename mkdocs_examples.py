"""For the site of the docs: examples in docstrings are shown as code. See mkdocs.yml."""

import re
from typing import Any

import griffe

#: From the first line of an example to the next blank one.
EXAMPLE = re.compile(r"^>>> .*?(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)


class Examples(griffe.Extension):
    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:  # noqa: ARG002  # griffe hands over more
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
