// What the page says, in the language that was chosen here or else the browser's. The server has the texts.

let texts = {};
export let language = "en";
export let languages = [];

export async function load() {
  const wishes = [localStorage.language, ...navigator.languages].filter(Boolean);
  const answer = await fetch(`/texts?languages=${encodeURIComponent(wishes.join(","))}`);
  ({ language, languages, texts } = await answer.json());
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
