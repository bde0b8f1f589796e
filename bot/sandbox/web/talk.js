// The messages of the open channel, or a welcome while there are none.

import { h, byId, avatar } from "./dom.js";
import { markdown } from "./markdown.js";
import { parts, embed, fileCard } from "./parts.js";
import { picture } from "./dialogs.js";
import { startForm } from "./starts.js";
import { pieces, say } from "./words.js";

const NEAR = 80;
const TOGETHER = 5 * 60 * 1000;

export class Talk {
  constructor(box, page) {
    this.box = box;
    this.page = page;
    this.messages = new Map();
    this.stick = true;
    this.asking = null;
    this.awaited = false;
    byId("newest").addEventListener("click", () => this.toEnd());
    box.addEventListener("scroll", () => {
      this.stick = this.nearEnd();
      byId("newest").hidden = this.stick || (this.asking !== null && this.asking === box.lastElementChild);
    });
    for (const kind of ["wheel", "touchmove", "keydown"])
      box.addEventListener(kind, () => (this.asking = null), { passive: true });
    // A picture takes its room when it has loaded; whoever was at the end stays there.
    box.addEventListener("load", () => this.settle(), true);
  }

  settle() {
    if (this.asking?.isConnected) this.toQuestion(this.asking);
    else if (this.stick) this.toEnd();
  }

  show(messages) {
    this.messages = new Map(messages.map((message) => [message.id, message]));
    this.box.replaceChildren(...messages.map((message, i) => this.element(message, messages[i - 1])));
    this.toEnd();
    if (!messages.length) {
      this.box.append(welcome(this.page));
      this.box.scrollTop = 0;
    }
    const asks = messages.findLast((message) => message.ephemeral && this.find(message.id)?.querySelector("[data-id]"));
    if (asks) this.toQuestion(this.find(asks.id));
  }

  // The commands came, or others: what can be begun is made of them.
  commandsChanged() {
    if (!this.messages.size && this.page.channel) this.show([]);
  }

  clear() {
    this.messages.clear();
    this.box.replaceChildren();
  }

  arrived(message) {
    const stick = this.nearEnd();
    const old = this.find(message.id);
    const all = [...this.messages.values()];
    const at = all.findIndex((other) => other.id === message.id);
    const fresh = this.element(message, at < 0 ? all.at(-1) : all[at - 1]);
    if (!all.length) this.box.replaceChildren();
    this.messages.set(message.id, message);
    const focused = old?.contains(document.activeElement) ? document.activeElement : null;
    if (old) old.replaceWith(fresh);
    else this.box.append(fresh);
    if (stick) this.toEnd();
    if (message.ephemeral) this.toQuestion(fresh);
    if (focused || (this.awaited && message.ephemeral)) this.keepFocus(fresh, focused);
  }

  // Somebody tapped a control of a message: what comes of it, there or below, is where they go on.
  expect() {
    this.awaited = true;
  }

  // The keyboard, and whoever listens, stay with the question: on the control that was tapped if it is still
  // there, or else where the question begins.
  keepFocus(element, focused) {
    const id = focused?.closest("[data-id]")?.dataset.id;
    const same = id && [...element.querySelectorAll("[data-id]")].find((one) => one.dataset.id === id);
    const question = element.querySelector(".parts h3, .parts .words, .words");
    const asks = element.querySelector("[data-id]") !== null; // or else the question is still on its way
    if (!asks && !focused) return;
    this.awaited &&= !asks;
    if (same) (same.querySelector(".field") ?? same).focus({ preventScroll: true });
    else if (question) {
      question.tabIndex = -1;
      question.focus({ preventScroll: true });
    }
  }

  // A question that asks this person is not scrolled away by what stands below it, also once its picture is
  // there; the keyboard goes on from where it was.
  toQuestion(element) {
    if (!element.querySelector("[data-id]")) return;
    this.asking = element;
    this.stick = false;
    const box = this.box.getBoundingClientRect();
    const here = element.getBoundingClientRect();
    if (here.height > box.height || here.top < box.top) this.box.scrollTop += here.top - box.top;
    else if (here.bottom > box.bottom) this.box.scrollTop += here.bottom - box.bottom;
    byId("newest").hidden = this.nearEnd() || element === this.box.lastElementChild;
  }

