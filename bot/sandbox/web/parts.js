// Message components: buttons, menus and the layout kinds of Components V2.

import { h, local } from "./dom.js";
import { markdown, ownEmoji } from "./markdown.js";
import { picture } from "./dialogs.js";
import { menu } from "./menu.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary link" };

const MAKERS = {
  1: (part, to) => h("div", { class: "row" }, parts(part.components, to)),
  2: button,
  3: menu,
  5: menu,
  9: section,
  10: (part, to) => h("div", { class: "words" }, markdown(part.content, to.context)),
  11: (part, to) => shown(part, to, "thumbnail"),
  12: gallery,
  13: (part) => fileCard({ url: part.file.url, filename: part.file.url.split("/").pop() }),
  14: (part) => h("hr", { class: `space-${part.spacing ?? 1}${part.divider === false ? " bare" : ""}` }),
  17: container,
};

const shown = ({ media, description }, to, kind) => {
  const known = to.pictures[media.url];
  return picture(media.url, { ...known, description: description ?? known?.description }, kind);
};

export const parts = (components, to) => components.map((part) => MAKERS[part.type]?.(part, to) ?? null);

export function emoji(face) {
  if (!face) return null;
  return face.id ? ownEmoji(face.name, face.id) : h("span", { class: "emoji" }, face.name);
}

function button(part, to) {
  const label = [emoji(part.emoji), part.label ? h("span", {}, part.label) : null];
  if (part.style === 5) {
    return h(
      "a",
      { class: `button ${STYLES[5]}`, href: part.url, target: "_blank", rel: "noopener noreferrer" },
      label,
      " ↗",
    );
  }
  const press = (event) => to.act(event.currentTarget, "click", { custom_id: part.custom_id });
  const attributes = {
    class: `button ${STYLES[part.style]}`,
    disabled: Boolean(part.disabled),
    onclick: press,
  };
  return h("button", { ...attributes, "data-id": part.custom_id }, label);
}

function section(part, to) {
  const texts = h("div", { class: "texts" }, parts(part.components, to));
  return h("div", { class: "section" }, texts, h("div", { class: "accessory" }, parts([part.accessory], to)));
}

function gallery(part, to) {
  const pictures = part.items.map((item) => shown(item, to));
  return h("div", { class: `gallery of-${Math.min(pictures.length, 3)}` }, pictures);
}

function container(part, to) {
  const box = h("div", { class: "container" }, parts(part.components, to));
  if (Number.isInteger(part.accent_color)) box.style.setProperty("--accent-bar", colour(part.accent_color));
  return box;
}

const outward = (href, text) => h("a", { href, target: "_blank", rel: "noopener noreferrer" }, text);

export const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

export function fileCard(file) {
  const href = local(file.url);
  const count = Math.ceil(file.size / 1024);
  const size = file.size ? h("small", {}, ` ${say("kilobytes", { count })}`) : null;
  return h("a", { class: "file", href, download: file.filename }, "📄 ", file.filename, size);
}

export function embed(embed, to) {
  const words = (text) => markdown(text, to.context);
  const box = h(
    "div",
    { class: "embed" },
    embed.thumbnail ? picture(embed.thumbnail.url, to.pictures[embed.thumbnail.url], "thumbnail") : null,
    embed.author ? h("div", { class: "by" }, embed.author.name) : null,
    embed.title
      ? h("div", { class: "title" }, embed.url ? outward(embed.url, embed.title) : words(embed.title))
      : null,
    embed.description ? h("div", { class: "words" }, words(embed.description)) : null,
    embed.fields?.length
      ? h(
          "div",
          { class: "fields" },
          embed.fields.map((field) =>
            h(
              "div",
              { class: field.inline ? "inline" : null },
              h("strong", {}, words(field.name)),
              h("div", {}, words(field.value)),
            ),
          ),
        )
      : null,
    embed.image ? picture(embed.image.url, to.pictures[embed.image.url]) : null,
    embed.footer || embed.timestamp
      ? h(
          "footer",
          {},
          [embed.footer?.text, embed.timestamp && new Date(embed.timestamp).toLocaleString(to.context.locale)]
            .filter(Boolean)
            .join(" • "),
        )
      : null,
  );
  if (Number.isInteger(embed.color)) box.style.setProperty("--accent-bar", colour(embed.color));
  return box;
}
