"""Colours that mean something in the original: hazards, camps, breeds and workers."""

from render.art.theme import LIGHT, SAFE, add_colours

add_colours(
    LIGHT,
    areas={
        "flood": "#4f86b5",
        "drought": "#dca23c",
        "rockfall": "#8f7d73",
    },
    camps={
        "green": "#5f9e57",
        "blue": "#4a7fb8",
    },
    breeds={
        "jersey": "#9b9a97",
        "dutch_belt": "#5e9e4f",
        "black_angus": "#38353a",
        "guernsey": "#fbf8f1",
        "holstein": "#efc834",
        "brown_swiss": "#c63a33",
        "ayrshire": "#3f7fc0",
        "west_highland": "#7d4f2b",
        "texas_longhorn": "#6c3c8c",
    },
    workers={
        "cowboy": "#d9a066",
        "craftsman": "#8fb8a8",
        "engineer": "#9aa7bd",
    },
)
add_colours(
    SAFE,
    areas={
        "flood": "#0072b2",
        "drought": "#f0e442",
        "rockfall": "#8a8078",
    },
    camps={
        "green": "#009e73",
        "blue": "#56b4e9",
    },
    breeds={
        "jersey": "#a0a0a0",
        "dutch_belt": "#009e73",
        "black_angus": "#1f1f1f",
        "guernsey": "#ffffff",
        "holstein": "#f0e442",
        "brown_swiss": "#d55e00",
        "ayrshire": "#56b4e9",
        "west_highland": "#6b4423",
        "texas_longhorn": "#a0508c",
    },
    workers={
        "cowboy": "#e6b87a",
        "craftsman": "#9fd0c4",
        "engineer": "#a9b6d0",
    },
)
