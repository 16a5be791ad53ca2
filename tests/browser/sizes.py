"""The windows that everything is looked at in."""

from tests.browser.clicking import PHONE, Size

SIZES: dict[str, Size] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": PHONE,
    "sideways": {**PHONE, "viewport": {"width": 844, "height": 390}},
    "small": {**PHONE, "viewport": {"width": 360, "height": 640}},
}
