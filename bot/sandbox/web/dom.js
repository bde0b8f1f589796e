// Making elements. Text is always set as text, so nothing a person or a bot writes is ever read as HTML.

export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.className = value;
    else if (name in element && typeof value !== "string") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  // Parts that are not there this time may be given as null, false or an empty string.
  element.append(...children.flat(Infinity).filter((child) => child || child === 0));
  return element;
}

export const byId = (id) => document.getElementById(id);

// Files are addressed by host and port; the page may have been opened under the machine's other name.
export function local(url) {
  const address = new URL(url, location.href);
  return address.pathname.startsWith("/cdn/") ? address.pathname : null;
}

// A face: the bot's own picture, or an initial on a colour that goes by a person's place in the list.
export function avatar(user, place) {
  if (user.bot) return h("span", { class: "avatar bot", "aria-hidden": "true" });
  const hue = `avatar hue-${place % 8}`;
  return h("span", { class: hue, "aria-hidden": "true", "data-initial": [...user.name][0].toUpperCase() });
}
