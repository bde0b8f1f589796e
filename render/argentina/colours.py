"""Colours that mean something in Argentina: farmers, banners, breeds and workers."""

from render.art.theme import LIGHT, SAFE, add_colours

add_colours(
    LIGHT,
    areas={
        "green": "#6aa84f",
        "blue": "#5b93cf",
        "orange": "#e28a3b",
        "yellow": "#ecc53f",
    },
    banners={
        "yellow": "#f0c419",
        "turquoise": "#2bb3a3",
        "purple": "#7d3f98",
    },
    breeds={
        "niata": "#9b9a97",
        "patagonico": "#5e9e4f",
        "fronterizo": "#38353a",
        "holando_argentino": "#fbf8f1",
        "caracu": "#e5832f",
        "chaqueno": "#efc834",
        "serrano": "#c63a33",
        "blanco_orejinegro": "#3f7fc0",
        "franqueiro": "#7d4f2b",
        "aberdeen_angus": "#6c3c8c",
    },
    workers={
        "gaucho": "#d9a066",
        "carpintero": "#8fb8a8",
        "maquinista": "#9aa7bd",
        "granjero": "#c8b27a",
    },
)
add_colours(
    SAFE,
    areas={
        "green": "#009e73",
        "blue": "#56b4e9",
        "orange": "#d55e00",
        "yellow": "#f0e442",
    },
    banners={
        "yellow": "#f0e442",
        "turquoise": "#009e73",
        "purple": "#7a3b78",
    },
    breeds={
        "niata": "#a0a0a0",
        "patagonico": "#009e73",
        "fronterizo": "#1f1f1f",
        "holando_argentino": "#ffffff",
        "caracu": "#e69f00",
        "chaqueno": "#f0e442",
        "serrano": "#d55e00",
        "blanco_orejinegro": "#56b4e9",
        "franqueiro": "#6b4423",
        "aberdeen_angus": "#a0508c",
    },
    workers={
        "gaucho": "#e6b87a",
        "carpintero": "#9fd0c4",
        "maquinista": "#a9b6d0",
        "granjero": "#d8cc98",
    },
)
