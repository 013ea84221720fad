/** Where is the keyboard when what had it goes away? On the same control if there is one again, else at its panel.
 *
 * Others' moves draw panels anew at any time. A control that goes takes the focus with it, and the next key
 * would act at the top of the page. It never goes to another control: nobody chose that one.
 */

/** Where one goes on when a control has gone, the nearest first. */
const PANELS = "section, form, dialog, [role=tabpanel], [data-panel], main";
const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex]";
/** What an attribute says about now, not about which control it is. */
const PASSING = ["data-lit", "data-point"];
const REMEMBERED = 8;

/** Where the focus was: on what, and in which panels. */
interface Place {
  control: Element;
  key: string;
  panels: Element[];
}

/** What a control is called across redraws: what it stands for, else what it says. */
function keyOf(control: Element): string {
  const marks = [...control.attributes].filter(({ name }) => name.startsWith("data-") && !PASSING.includes(name));
  const said = marks.length ? marks.map(({ name, value }) => `${name}=${value}`).toSorted() : [control.getAttribute("aria-label") ?? control.textContent.trim()];
  return [control.localName, control.id, ...said].join(" ");
}

/** The panels around a control; a window above the page has none beyond it. */
function panelsOf(control: Element): Element[] {
  const found: Element[] = [];
  for (let at = control.parentElement?.closest(PANELS); at; at = at.parentElement?.closest(PANELS)) {
    found.push(at);
    if (at.localName === "dialog") break;
  }
  return found;
}

function isUsable(found: Element): boolean {
  return found.isConnected && !found.matches(":disabled") && found.checkVisibility();
}

/** The place as it is now: the same control, or the nearest panel that is left. */
function again(place: Place): Element | undefined {
  if (isUsable(place.control)) return place.control;
  const left = place.panels.filter(isUsable);
  for (const panel of left) {
    const same = [...panel.querySelectorAll(CONTROLS)].find((control) => keyOf(control) === place.key && isUsable(control));
    if (same) return same;
  }
  return left[0];
}

/** Put the focus there, which need not be made for it. */
function focus(found: Element): void {
  if (!found.matches(CONTROLS)) {
    found.setAttribute("tabindex", "-1");
    // Meanwhile it may have become one for good: a list that has to be scrolled on a narrower screen.
    const leave = () => found.getAttribute("tabindex") === "-1" && found.removeAttribute("tabindex");
    found.addEventListener("blur", leave, { once: true });
  }
  (found as HTMLElement).focus({ preventScroll: true });
}

/** See to it that the focus never falls back to the top of the page. */
export function keepFocus(): void {
  let trail: Place[] = [];

  function restore(): void {
    const last = trail.at(-1);
    // A link leads away from here, so that nothing but one's own hand goes back to it.
    const places = trail.toReversed().filter((place) => place === last || !place.control.matches("a[href]"));
    const inPage = last?.panels.length && last.panels.at(-1)?.localName !== "dialog";
    const found = (inPage ? places.slice(0, 1) : places).map(again).find((place) => place);
    const target = found ?? document.querySelector("main h1") ?? document.querySelector("main");
    if (target) focus(target);
  }

  addEventListener("pointerdown", () => (trail = []), { capture: true });
  addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    const place = { control: target, key: keyOf(target), panels: panelsOf(target) };
    trail = [...trail.filter(({ control }) => control !== target), place].slice(-REMEMBERED);
  });
  new MutationObserver((changes) => {
    const held = trail.at(-1)?.control;
    if (!held) return;
    const active = document.activeElement;
    const isLost = !active || active === document.body || active === held;
    // Whether something is in sight is dear to ask, and only some changes hide it.
    const isGone = !held.isConnected || held.matches(":disabled") || (changes.some(({ type }) => type === "attributes") && !held.checkVisibility());
    if (isLost && isGone) restore();
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled", "hidden", "open"] });
}
