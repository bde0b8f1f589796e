// The box at the bottom: plain words, or a slash command with its options and their completions.

import { h } from "./dom.js";
import { toast } from "./dialogs.js";
import { say } from "./words.js";

const USER = 6,
  BOOLEAN = 5,
  CHANNEL = 7,
  INTEGER = 4,
  NUMBER = 10;

export class Composer {
  constructor(root, page) {
    this.page = page;
    this.commands = [];
    this.command = null;
    this.at = 0;
    this.input = h("textarea", {
      rows: "1",
      "aria-label": say("message"),
      placeholder: say("message-hint"),
      autocomplete: "off",
    });
    this.list = h("div", { class: "suggestions", role: "listbox", hidden: true });
    this.form = h("div", { class: "command", hidden: true });
    this.slash = h(
      "button",
      { class: "plain icon slash", "aria-label": say("commands"), onclick: () => this.browse() },
      "/",
    );
    this.send = h(
      "button",
      { class: "button primary send", "aria-label": say("send"), onclick: () => this.submit() },
      "➤",
    );
    this.line = h("div", { class: "line" }, this.slash, this.input, this.send);
    root.replaceChildren(this.list, this.form, this.line);
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("click", (event) => root.contains(event.target) || this.suggest([]));
  }

  setCommands(commands) {
    this.commands = commands;
    if (this.command) this.cancel();
    else if (this.input.value.startsWith("/")) this.typed();
  }

  enable(on, why = "") {
    this.input.disabled = this.send.disabled = this.slash.disabled = !on;
    this.input.placeholder = on ? say("message-hint") : why;
  }

  // -- the list above the line
  suggest(items) {
    this.items = items;
    this.at = 0;
    this.list.hidden = !items.length;
    this.list.replaceChildren(
      ...items.map((item, index) =>
        h(
          "button",
          { role: "option", onclick: (event) => (event.stopPropagation(), this.pick(index)) },
          h("span", {}, item.title),
          item.note ? h("small", {}, item.note) : null,
        ),
      ),
    );
    this.mark();
  }

  mark() {
    [...this.list.children].forEach((child, index) => {
      child.setAttribute("aria-selected", String(index === this.at));
      if (index === this.at) child.scrollIntoView({ block: "nearest" });
    });
  }

  pick(index) {
    const item = this.items[index];
    this.suggest([]);
    item?.run();
  }

  browse() {
    if (!this.input.value.startsWith("/")) this.input.value = "/";
    this.input.focus();
    this.typed();
  }

