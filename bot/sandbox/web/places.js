// The list on the left: one-click starts, channels with their threads, and the talk with the bot.

import { h } from "./dom.js";
import { startSheet } from "./starts.js";
import { say } from "./words.js";

export function placeList(page, pinged) {
  const { channels, starts } = page.state;
  const threadsOf = (id) => channels.filter((channel) => channel.parent === id && !channel.archived);
  const top = channels.filter((channel) => channel.kind === "text" || channel.kind === "forum");
  const talk = channels.find((channel) => channel.kind === "dm");
  const item = (channel) => place(page, channel, pinged);
  return [
    starts.length
      ? h(
          "button",
          { class: "start", onclick: () => (page.drawer(false), startSheet(page)) },
          h("span", { class: "emoji", "aria-hidden": "true" }, "🐂"),
          say("new-game"),
        )
      : "",
    heading(say("channels"), say("new-channel"), () => page.newChannel()),
    h(
      "ul",
      { "aria-label": say("channels") },
      top.map((channel) =>
        h(
          "li",
          {},
          item(channel),
          h(
            "ul",
            {},
            threadsOf(channel.id).map((thread) => h("li", {}, item(thread))),
          ),
        ),
      ),
    ),
    heading(say("direct")),
    h(
      "ul",
      { "aria-label": say("direct") },
      h(
        "li",
        {},
        talk
          ? item(talk)
          : h(
              "button",
              { class: "place", onclick: () => page.openDm() },
              h("span", { class: "sign" }, "@"),
              page.state.bot.name,
            ),
      ),
    ),
  ];
}

function heading(words, action, run) {
  const button = action
    ? h("button", { class: "plain icon", title: action, "aria-label": action, onclick: run }, "+")
    : null;
  return h("div", { class: "heading" }, words, button);
}

function place(page, channel, pinged) {
  const sign = { text: "#", forum: "❖", dm: "@", thread: "↳" }[channel.kind];
  const kind = [channel.id === page.channel ? "open" : "", page.unread.has(channel.id) ? "unread" : ""].join(
    " ",
  );
  const badge = pinged.has(channel.id) ? h("i", { class: "badge" }, "@") : null;
  const current = channel.id === page.channel ? "page" : null;
  return h(
    "button",
    { class: `place ${kind}`, "aria-current": current, onclick: () => page.open(channel.id) },
    h("span", { class: "sign" }, sign),
    h("span", { class: "name" }, channel.name),
    badge,
  );
}
