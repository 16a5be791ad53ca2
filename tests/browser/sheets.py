"""All pictures of a folder on one sheet, as a page and as a picture."""

from pathlib import Path

from playwright.sync_api import Browser

STYLE = """
body { margin: 16px; background: #ddd; font: 14px sans-serif;
       display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-end }
figure { margin: 0 } img { display: block; height: 360px; max-width: 580px; object-fit: contain }
"""


def write_sheet(browser: Browser, folder: Path) -> None:
    names = sorted(path.name for path in folder.glob("*.png") if path.name != "sheet.png")
    figures = "".join(
        f'<figure><a href="{name}"><img src="{name}" alt=""></a><figcaption>{name}</figcaption></figure>'
        for name in names
    )
    sheet = folder / "sheet.html"
    sheet.write_text(f"<!doctype html><meta charset=utf-8><title>{folder.name}</title><style>{STYLE}</style>{figures}")
    page = browser.new_page(viewport={"width": 1800, "height": 1000})
    page.goto(sheet.as_uri())
    page.screenshot(path=folder / "sheet.png", full_page=True)
    page.close()