  typed() {
    this.input.style.height = "";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 140)}px`;
    const text = this.input.value;
    if (!text.startsWith("/")) return this.suggest([]);
    const words = text.slice(1).toLowerCase().trim();
    const fitting = this.commands.filter((c) => c.shown.includes(words) || c.path.includes(words));
    fitting.sort((a, b) => b.shown.startsWith(words) - a.shown.startsWith(words));
    this.suggest(
      fitting.map((command) => ({
        title: `/${command.shown}`,
        note: command.description,
        run: () => this.choose(command),
      })),
    );
    if (!fitting.length) this.list.hidden = true;
  }

  key(event) {
    const open = !this.list.hidden;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (open && step) {
      this.at = (this.at + step + this.items.length) % this.items.length;
      this.mark();
    } else if (open && (event.key === "Tab" || (event.key === "Enter" && !event.shiftKey)))
      this.pick(this.at);
    else if (event.key === "Escape") this.command ? this.cancel() : this.suggest([]);
    else if (event.key === "Enter" && !event.shiftKey) this.submit();
    else return;
    event.preventDefault();
  }

  // -- a command being filled in
  choose(command) {
    this.command = command;
    this.values = {};
    this.input.value = "";
    this.line.hidden = true;
    const shown = command.options.filter((option) => option.required);
    const rest = command.options.filter((option) => !option.required);
    const fields = h(
      "div",
      { class: "fields" },
      shown.map((option) => this.field(option)),
    );
    const more = rest.map((option) =>
      h(
        "button",
        {
          class: "plain more",
          title: option.description,
          onclick: (event) => {
            event.currentTarget.remove();
            const field = this.field(option);
            fields.append(field);
            field.querySelector("input, select").focus();
          },
        },
        `+ ${option.shown}`,
      ),
    );
    const head = h(
      "div",
      { class: "head" },
      h("strong", {}, `/${command.shown}`),
      h("span", {}, command.description),
      h(
        "button",
        { class: "plain icon", "aria-label": say("cancel-command"), onclick: () => this.cancel() },
        "✕",
      ),
    );
    this.run = h("button", { class: "button primary run", onclick: () => this.submit() }, say("send"));
    this.form.replaceChildren(
      head,
      fields,
      h("div", { class: "foot" }, h("div", { class: "others" }, more), this.run),
    );
    this.form.hidden = false;
    (fields.querySelector("input, select") ?? this.run).focus();
  }

  field(option) {
    const set = (value) =>
      value === "" || value === null ? delete this.values[option.name] : (this.values[option.name] = value);
    const label = h(
      "span",
      { title: option.description },
      option.shown,
      option.required ? h("b", { class: "star" }, " *") : null,
    );
    const control = this.choicesFor(option) ? this.dropdown(option, set) : this.entry(option, set);
    control.addEventListener("keydown", (event) => this.key(event));
    return h("label", {}, label, control, h("small", {}, option.description));
  }

  choicesFor(option) {
    const { people, channels } = this.page.state;
    if (option.choices.length) return option.choices;
    if (option.type === BOOLEAN)
      return [
        { name: say("yes"), value: true },
        { name: say("no"), value: false },
      ];
    if (option.type === USER) return people.map((person) => ({ name: person.name, value: person.id }));
    if (option.type === CHANNEL)
      return channels.filter((c) => c.kind !== "dm").map((c) => ({ name: c.name, value: c.id }));
    return null;
  }

  dropdown(option, set) {
    const choices = this.choicesFor(option);
    const select = h(
      "select",
      {},
      h("option", { value: "" }, "…"),
      choices.map((choice, i) => h("option", { value: String(i) }, choice.name)),
    );
    select.addEventListener("change", () =>
      set(select.value === "" ? null : choices[Number(select.value)].value),
    );
    return select;
  }

  entry(option, set) {
    const number = option.type === INTEGER || option.type === NUMBER;
    const convert = (text) => (number && text !== "" ? Number(text) : text);
    const input = h("input", {
      "data-option": option.name,
      inputmode: number ? "numeric" : null,
      autocomplete: "off",
      placeholder: option.autocomplete ? say("type-to-choose") : "",
    });
    input.addEventListener("input", () => set(convert(input.value)));
    if (option.autocomplete) {
      const complete = () =>
        this.complete(option, input, (choice) => {
          input.value = choice.name;
          set(choice.value);
          const inputs = [...this.form.querySelectorAll("input, select")];
          (inputs[inputs.indexOf(input) + 1] ?? this.run).focus();
        });
      input.addEventListener("input", complete);
      input.addEventListener("focus", complete);
    }
    return input;
  }

  async complete(option, input, done) {
    const asked = (this.asked = {});
    await new Promise((resolve) => setTimeout(resolve, 120));
    if (this.asked !== asked || !this.command) return;
    const request = {
      channel: this.page.channel,
      path: this.command.path,
      option: option.name,
      typed: input.value,
      options: this.values,
    };
    try {
      const { choices } = await this.page.link.ask("complete", request);
      if (this.asked !== asked || document.activeElement !== input) return;
      this.suggest(choices.map((choice) => ({ title: choice.name, run: () => done(choice) })));
    } catch (error) {
      toast(error.message, "bad");
    }
  }

  cancel() {
    this.command = null;
    this.asked = null;
    this.form.hidden = true;
    this.line.hidden = false;
    this.suggest([]);
    this.input.focus();
  }

  async submit() {
    if (this.command) {
      const missing = this.command.options.find((option) => option.required && !(option.name in this.values));
      if (missing) return toast(say("missing", { name: missing.shown }), "bad");
      const request = { path: this.command.path, options: this.values };
      this.cancel();
      return this.page.act(this.send, "slash", request);
    }
    const text = this.input.value.trim();
    if (!text) return;
    if (text.startsWith("/")) return toast(say("choose-command"), "bad");
    this.input.value = "";
    this.typed();
    await this.page.act(this.send, "say", { text });
  }
}
