"use strict";
// Goes through the tricks of each deal: the buttons, or the arrow keys while one of them has focus.
for (const deal of document.querySelectorAll(".deal")) {
  const steps = deal.querySelector(".steps");
  if (!steps) continue;
  const said = steps.querySelector("output");
  const rows = [...deal.querySelectorAll(".tricks tbody tr")];
  const cards = [...deal.querySelectorAll(".hands .card")];
  const button = (name) => steps.querySelector(`[data-step="${name}"]`);
  let at = 0;
  const words = () => {
    if (at === 0) return said.dataset.start;
    const cells = rows[at - 1].querySelectorAll("td");
    const text = (cell) => cell.textContent;
    return said.dataset.of
      .replace("{n}", () => at).replace("{all}", () => rows.length)
      .replace("{led}", () => text(cells[cells.length - 2]))
      .replace("{won}", () => text(cells[cells.length - 1]));
  };
  const show = (trick) => {
    at = Math.max(0, Math.min(rows.length, trick));
    rows.forEach((row, i) => row.classList.toggle("now", i + 1 === at));
    for (const card of cards) {
      const played = Number(card.dataset.trick);
      card.classList.toggle("gone", played > 0 && played < at);
      card.classList.toggle("now", played > 0 && played === at);
    }
    said.textContent = words();
    for (const name of ["first", "back"]) button(name).disabled = at === 0;
    for (const name of ["on", "last"]) button(name).disabled = at === rows.length;
  };
  const go = { first: () => 0, back: () => at - 1, on: () => at + 1, last: () => rows.length };
  for (const [name, to] of Object.entries(go))
    button(name).addEventListener("click", () => show(to()));
  steps.addEventListener("keydown", (event) => {
    const name = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" }[event.key];
    if (!name) return;
    event.preventDefault();
    show(go[name]());
    // A button that is used up keeps no focus: the other one gets it.
    if (document.activeElement.disabled || !steps.contains(document.activeElement))
      button(at === 0 ? "on" : "back").focus();
  });
  steps.hidden = false;
  show(0);
}
