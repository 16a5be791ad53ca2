"""Shapes of a picture, one after the other, as SVG."""

from html import escape

#: Ten colours that stay apart for the colour-blind and on paper (Paul Tol's muted scheme, made dark
#: enough to write with).
COLOURS = ["#332288", "#bf4a5e", "#117733", "#946a00", "#23749f", "#882255", "#1f7f73", "#aa4499", "#6f6f28", "#555555"]
INK, GREY, FAINT = "#222222", "#6b6b6b", "#dddddd"


class Shapes:
    def __init__(self) -> None:
        self.shapes: list[str] = []

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 11,
        colour: str = INK,
        anchor: str = "start",
        weight: int = 400,
    ) -> None:
        self.shapes.append(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" fill="{colour}"'
            f' text-anchor="{anchor}">{escape(text)}</text>'
        )

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: str, width: float = 1, dash: str = "") -> None:
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        self.shapes.append(
            f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{colour}"'
            f' stroke-width="{width}"{dashes}/>'
        )
