"""The band on pictures of private tables."""

import io

from PIL import Image

from render import stamped


def test_a_stamped_picture_keeps_what_was_drawn_and_has_a_band_and_a_frame():
    inner = Image.new("RGB", (760, 300), (10, 200, 30))
    drawn = io.BytesIO()
    inner.save(drawn, "png")
    with Image.open(io.BytesIO(stamped(drawn.getvalue, "PLAN", 0x7B3FA0))) as found:
        image = found.convert("RGB")
    frame, band = 8, 40
    assert image.size == (760 + 2 * frame, 300 + band + frame)
    assert all(abs(a - b) < 8 for a, b in zip(image.getpixel((400, 200)), (10, 200, 30), strict=True))
    assert all(abs(a - b) < 8 for a, b in zip(image.getpixel((2, 200)), (0x7B, 0x3F, 0xA0), strict=True))
    middle = image.crop((300, 5, 480, 35))
    assert any(min(pixel) > 230 for _, pixel in middle.getcolors(10000)), "the word stands on the band"
