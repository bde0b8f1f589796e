// The one websocket to the server: requests with replies, events, and coming back after the server was away.

import { say } from "./words.js";

export class Link {
  constructor(onEvent, onOpen, onState) {
    this.onEvent = onEvent;
    this.onOpen = onOpen;
    this.onState = onState;
    this.waiting = new Map();
    this.number = 0;
    this.connect();
  }

  connect() {
    this.socket = new WebSocket(`ws://${location.host}/page`);
    this.socket.addEventListener("open", () => {
      this.onState(true);
      this.onOpen();
    });
    this.socket.addEventListener("message", (event) => this.receive(JSON.parse(event.data)));
    this.socket.addEventListener("close", () => {
      for (const { reject } of this.waiting.values()) reject(new Error(say("not-running")));
      this.waiting.clear();
      this.onState(false);
      setTimeout(() => this.connect(), 1000);
    });
  }

  receive(payload) {
    if (payload.t !== "reply") return this.onEvent(payload);
    const { resolve, reject } = this.waiting.get(payload.n) ?? {};
    this.waiting.delete(payload.n);
    if (payload.error) reject?.(new Error(payload.error));
    else resolve?.(payload);
  }

  ask(action, details = {}) {
    if (this.socket.readyState !== WebSocket.OPEN)
      return Promise.reject(new Error(say("not-running")));
    const n = ++this.number;
    return new Promise((resolve, reject) => {
      this.waiting.set(n, { resolve, reject });
      this.socket.send(JSON.stringify({ n, do: action, ...details }));
    });
  }
}
