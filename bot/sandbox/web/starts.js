// Beginnings: what can be chosen first, as the bot's own commands offer it, and a button for each.

import { h } from "./dom.js";
import { sheet } from "./dialogs.js";
import { say } from "./words.js";

// What is chosen stays chosen while the page is open, wherever the form is shown.
const chosen = {};

export function startForm(page, after = () => {}) {
  const { starts } = page.state;
  const fields = new Map();
  for (const start of starts) {
    const command = page.composer.commands.find((one) => one.path === start.command);
    for (const ask of start.asks) {
      const option = command?.options.find((one) => one.name === ask.option);
      if (!option?.choices.length || fields.has(ask.option)) continue;
      chosen[ask.option] ??= ask.default;
      fields.set(ask.option, { ask, option });
    }
  }
  const form = h("form", { class: "begin", onsubmit: (event) => event.preventDefault() });
  const groups = [...fields.values()].map(({ ask, option }) => group(form, ask, option));
  const run = (number, start) => {
    const asked = start.asks.filter(({ option, when }) => fields.has(option) && holds(when));
    after();
    page.start(number, Object.fromEntries(asked.map(({ option }) => [option, chosen[option]])));
  };
  const buttons = starts.map((start, number) =>
    h(
      "button",
      { class: `card${number ? "" : " first"}`, type: "button", onclick: () => run(number, start) },
      h("span", { class: "emoji", "aria-hidden": "true" }, start.icon),
      h("strong", {}, start.title),
      h("small", {}, start.note),
    ),
  );
  form.append(...groups, h("div", { class: "cards" }, buttons));
  refresh(form);
  return form;
}

const holds = ([option, value] = []) => !option || chosen[option] === value;

function group(form, ask, option) {
  const pick = (value) => {
    chosen[option.name] = value;
    refresh(form);
  };
  const name = option.description;
  if (option.choices.length > 4) {
    const select = h(
      "select",
      { onchange: (event) => pick(event.target.value) },
      option.choices.map(({ name, value }) =>
        h("option", { value, selected: value === chosen[option.name] }, name),
      ),
    );
    return h("label", { class: "ask", "data-when": ask.when.join("=") }, h("span", {}, name), select);
  }
  return h(
    "fieldset",
    { class: "ask", "data-when": ask.when.join("=") },
    h("legend", {}, name),
    h(
      "div",
      { class: "choices" },
      option.choices.map(({ name, value }) =>
        h(
          "label",
          {},
          h("input", {
            type: "radio",
            name: option.name,
            value,
            checked: value === chosen[option.name],
            onchange: () => pick(value),
          }),
          h("span", {}, name),
        ),
      ),
    ),
  );
}

function refresh(form) {
  for (const ask of form.querySelectorAll("[data-when]")) {
    const [option, value] = ask.dataset.when.split("=");
    ask.hidden = Boolean(option) && chosen[option] !== value;
  }
}

// The same over the page, for a channel in which something has been said already.
export function startSheet(page) {
  const dialog = sheet(h("h2", {}, say("new-game")));
  dialog.firstChild.append(startForm(page, () => dialog.close()));
}
