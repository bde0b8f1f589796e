// The part of Discord's markdown that bots use, made into elements.

import { h } from "./dom.js";
import { say } from "./words.js";

const INLINE = [
  [/^\\([\\*_~`|<>#\-\[\]()])/, (m) => m[1]],
  [/^``(.+?)``/s, (m) => h("code", {}, m[1])],
  [/^`([^`\n]+)`/, (m) => h("code", {}, m[1])],
  [/^\*\*\*(.+?)\*\*\*/s, (m, c) => h("strong", {}, h("em", {}, inline(m[1], c)))],
  [/^\*\*(.+?)\*\*/s, (m, c) => h("strong", {}, inline(m[1], c))],
  [/^__(.+?)__/s, (m, c) => h("u", {}, inline(m[1], c))],
  [/^\*(?!\s)(.+?)(?<!\s)\*/s, (m, c) => h("em", {}, inline(m[1], c))],
  [/^_(?!\s)(.+?)(?<!\s)_(?!\w)/s, (m, c) => h("em", {}, inline(m[1], c))],
  [/^~~(.+?)~~/s, (m, c) => h("s", {}, inline(m[1], c))],
  [/^\|\|(.+?)\|\|/s, (m, c) => spoiler(inline(m[1], c))],
  [/^<@!?(\d+)>/, (m, c) => mention(c.users.get(m[1]), "@", m[1] === c.me ? " me" : "")],
  [/^<#(\d+)>/, (m, c) => place(c, m[1])],
  [/^<\/([^:>]+):\d+>/, (m, c) => command(c, m[1])],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m, c) => moment(Number(m[1]), m[2] ?? "f", c.locale)],
  [/^<a?:(\w+):(\d+)>/, (m) => ownEmoji(m[1], m[2])],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m, c) => link(m[2], inline(m[1], c))],
  [/^https?:\/\/[^\s<>]+[^\s<>.,:;"')\]]/, (m) => link(m[0], m[0])],
];
const PLAIN = /^[^\\*_~`|<h\[]+|^./s;

function first(rules, text) {
  for (const [pattern, make] of rules) {
    const match = text.match(pattern);
    if (match?.[0]) return [match, make];
  }
}

function inline(text, context) {
  const out = [];
  while (text) {
    const hit = first(INLINE, text);
    const match = hit ? hit[0] : text.match(PLAIN);
    out.push(hit ? hit[1](match, context) : match[0]);
    text = text.slice(match[0].length);
  }
  return out;
}

const link = (href, words) => h("a", { href, target: "_blank", rel: "noopener noreferrer" }, words);
const mention = (name, sign, extra) => h("span", { class: `mention${extra}` }, sign + (name ?? say("unknown")));

// An emoji of the application, named by what it shows: its name on Discord ends in a digest of its picture.
export const ownEmoji = (name, id) => {
  const shows = name.replace(/_[0-9a-f]{4}$/, "").replaceAll("_", " ");
  const src = `/cdn/emojis/${id}.png?size=48&format=webp`; // twice as large as shown, for fine screens
  return h("img", { class: "own-emoji", src, alt: shows, title: shows, width: 22, height: 22, loading: "lazy" });
};

// A command one can tap: it is filled in below, under the name it has for this person.
function command(context, path) {
  const known = context.commands.find((one) => one.path === path);
  if (!known) return h("span", { class: "mention" }, `/${path}`);
  const fill = () => context.fill(known);
  return h("button", { class: "mention tap", type: "button", onclick: fill }, `/${known.shown}`);
}

function spoiler(children) {
  const show = (event) => event.currentTarget.classList.add("shown");
  return h(
    "span",
    { class: "spoiler", tabindex: "0", onclick: show, onkeydown: show },
    h("span", {}, children),
  );
}

function place(context, id) {
  const channel = context.channels.get(id);
  if (!channel) return mention(undefined, "#", "");
  // Not a button: a long name has to break across lines as words do.
  const go = (event) => {
    event.preventDefault();
    context.go(id);
  };
  return h("a", { class: "mention link", href: `#${id}`, onclick: go }, `# ${channel.name}`);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const STEPS = [
  [31536000, "year"],
  [2592000, "month"],
  [86400, "day"],
  [3600, "hour"],
  [60, "minute"],
  [1, "second"],
];

export function relative(seconds, locale) {
  const away = seconds - Date.now() / 1000;
  const [size, unit] = STEPS.find(([step]) => Math.abs(away) >= step) ?? [1, "second"];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(away / size), unit);
}

function moment(seconds, style, locale) {
  const date = new Date(seconds * 1000);
  const full = new Intl.DateTimeFormat(locale, STYLES.F).format(date);
  const words =
    style === "R" ? relative(seconds, locale) : new Intl.DateTimeFormat(locale, STYLES[style]).format(date);
  const attributes = { class: "moment", datetime: date.toISOString(), title: full };
  if (style === "R") attributes["data-relative"] = String(seconds);
  return h("time", attributes, words);
}

// Called now and then: "in 3 minutes" does not stay true.
export function refreshMoments(locale) {
  for (const time of document.querySelectorAll("time[data-relative]")) {
    time.textContent = relative(Number(time.dataset.relative), locale);
  }
}

const BLOCKS = [
  [/^```(?:\w*\n)?([\s\S]*?)```\n?/, (m) => h("pre", {}, h("code", {}, m[1].replace(/\n$/, "")))],
  [
    /^(#{1,3}) +(.+)(?:\n|$)/,
    (m, c) => h("h3", { class: `md h${m[1].length}` }, inline(m[2], c)),
  ],
  [/^-# +(.+)(?:\n|$)/, (m, c) => h("small", { class: "md" }, inline(m[1], c))],
  [
    /^(?:> ?.*(?:\n|$))+/,
    (m, c) => h("blockquote", {}, markdown(m[0].replace(/^> ?/gm, "").replace(/\n$/, ""), c)),
  ],
  [/^(?:[-*] +.+(?:\n|$)(?: +[-*] +.+(?:\n|$))*)+/, (m, c) => list("ul", m[0], c)],
  [/^(?:\d+\. +.+(?:\n|$))+/, (m, c) => list("ol", m[0], c)],
];

function list(tag, text, context) {
  const items = text
    .trimEnd()
    .split("\n")
    .map((line) => {
      const deep = /^ /.test(line) ? "deep" : null;
      return h("li", { class: deep }, inline(line.replace(/^ *(?:[-*]|\d+\.) +/, ""), context));
    });
  const start = tag === "ol" ? parseInt(text, 10) : null;
  return h(tag, { class: "md", start }, items);
}

export function markdown(text, context) {
  const out = [];
  let paragraph = "";
  const flush = () => {
    if (paragraph.trim()) out.push(h("p", {}, inline(paragraph.replace(/^\n+|\n+$/g, ""), context)));
    paragraph = "";
  };
  while (text) {
    const hit = first(BLOCKS, text);
    if (hit) {
      flush();
      out.push(hit[1](hit[0], context));
      text = text.slice(hit[0][0].length);
    } else {
      const line = text.match(/^.*(?:\n|$)/)[0] || text;
      paragraph += line;
      text = text.slice(line.length);
    }
  }
  flush();
  for (const element of out) element.querySelectorAll(".own-emoji").forEach((one) => hushed(one, element));
  return out;
}

// An emoji beside its own name is not read aloud twice.
function hushed(emoji, element) {
  if (element.textContent.toLowerCase().includes(emoji.alt.toLowerCase())) emoji.alt = "";
}
