"""The installable app's icons in pixels, and the screenshots of its install dialog.

`python3 -m tools pictures` makes them from assets/icon.svg and the README's pictures. They are committed,
since a build must not need a browser, and small, since every browser downloads them.
"""

from base64 import b64decode, b64encode
from pathlib import Path

from playwright.sync_api import Browser, Page

from tools.console import ROOT

ICON = ROOT / "assets" / "icon.svg"
FOLDER = ROOT / "assets" / "app"
ROUNDED_CORNERS = 'rx="14"'
ICONS = {
    "icon-192": (192, ROUNDED_CORNERS),
    "maskable-512": (512, ""),
    "touch-180": (180, ""),
}
"""Size in pixels and rounding of the corners; icons that the system masks have none."""

SCREENSHOTS = {"wide": ("africa.png", 640, 400), "narrow": ("africa-phone.png", 320, 640)}
RESIZE_SCRIPT = """
async ([data, width, height]) => {
  const image = Object.assign(new Image(), { src: `data:image/png;base64,${data}` });
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL("image/webp", 0.3).split(",")[1];
}
"""


def draw(chromium: Browser, pictures: Path) -> None:
    """Write all icons and screenshots; `pictures` is the folder of the README's pictures."""
    FOLDER.mkdir(exist_ok=True)
    page = chromium.new_page()
    for name, (size, corners) in ICONS.items():
        draw_icon(page, name, size, corners)
    for name, (source, width, height) in SCREENSHOTS.items():
        data = b64encode((pictures / source).read_bytes()).decode()
        (FOLDER / f"{name}.webp").write_bytes(b64decode(page.evaluate(RESIZE_SCRIPT, [data, width, height])))
    page.close()


def draw_icon(page: Page, name: str, size: int, corners: str) -> None:
    svg = ICON.read_text().replace(ROUNDED_CORNERS, corners)
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}")
    page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
