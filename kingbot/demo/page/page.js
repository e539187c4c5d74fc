// The frame of the demo: whose eyes one looks through, and which place of theirs is open.

import { MOVED, keepPictures } from "/demo/pictures.js";

const accounts = document.getElementById("accounts");
const places = document.getElementById("places");
const main = document.querySelector("main");
const seen = new Map(); // channel id → the news there had been when it was last looked at
let people = [];
let person = 0;
let room = null; // channel id; the first one at the start
let pane = "room"; // what a narrow window shows

function button(text, small, attributes) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  if (small) made.append(" ", Object.assign(document.createElement("small"), { textContent: small }));
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

// A place is shown in a frame of its own; a new frame is a new session of the preview's client.
function show(section, place) {
  if (section.dataset.key === place.key) return;
  section.dataset.key = place.key;
  const frame = document.createElement("iframe");
  frame.title = place.name;
  frame.src = `/#${place.key}`;
  frame.addEventListener("load", () => {
    frame.contentDocument.addEventListener("click", followLink, true);
    keepPictures(frame.contentDocument);
  });
  section.replaceChildren(frame);
}

// Links to messages lead to discord.com, where this server does not exist: they are followed here.
function followLink(event) {
  const link = event.target.closest?.('a[href*="discord.com/channels/"]');
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  const [channel, message] = link.pathname.split("/").slice(3);
  pane = people[person].rooms.some((one) => one.id === channel) ? "room" : "dm";
  if (pane === "room") room = channel;
  draw();
  const inside = document.getElementById(pane).querySelector("iframe").contentDocument;
  const found = message && inside.querySelector(`#channel-message-list [data-message-id="${message}"]`);
  if (!found) return;
  inside.dispatchEvent(new Event(MOVED));
  found.scrollIntoView({ block: "center" });
  found.classList.add("kingbot-found");
  setTimeout(() => found.classList.remove("kingbot-found"), 2000);
}

// A hidden place does not scroll along with what is written in it; whoever opens it wants its end.
function toEnd(section) {
  const timeline = section.querySelector("iframe").contentDocument?.getElementById("channel-timeline");
  if (timeline) timeline.scrollTop = timeline.scrollHeight;
}

const wide = matchMedia("(min-width: 821px)");

function lookedAt(place) {
  seen.set(place.key, place.news);
}

function draw() {
  const one = people[person];
  const open = one.rooms.find((place) => place.id === room) ?? one.rooms[0];
  main.className = pane;
  show(document.getElementById("room"), open);
  show(document.getElementById("dm"), one.dm);
  if (wide.matches || pane === "room") lookedAt(open);
  if (wide.matches || pane === "dm") lookedAt(one.dm);
  const news = (place) => place.news > (seen.get(place.key) ?? 0);

  accounts.replaceChildren(...people.map((each, index) => {
    const made = button(each.name, each.language, { role: "radio", "aria-checked": String(index === person) });
    if (index !== person && news(each.dm)) made.classList.add("news");
    made.addEventListener("click", () => { person = index; draw(); });
    return made;
  }));

  places.className = one.rooms.length === 1 ? "single" : "";
  places.replaceChildren(...one.rooms.map((place) => {
    const pressed = pane === "room" && place === open || wide.matches && place === open;
    const made = button(`# ${place.name}`, "", { "aria-pressed": String(pressed) });
    if (news(place)) made.classList.add("news");
    made.addEventListener("click", () => { room = place.id; pane = "room"; draw(); toEnd(main.children.room); });
    return made;
  }));
  const mail = button(`@ ${one.dm.name}`, "", { "aria-pressed": String(pane === "dm"), class: "dm" });
  if (news(one.dm)) mail.classList.add("news");
  mail.addEventListener("click", () => { pane = "dm"; draw(); toEnd(main.children.dm); });
  places.append(mail);
}

async function refresh() {
  try {
    const answer = await fetch("places");
    const text = await answer.text();
    if (answer.ok && text !== refresh.last) {
      refresh.last = text;
      people = JSON.parse(text);
      draw();
    }
  } catch {
    // The demo was stopped; the page keeps what it shows.
  }
  setTimeout(refresh, 1000);
}

wide.addEventListener("change", draw);
refresh();
