// The preview draws a message anew whenever something in it changes, and its pictures with it. Until the new
// picture has loaded, the one before stays in its place; before the first one its place is kept free. Whoever
// looks at the end of a channel stays there, whatever the preview scrolls to.

export const MOVED = "kingbot-moved"; // the event before the page itself scrolls a channel
const SCROLLING = 800; // milliseconds in which a gesture goes on scrolling

const loaded = (image) => image.complete && image.naturalWidth > 0;

export function keepPictures(doc) {
  const shown = new Map(); // message id and place in the message → the picture that was seen there last
  const watched = new WeakSet();
  const timeline = doc.getElementById("channel-timeline");
  let atEnd = true;
  let moved = -Infinity; // when somebody moved the timeline last

  const toEnd = () => { if (timeline && atEnd) timeline.scrollTop = timeline.scrollHeight; };
  timeline?.addEventListener("scroll", () => {
    if (timeline.scrollTop + timeline.clientHeight >= timeline.scrollHeight - 48) atEnd = true;
    else if (performance.now() - moved < SCROLLING) atEnd = false;
    else toEnd();
  });
  for (const kind of ["wheel", "touchmove", "keydown", "pointerdown", MOVED]) {
    doc.addEventListener(kind, (event) => {
      if (kind !== "pointerdown" || event.target === timeline) moved = performance.now();
    }, { capture: true, passive: true });
  }

  function keep(figure, key) {
    const image = figure.querySelector("img.gallery-image:not(.kingbot-kept)");
    const kept = figure.querySelector(".kingbot-kept");
    if (image && loaded(image)) {
      shown.set(key, image);
      kept?.remove();
      figure.classList.remove("kingbot-waiting");
      return;
    }
    if (image && !watched.has(image)) {
      watched.add(image);
      image.addEventListener("load", look, { once: true });
    }
    figure.classList.add("kingbot-waiting");
    const before = shown.get(key);
    if (!before || kept) return;
    before.classList.add("kingbot-kept");
    figure.append(before);
  }

  function look() {
    for (const message of doc.querySelectorAll("#channel-message-list [data-message-id]")) {
      const id = message.dataset.messageId;
      message.querySelectorAll(".component-gallery > figure").forEach((figure, place) => keep(figure, `${id} ${place}`));
    }
    toEnd();
  }

  // Its callbacks come before anything is painted.
  const Observer = doc.defaultView.MutationObserver;
  new Observer(look).observe(doc.body, { childList: true, subtree: true });
  look();
}
