// A select menu: a field that opens a list under itself; several values are confirmed with a button.

import { h } from "./dom.js";
import { emoji } from "./parts.js";
import { say } from "./words.js";

const optionsOf = (part, context) =>
  part.type === 5 ? [...context.users].map(([value, label]) => ({ value, label })) : part.options;

export function menu(part, to) {
  const options = optionsOf(part, to.context);
  const least = part.min_values ?? 1;
  const most = Math.min(part.max_values ?? 1, options.length);
  const chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
  const caption = h("span", {});
  const field = h(
    "button",
    {
      class: "field",
      disabled: Boolean(part.disabled),
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
    },
    caption,
    h("i", {}, "⌄"),
  );
  const list = h("div", {
    class: "options",
    role: "listbox",
    hidden: true,
    "aria-label": part.placeholder || say("make-choice"),
    "aria-multiselectable": most > 1 ? "true" : null,
  });
  const done = h("button", { class: "button primary done" });
  const box = h("div", { class: "menu", "data-id": part.custom_id }, field, list);

  const send = () => {
    close();
    to.act(field, "select", { custom_id: part.custom_id, values: [...chosen] });
  };
  const close = () => {
    list.hidden = true;
    field.setAttribute("aria-expanded", "false");
  };
  const refresh = () => {
    const labels = options.filter((option) => chosen.has(option.value)).map((option) => option.label);
    caption.textContent = labels.join(", ") || part.placeholder || say("make-choice");
    caption.className = labels.length ? "" : "placeholder";
    for (const item of list.querySelectorAll("[role=option]")) {
      const picked = chosen.has(item.dataset.value);
      item.setAttribute("aria-selected", String(picked));
      item.disabled = most > 1 && !picked && chosen.size >= most;
    }
    done.disabled = chosen.size < least || chosen.size > most;
    done.textContent = chosen.size
      ? say("choose-count", { count: chosen.size, most })
      : say(least ? "choose-range" : "choose-none", { least, most });
  };
  const pick = (value) => {
    if (most === 1) {
      chosen.clear();
      chosen.add(value);
      refresh();
      return send();
    }
    if (!chosen.delete(value)) chosen.add(value);
    refresh();
  };
  for (const option of options) {
    const words = h(
      "span",
      { class: "label" },
      option.label,
      option.description ? h("small", {}, option.description) : null,
    );
    const mark = most > 1 ? h("span", { class: "check", "aria-hidden": "true" }) : null;
    list.append(
      h(
        "button",
        { role: "option", "data-value": option.value, onclick: () => pick(option.value) },
        emoji(option.emoji),
        words,
        mark,
      ),
    );
  }
  if (most > 1 || least === 0) list.append(h("div", { class: "foot" }, done));
  done.addEventListener("click", send);
  field.addEventListener("click", () => {
    list.hidden = !list.hidden;
    field.setAttribute("aria-expanded", String(!list.hidden));
    if (!list.hidden) {
      list.querySelector("[role=option]")?.focus({ preventScroll: true });
      list.scrollIntoView({ block: "nearest" });
    }
  });
  box.addEventListener("keydown", (event) => {
    const items = [...list.querySelectorAll("button:not(:disabled)")];
    const at = items.indexOf(document.activeElement);
    if (event.key === "Escape") (close(), field.focus());
    else if (event.key === "ArrowDown" || event.key === "ArrowUp")
      items[(at + (event.key === "ArrowDown" ? 1 : -1) + items.length) % items.length]?.focus();
    else return;
    event.preventDefault();
  });
  refresh();
  return box;
}
