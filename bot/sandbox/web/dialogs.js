// What lies over the page: an enlarged picture, a form of the bot, a question of the page itself, a note.

import { h, byId, local } from "./dom.js";
import { markdown } from "./markdown.js";
import { say } from "./words.js";

export function toast(text, kind = "") {
  const note = h("div", { class: `toast ${kind}` }, text);
  byId("toasts").append(note);
  setTimeout(() => note.remove(), 6000);
}

// A closable box over the page.
export function sheet(...children) {
  const dialog = h("dialog", { class: "form" }, h("div", { class: "sheet" }, children));
  dialog.append(
    h("button", { class: "plain icon close", "aria-label": say("close"), onclick: () => dialog.close() }, "✕"),
  );
  return show(dialog);
}

function show(dialog) {
  document.body.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.showModal();
  return dialog;
}

// A picture that opens enlarged. Its size, where it is known, keeps its place free until it has loaded.
export function picture(url, { description, width, height } = {}, kind = "") {
  const src = local(url);
  if (!src) return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, url);
  const image = h("img", { ...sources(src, width, height), alt: description ?? "", width, height });
  if (width) image.style.setProperty("--ratio", width / height);
  const name = description ? say("enlarge-named", { name: description }) : say("enlarge");
  return h(
    "button",
    { class: `picture ${kind}`, "aria-label": name, onclick: () => enlarge(src, description) },
    image,
  );
}

let room; // for a picture, looked at once and not while messages are being put in
addEventListener("resize", () => (room = undefined));
const WIDTHS = [240, 320, 400, 560, 720, 960, 1280];
const TALLEST = () => Math.min(480, innerHeight * 0.6); // as `.picture img` in talk.css has it

// A picture is fetched no larger than it is shown: the server makes it smaller on the way.
function sources(src, width, height) {
  if (!width) return { src, loading: "lazy" };
  room ??= byId("messages").clientWidth - 48; // the margins of a message
  const shown = Math.round(Math.min(room, width, (TALLEST() * width) / height));
  const smaller = WIDTHS.filter((one) => one < width).map((one) => `${src}?width=${one}&format=webp ${one}w`);
  return {
    src: `${src}?format=webp`,
    srcset: [...smaller, `${src}?format=webp ${width}w`].join(", "),
    sizes: `${shown}px`,
    loading: "lazy",
    decoding: "async",
  };
}

function enlarge(src, alt) {
  const image = h("img", { src, alt: alt ?? "" });
  const frame = h("div", { class: "frame" }, image);
  const dialog = h("dialog", { class: "enlarged" }, frame, alt ? h("p", {}, alt) : null);
  dialog.append(
    h("button", { class: "plain icon close", "aria-label": say("close"), onclick: () => dialog.close() }, "✕"),
  );
  frame.addEventListener("click", (event) =>
    event.target === frame ? dialog.close() : frame.classList.toggle("full"),
  );
  show(dialog);
}

// Ask for a name, as for a new channel. Resolves to what was typed, or to null.
export function ask(title, label, more = []) {
  return new Promise((resolve) => {
    const input = h("input", { name: "answer", required: true, maxlength: "80", autocomplete: "off" });
    const form = h(
      "form",
      { method: "dialog" },
      h("h2", {}, title),
      h("label", {}, label, input),
      more,
      buttons(say("create")),
    );
    const dialog = h("dialog", { class: "form" }, form);
    let result = null;
    form.addEventListener("submit", () => (result = Object.fromEntries(new FormData(form))));
    dialog.addEventListener("close", () => resolve(result));
    show(dialog);
  });
}

const buttons = (word) =>
  h(
    "div",
    { class: "buttons" },
    h(
      "button",
      {
        type: "button",
        class: "button secondary",
        onclick: (event) => event.target.closest("dialog").close(),
      },
      say("cancel"),
    ),
    h("button", { class: "button primary" }, word),
  );

export function modal(data, context, submit) {
  const readers = {};
  const fields = data.components.map((field) => {
    if (field.type === 10) return h("div", { class: "words" }, markdown(field.content, context));
    const inner = field.component ?? field.components[0];
    const [input, read] = control(inner);
    readers[inner.custom_id] = read;
    const hint = field.description ? h("small", {}, field.description) : null;
    const star =
      inner.required === false || inner.type === 23
        ? null
        : h("b", { class: "star", title: say("required") }, " *");
    return h("label", {}, h("span", {}, field.label ?? inner.label, star), hint, input);
  });
  const form = h("form", {}, h("h2", {}, data.title), fields, buttons(say("submit")));
  const dialog = h("dialog", { class: "form" }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const values = Object.fromEntries(Object.entries(readers).map(([id, read]) => [id, read()]));
    dialog.close();
    submit(values);
  });
  show(dialog);
}

function control(inner) {
  const required = inner.required !== false;
  if (inner.type === 4) {
    const attributes = {
      required,
      value: inner.value ?? "",
      placeholder: inner.placeholder ?? "",
      autocomplete: "off",
      maxlength: String(inner.max_length ?? 4000),
      minlength: inner.min_length ? String(inner.min_length) : null,
    };
    const input = inner.style === 2 ? h("textarea", { ...attributes, rows: "4" }) : h("input", attributes);
    if (inner.style === 2) input.value = inner.value ?? "";
    return [input, () => input.value];
  }
  if (inner.type === 23) {
    const box = h("input", { type: "checkbox", checked: Boolean(inner.default) });
    return [box, () => box.checked];
  }
  const several = inner.type === 22 || (inner.max_values ?? 1) > 1;
  const options = inner.type === 5 ? [] : (inner.options ?? []);
  const empty = several ? [] : [h("option", { value: "" }, inner.placeholder ?? say("make-choice"))];
  const select = h(
    "select",
    { multiple: several, required },
    empty,
    options.map((option) =>
      h("option", { value: option.value, selected: Boolean(option.default) }, option.label),
    ),
  );
  const values = () => [...select.selectedOptions].map((option) => option.value).filter(Boolean);
  return [select, inner.type === 21 ? () => values()[0] ?? null : values];
}
