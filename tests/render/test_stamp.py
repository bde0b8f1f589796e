"""The band on pictures of private tables."""

import io

from PIL import Image

from render import stamped

FRAME, BAND = 8, 40
GREEN, PURPLE = (10, 200, 30), (0x7B, 0x3F, 0xA0)


def near(image: Image.Image, at: tuple[int, int], colour: tuple[int, int, int]) -> bool:
    pixel = image.crop((*at, at[0] + 1, at[1] + 1)).tobytes()
    return all(abs(found - wanted) < 8 for found, wanted in zip(pixel, colour, strict=True))


def test_a_stamped_picture_keeps_what_was_drawn_and_has_a_band_and_a_frame():
    drawn = io.BytesIO()
    Image.new("RGB", (760, 300), GREEN).save(drawn, "png")
    with Image.open(io.BytesIO(stamped(drawn.getvalue, "PLAN", 0x7B3FA0))) as found:
        image = found.convert("RGB")
    assert image.size == (760 + 2 * FRAME, 300 + BAND + FRAME)
    assert near(image, (400, 200), GREEN) and near(image, (2, 200), PURPLE)
    middle = image.crop((300, 5, 480, 35)).convert("L")
    assert middle.getextrema()[1] > 230, "the word stands on the band"  # type: ignore[operator]