  // The message after one that is gone may have leant on its byline, so that one is drawn again.
  gone(id) {
    const all = [...this.messages.values()];
    const at = all.findIndex((message) => message.id === id);
    if (at < 0) return;
    this.messages.delete(id);
    const focused = this.find(id).contains(document.activeElement);
    this.find(id).remove();
    if (focused && this.asking?.isConnected) this.keepFocus(this.asking);
    else if (focused) this.expect();
    if (all[at + 1]) this.find(all[at + 1].id).replaceWith(this.element(all[at + 1], all[at - 1]));
    if (!this.messages.size) this.show([]);
  }

  find(id) {
    return this.box.querySelector(`[data-message="${id}"]`);
  }

  nearEnd() {
    return this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < NEAR;
  }

  toEnd() {
    this.stick = true;
    this.box.scrollTop = this.box.scrollHeight;
    byId("newest").hidden = true;
  }

  element(message, before) {
    const close = before?.author.id === message.author.id && message.time - before.time < TOGETHER;
    const alike = before?.ephemeral === message.ephemeral && !message.asked && !message.pinged;
    const grouped = close && alike;
    const place = this.page.state.people.findIndex((person) => person.id === message.author.id);
    const marks = { grouped, private: message.ephemeral, pinged: message.pinged };
    const kinds = Object.keys(marks).filter((mark) => marks[mark]);
    return h(
      "article",
      { class: ["message", ...kinds].join(" "), "data-message": message.id },
      grouped ? h("span", { class: "gutter" }) : avatar(message.author, place),
      this.body(message, grouped),
    );
  }

  body(message, grouped) {
    const context = this.page.context();
    const act = (control, action, details) => {
      this.expect();
      return this.page.act(control, action, { message: message.id, ...details });
    };
    const to = { context, pictures: message.pictures, act };
    const isPicture = (file) => file.content_type?.startsWith("image/");
    return h(
      "div",
      { class: "body" },
      message.asked && asked(message.asked),
      !grouped && byline(message, context.locale),
      message.thinking && thinking(message.author.name),
      message.content && h("div", { class: "words" }, markdown(message.content, context)),
      message.attachments.map((file) => (isPicture(file) ? picture(file.url, file) : fileCard(file))),
      message.embeds.map((one) => embed(one, to)),
      h("div", { class: "parts" }, parts(message.components, to)),
      message.ephemeral && this.privacy(message),
    );
  }

  privacy(message) {
    const dismiss = () => this.page.attempt(() => this.page.link.ask("dismiss", { message: message.id }));
    const button = h("button", { class: "plain", onclick: dismiss }, say("dismiss"));
    return h("div", { class: "privacy" }, `👁 ${say("only-you")} · `, button);
  }
}

function asked({ name, command }) {
  const words = h("span", { class: "mention" }, `/${command}`);
  return h("div", { class: "asked" }, pieces("used", { name: h("b", {}, name), command: words }));
}

function thinking(name) {
  return h("p", { class: "thinking" }, h("i"), h("i"), h("i"), ` ${say("thinking", { name })}`);
}

function byline(message, locale) {
  const time = new Date(message.time);
  const today = new Date().toDateString() === time.toDateString();
  const style = today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
  return h(
    "div",
    { class: "byline" },
    h("b", {}, message.author.name),
    message.author.bot && h("span", { class: "tag" }, say("app")),
    h("time", { datetime: time.toISOString() }, new Intl.DateTimeFormat(locale, style).format(time)),
    message.edited && h("small", {}, say("edited")),
  );
}

function welcome(page) {
  const channel = page.channels.get(page.channel);
  const forum = channel.kind === "forum";
  const posts = page.state.channels.filter((other) => other.parent === channel.id);
  const begins = (channel.kind === "text" || channel.kind === "dm") && page.state.starts.length;
  const cards = posts.map((post) => card({ title: post.name }, () => page.open(post.id)));
  const title = channel.kind === "dm" ? say("you-and", channel) : channel.name;
  return h(
    "div",
    { class: "welcome" },
    h("span", { class: "brand big", "aria-hidden": "true" }),
    h("h2", {}, begins ? say("what-to-play") : title),
    h("p", {}, say(begins ? "welcome" : forum ? (posts.length ? "posts" : "no-posts") : "empty")),
    begins ? startForm(page) : h("div", { class: "cards" }, forum && cards),
  );
}

function card({ title }, run) {
  return h("button", { class: "card", onclick: run }, h("strong", {}, title));
}
