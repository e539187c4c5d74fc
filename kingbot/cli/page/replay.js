"use strict";
// The data: `nodes` of the drawings, each once, with the indices of their children; `texts`, each once; `hands`,
// whose steps are a drawing, what happened, the picture in words, and whether a trick ends there.
const data = JSON.parse(document.getElementById("data").textContent);
const find = (id) => document.getElementById(id);
const buttons = [...document.querySelectorAll("[data-go]")];
const at = { hand: 0, step: 0 };

const drawn = (index) => {
  const node = data.nodes[index];
  if (typeof node === "string") return node;
  const [tag, ...children] = node;
  return `${tag}${children.map(drawn).join("")}</${tag.match(/^<(\w+)/)[1]}>`;
};

const steps = () => data.hands[at.hand].steps;

const moves = {
  first: () => (at.step = 0),
  last: () => (at.step = steps().length - 1),
  back: () => go(at.step - 1),
  next: () => go(at.step + 1),
  "trick-back": () => go(steps().findLastIndex((step, index) => index < at.step && step[3])),
  "trick-next": () => {
    const stop = steps().findIndex((step, index) => index > at.step && step[3]);
    go(stop < 0 ? steps().length : stop);
  },
  "hand-back": () => at.hand > 0 && ((at.hand -= 1), (at.step = 0)),
  "hand-next": () => at.hand < data.hands.length - 1 && ((at.hand += 1), (at.step = 0)),
};

// Beyond the ends of a hand are the hands before and after it.
const go = (step) => {
  if (step < 0 && at.hand > 0) {
    at.hand -= 1;
    at.step = steps().length - 1;
  } else if (step >= steps().length && at.hand < data.hands.length - 1) {
    at.hand += 1;
    at.step = 0;
  } else {
    at.step = Math.max(0, Math.min(step, steps().length - 1));
  }
};

const show = () => {
  const hand = data.hands[at.hand];
  const [picture, happened, words] = hand.steps[at.step];
  find("picture").innerHTML = drawn(picture);
  find("picture").firstChild.setAttribute("aria-hidden", "true"); // it is one picture, told below in words
  find("happened").textContent = happened.map((index) => data.texts[index]).join("\n");
  find("words").replaceChildren(
    ...words.map((index) => Object.assign(document.createElement("li"), { textContent: data.texts[index] })),
  );
  find("hand").value = at.hand;
  find("place").textContent = `${at.step + 1} / ${hand.steps.length}`;
  const start = at.step === 0;
  const end = at.step === hand.steps.length - 1;
  const off = {
    first: start,
    last: end,
    back: start && at.hand === 0,
    next: end && at.hand === data.hands.length - 1,
  };
  for (const button of buttons) {
    const name = button.dataset.go;
    button.disabled = off[name.replace("trick-", "")];
    if (name.startsWith("trick-")) button.textContent = hand[name];
  }
  history.replaceState(null, "", `#${at.hand + 1}.${at.step + 1}`);
};

const move = (name) => {
  moves[name]();
  const focused = document.activeElement;
  show();
  // A button that has just been switched off would lose the focus to the page.
  if (focused?.disabled) buttons.find((button) => !button.disabled)?.focus();
};

const keys = {
  ArrowLeft: "back",
  ArrowRight: "next",
  ArrowUp: "trick-back",
  ArrowDown: "trick-next",
  PageUp: "hand-back",
  PageDown: "hand-next",
  Home: "first",
  End: "last",
};

find("hand").replaceChildren(...data.hands.map((hand, index) => new Option(hand.title, index)));
find("hand").addEventListener("change", (event) => {
  Object.assign(at, { hand: Number(event.target.value), step: 0 });
  show();
});
for (const button of buttons) button.addEventListener("click", () => move(button.dataset.go));
document.addEventListener("keydown", (event) => {
  const name = keys[event.key];
  const elsewhere = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.target.tagName === "SELECT";
  if (!name || elsewhere) return;
  event.preventDefault();
  move(name);
});

const [, hand, step] = location.hash.match(/^#(\d+)\.(\d+)$/) ?? [];
if (hand >= 1 && hand <= data.hands.length) {
  at.hand = hand - 1;
  go(step - 1);
}
show();
