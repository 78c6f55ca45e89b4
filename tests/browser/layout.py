"""Scripts that find faults in the layout of the page. Each returns a list of the faulty elements."""

TOO_WIDE = """
() => {
  const page = document.documentElement;
  const scrolls = [page, ...document.querySelectorAll("main, aside, dialog, dialog form, ul, #rules-text")];
  const seen = document.querySelectorAll("button, select, input, p, h1, h2, li, label, canvas");
  const outside = [...seen].filter(each => {
    const { left, right, width } = each.getBoundingClientRect();
    const hidden = width <= 1 || each.closest("#spots, .visually-hidden");
    return !hidden && (left < -0.5 || right > innerWidth + 0.5);
  });
  const wide = scrolls.filter(each => each.clientWidth && each.scrollWidth > each.clientWidth);
  return [...outside, ...wide].map(each => each.outerHTML.slice(0, 120));
}
"""
"""Elements that are wider than the page or than their container."""

COVERED = """
points => points.filter(([x, y]) => !document.elementFromPoint(x, y)?.closest("#canvas, #spots"))
"""
"""The points of the board that another element covers."""

CLIPPED = """
() => [...document.querySelectorAll("button, select, label, summary, h2, .name, #prompt")].filter(each =>
  each.checkVisibility() && !each.closest("#spots, #log, .visually-hidden") && each.clientWidth &&
  (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 6)
).map(each => each.outerHTML.slice(0, 120))
"""
"""Elements that are too small for their text."""

OVERLAPPING = """
() => {
  const within = document.querySelector("dialog[open]") ?? document.body;
  const all = [...within.querySelectorAll("button, select, input, textarea, summary")]
    .filter(each => each.checkVisibility() && !each.closest("#spots, #log, dialog > form > menu"))
    .map(each => [each, each.getBoundingClientRect()]).filter(([, { width }]) => width);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  return all.flatMap(([one, a], at) => all.slice(at + 1)
    .filter(([other, b]) => over(a, b) && !(one.closest("#panel") ^ other.closest("#panel")))
    .map(([other]) => `${one.outerHTML.slice(0, 90)} / ${other.outerHTML.slice(0, 90)}`));
}
"""
"""Controls that overlap. The open panel may cover the board."""
