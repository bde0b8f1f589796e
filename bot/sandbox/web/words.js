// What the page says, in the language that was chosen here or else the browser's. The server has the texts.

let texts = {};
export let language = "en";
export let languages = [];

// Asked for at once, while the rest of the page is still on its way.
const wishes = [localStorage.language, ...navigator.languages].filter(Boolean);
const asked = fetch(`/texts?languages=${encodeURIComponent(wishes.join(","))}`);

export async function load() {
  ({ language, languages, texts } = await (await asked).json());
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-say]")) element.textContent = say(element.dataset.say);
  for (const element of document.querySelectorAll("[data-label]"))
    element.setAttribute("aria-label", say(element.dataset.label));
  for (const element of document.querySelectorAll("[data-title]")) element.title = say(element.dataset.title);
}

// A text in pieces, so that an element can stand where a value goes.
export function pieces(key, values = {}) {
  return texts[key].split(/\{(\w+)\}/).map((piece, place) => (place % 2 ? values[piece] : piece));
}

export const say = (key, values) => pieces(key, values).join("");
