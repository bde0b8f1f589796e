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
    this.list = h("div", { class: "suggestions", role: "listbox", "aria-label": say("commands"), hidden: true });
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
    const said = this.parsed(text);
    if (said?.rest) return this.completeLine(said);
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

  // A whole line, "/rules exhaustion": the command with the longest name that it begins with, and what follows.
  parsed(text) {
    const words = text.slice(1).trimStart();
    const begins = (name) => words.toLowerCase().startsWith(`${name.toLowerCase()} `);
    const named = this.commands
      .flatMap((command) => [command.shown, command.path].map((name) => ({ command, name })))
      .filter(({ command, name }) => command.options.length && begins(name))
      .sort((a, b) => b.name.length - a.name.length)[0];
    return named && { command: named.command, rest: words.slice(named.name.length).trim() };
  }

  // What follows a command: "term:exhaustion" by name, or one value after the other; the last takes the rest.
  optionsOf({ command, rest }) {
    const found = [];
    const named = command.options.filter((option) => new RegExp(`(^|\\s)${option.shown}:`, "iu").test(rest));
    if (named.length) {
      const places = named.map((option) => ({ option, at: rest.toLowerCase().indexOf(`${option.shown}:`) }));
      places.sort((a, b) => a.at - b.at);
      places.forEach(({ option, at }, n) =>
        found.push([option, rest.slice(at + option.shown.length + 1, places[n + 1]?.at).trim()]),
      );
      return found;
    }
    const options = [...command.options].sort((a, b) => Boolean(b.required) - Boolean(a.required));
    const words = rest.split(/\s+/);
    options.forEach((option, n) => {
      const last = n === options.length - 1 || options.length === 1 || option.autocomplete;
      if (words.length) found.push([option, last ? words.splice(0).join(" ") : words.shift()]);
    });
    return found;
  }

  async completeLine(said) {
    const [option, typed] = this.optionsOf(said).at(-1);
    if (!option.autocomplete) return this.suggest([]);
    const asked = (this.asked = {});
    await new Promise((resolve) => setTimeout(resolve, 120));
    if (this.asked !== asked) return;
    const choices = await this.completions(said.command, option, typed, {});
    if (this.asked !== asked || !this.input.value.startsWith("/")) return;
    const before = this.optionsOf(said).slice(0, -1);
    this.suggest(
      choices.map((choice) => ({
        title: choice.name,
        run: () => this.runLine(said.command, [...before, [option, choice]]),
      })),
    );
  }

  async completions(command, option, typed, options) {
    const request = { channel: this.page.channel, path: command.path, option: option.name, typed, options };
    try {
      return (await this.page.link.ask("complete", request)).choices;
    } catch (error) {
      toast(error.message, "bad");
      return [];
    }
  }

  // What was typed for an option, as the command takes it: one of its choices, a number, or the one thing
  // that completes it.
  async meant(command, option, typed, others) {
    if (typeof typed !== "string") return typed.value;
    const same = (name) => name.toLowerCase() === typed.toLowerCase();
    const choices = this.choicesFor(option);
    if (choices) {
      const fitting = choices.filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()));
      return (choices.find(({ name, value }) => same(name) || same(String(value))) ?? (fitting.length === 1 ? fitting[0] : null))?.value ?? typed;
    }
    if (option.type === INTEGER || option.type === NUMBER) return Number(typed);
    if (!option.autocomplete) return typed;
    const found = await this.completions(command, option, typed, others);
    const exact = found.find(({ name, value }) => same(name) || same(String(value)));
    return (exact ?? (found.length === 1 ? found[0] : null))?.value ?? typed;
  }

  async runLine(command, given) {
    const options = {};
    for (const [option, typed] of given)
      if (typed !== "") options[option.name] = await this.meant(command, option, typed, options);
    const missing = command.options.find((option) => option.required && !(option.name in options));
    if (missing) return toast(say("missing", { name: missing.shown }), "bad");
    this.input.value = "";
    this.typed();
    this.page.talk.expect();
    return this.page.act(this.send, "slash", { path: command.path, options });
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
    this.typedOnly = new Set(); // options that were typed and not picked from their completions
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
    input.addEventListener("input", () => {
      set(convert(input.value));
      this.typedOnly.add(option);
    });
    if (option.autocomplete) {
      const complete = () =>
        this.complete(option, input, (choice) => {
          input.value = choice.name;
          set(choice.value);
          this.typedOnly.delete(option);
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
    const choices = await this.completions(this.command, option, input.value, this.values);
    if (this.asked !== asked || document.activeElement !== input) return;
    this.suggest(choices.map((choice) => ({ title: choice.name, run: () => done(choice) })));
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
    if (this.command) return this.submitForm();
    const text = this.input.value.trim();
    if (!text) return;
    if (text.startsWith("/")) {
      const said = this.parsed(`${text} `);
      if (!said?.rest) return toast(say("choose-command"), "bad");
      return this.runLine(said.command, this.optionsOf(said));
    }
    this.input.value = "";
    this.typed();
    await this.page.act(this.send, "say", { text });
  }

  async submitForm() {
    const { command, values } = this;
    const missing = command.options.find((option) => option.required && !(option.name in values));
    if (missing) return toast(say("missing", { name: missing.shown }), "bad");
    for (const option of this.typedOnly)
      if (option.autocomplete && option.name in values)
        values[option.name] = await this.meant(command, option, String(values[option.name]), {});
    this.cancel();
    this.page.talk.expect();
    return this.page.act(this.send, "slash", { path: command.path, options: values });
  }
}
