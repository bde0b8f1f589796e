// The page as a whole: who is at the keyboard, which channel is open, and what it shows.

import { h, byId, avatar } from "./dom.js";
import { Link } from "./link.js";
import { refreshMoments } from "./markdown.js";
import { ask, modal, toast } from "./dialogs.js";
import { Composer } from "./composer.js";
import { placeList } from "./places.js";
import { Talk } from "./talk.js";
import { language, languages, load, say } from "./words.js";

class Page {
  constructor() {
    this.state = null;
    this.channel = null;
    this.unread = new Set();
    this.pings = new Map();
    this.talk = new Talk(byId("messages"), this);
    this.composer = new Composer(byId("composer"), this);
    this.link = new Link(
      (event) => this.event(event),
      () => this.hello(sessionStorage.person),
      (up) => this.connection(up),
    );
    byId("side-open").addEventListener("click", () => this.drawer(true));
    byId("side-close").addEventListener("click", () => this.drawer(false));
    byId("shade").addEventListener("click", () => this.drawer(false));
    byId("new-thread").addEventListener("click", () => this.newThread());
    byId("language").append(...languageOptions());
    byId("language").addEventListener("change", (event) => this.speak(event.target.value));
    addEventListener("focus", () => this.read());
    setInterval(() => refreshMoments(this.context().locale), 15000);
  }

  // -- what the server says
  event(event) {
    if (event.t === "state") this.setState(event);
    else if (event.t === "commands") {
      this.composer.setCommands(event.commands);
      this.talk.commandsChanged();
    }
    else if (event.t === "message") this.arrived(event.message);
    else if (event.t === "gone" && event.channel === this.channel) this.talk.gone(event.id);
    else if (event.t === "ping") this.pinged(event);
  }

  connection(up) {
    document.body.classList.toggle("away", !up);
    if (!up) byId("bot-state").textContent = say("not-running");
  }

  async hello(person) {
    const { state } = await this.link.ask("hello", { person, language });
    if (sessionStorage.person !== state.me) this.talk.clear(); // What one person sees is not for the next.
    sessionStorage.person = state.me;
    this.setState(state);
    const known = (id) => state.channels.some((channel) => channel.id === id);
    const first = state.channels.find((channel) => channel.kind === "text") ?? state.channels[0];
    const wanted = [this.channel, location.hash.slice(1)].find(known);
    await this.open(wanted ?? first.id);
  }

  setState(state) {
    this.state = state;
    this.channels = new Map(state.channels.map((channel) => [channel.id, channel]));
    byId("guild-name").textContent = state.guild;
    byId("bot-state").textContent = state.bot.connected
      ? say("bot-here", state.bot)
      : say("bot-awaited", state.bot);
    byId("bot-state").className = state.bot.connected ? "here" : "";
    this.drawSide();
    this.drawPeople();
    this.drawTop();
    if (this.channel && !this.channels.has(this.channel)) this.open(state.channels[0].id);
  }

  pinged({ person, channel }) {
    if (person === this.state.me && channel === this.channel && document.hasFocus()) return;
    if (!this.pings.has(person)) this.pings.set(person, new Set());
    this.pings.get(person).add(channel);
    this.drawPeople();
    this.drawSide();
  }

  arrived(message) {
    if (message.channel === this.channel) return this.talk.arrived(message);
    if (!message.edited) this.unread.add(message.channel);
    this.drawSide();
  }

  // -- around the messages
  drawSide() {
    const mine = this.pings.get(this.state.me) ?? new Set();
    byId("places").replaceChildren(...placeList(this, mine));
    byId("side-badge").hidden = !mine.size;
  }

  drawPeople() {
    const buttons = this.state.people.map((person, place) => {
      const me = person.id === this.state.me;
      const count = me ? 0 : (this.pings.get(person.id)?.size ?? 0);
      const badge = count ? h("i", { class: "badge" }, String(count)) : null;
      const label = say(me ? "you-are" : count ? "be-pinged" : "be", person);
      return h(
        "button",
        {
          class: `person${me ? " me" : ""}`,
          "aria-pressed": String(me),
          "aria-label": label,
          title: label,
          onclick: () => this.be(person.id),
        },
        avatar(person, place),
        h("span", { class: "name" }, person.name),
        badge,
      );
    });
    byId("people").replaceChildren(
      ...buttons,
      h(
        "button",
        {
          class: "person add",
          title: say("add-person"),
          "aria-label": say("add-person"),
          onclick: () => this.newPerson(),
        },
        h("span", { class: "avatar" }, "+"),
      ),
    );
  }

  drawTop() {
    const channel = this.channels?.get(this.channel);
    if (!channel) return;
    const parent = this.channels.get(channel.parent);
    const sign = { text: "#", forum: "❖", dm: "@", thread: "↳" }[channel.kind];
    const state = channel.archived ? h("small", {}, say(channel.locked ? "locked" : "archived")) : null;
    byId("place").replaceChildren(
      h("span", { class: "sign" }, sign),
      ` ${channel.name} `,
      ...(parent ? [h("small", {}, say("in", parent))] : []),
      ...(state ? [state] : []),
    );
    byId("new-thread").hidden = channel.kind !== "text";
    document.title = `${channel.name} · ${this.state.guild}`;
    if (channel.kind === "forum") this.composer.enable(false, say("forum-closed"));
    else if (channel.locked) this.composer.enable(false, say("thread-locked"));
    else this.composer.enable(true);
  }

  drawer(open) {
    document.body.classList.toggle("drawer", open);
    byId("shade").hidden = !open;
  }

  // Everything is in the other language after a fresh start, which also asks the server for it again.
  async speak(chosen) {
    localStorage.language = chosen;
    await this.attempt(() => this.link.ask("language", { language: chosen }));
    location.reload();
  }

  be(person) {
    return this.attempt(() => this.hello(person));
  }

  async newPerson() {
    const theirs = h("label", {}, say("language"), h("select", { name: "language" }, languageOptions()));
    const made = await ask(say("add-person"), say("name"), [theirs]);
    if (!made) return;
    // Whoever speaks the page's language goes on doing so when it is switched.
    const own = made.language === language ? null : made.language;
    await this.attempt(async () =>
      this.be((await this.link.ask("new_person", { name: made.answer, language: own })).person),
    );
  }

  async newChannel() {
    const made = await ask(say("new-channel"), say("name"));
    if (made)
      await this.attempt(async () =>
        this.open((await this.link.ask("new_channel", { name: made.answer })).channel),
      );
  }

  async newThread() {
    const made = await ask(say("new-thread"), say("name"));
    if (made)
      await this.attempt(async () =>
        this.open((await this.link.ask("new_thread", { channel: this.channel, name: made.answer })).channel),
      );
  }

  async openDm() {
    await this.attempt(async () => this.open((await this.link.ask("open_dm")).channel));
  }

  async start(number, options = {}) {
    this.drawer(false);
    document.body.classList.add("starting");
    await this.attempt(async () =>
      this.open(
        (await this.link.ask("start", { start: number, options, channel: this.startChannel() })).channel,
      ),
    );
    document.body.classList.remove("starting");
  }

  startChannel() {
    const here = this.channels.get(this.channel);
    if (here.kind === "text" || here.kind === "dm") return here.id;
    return (this.state.channels.find((channel) => channel.kind === "text") ?? here).id;
  }

  async attempt(action) {
    try {
      await action();
    } catch (error) {
      toast(error.message, "bad");
    }
  }

  // -- the open channel
  context() {
    const people = this.state?.people ?? [];
    const users = new Map(people.map((person) => [person.id, person.name]));
    const locale = people.find((person) => person.id === this.state.me)?.locale ?? "en-US";
    return {
      users: new Map([...users, [this.state?.bot.id, this.state?.bot.name]]),
      channels: this.channels ?? new Map(),
      me: this.state?.me,
      locale,
      commands: this.composer.commands,
      fill: (command) => this.composer.choose(command),
      go: (id) => this.open(id),
    };
  }

  async open(id) {
    this.drawer(false);
    const reply = await this.link.ask("open", { channel: id });
    this.channel = reply.channel;
    history.replaceState(null, "", `#${id}`);
    this.read();
    this.composer.setCommands(reply.commands);
    this.drawTop();
    this.talk.show(reply.messages);
  }

  // What is open has been seen.
  read() {
    if (!this.channel) return;
    this.unread.delete(this.channel);
    this.pings.get(this.state.me)?.delete(this.channel);
    this.drawSide();
    this.drawPeople();
  }

  // A person acts: the control waits until the bot has acknowledged it, and a form opens if one came back.
  async act(control, action, details) {
    control.classList.add("waiting");
    await this.attempt(async () => {
      const reply = await this.link.ask(action, { channel: this.channel, ...details });
      if (reply.modal)
        modal(reply.modal, this.context(), (values) =>
          this.act(control, "submit", { modal: reply.modal.id, values }),
        );
    });
    control.classList.remove("waiting");
  }
}

const languageOptions = () =>
  languages.map(({ code, name }) =>
    h("option", { value: code, lang: code, selected: code === language }, name),
  );

await load();
window.page = new Page();
