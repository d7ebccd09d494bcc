/**
 * Finds what a person would see at once: a card with a hidden corner, text that is clipped or overlaps other text, overflow of a
 * frame.
 */

import type { Locator } from '@playwright/test';

/** What sticks to the foot of the screen leaves so much of it, from the top. */
const LOW = 0.75;

/**
 * Everything that lies wrongly in this part of the page, as it is on the screen now; a message says what and where.
 * @param low how much of the screen is free of what sticks to its foot
 */
export function faultsIn(part: Locator, low = LOW): Promise<string[]> {
  return part.evaluate(look, low);
}

/** Runs in the page, where nothing else of this file is. */
function look(root: Element, low: number): string[] {
  const faults = new Set<string>();
  const SLACK = 1.5;
  /** How much of the screen fixed and sticky elements may cover. */
  const FOOT = 0.25;
  const HEAD = 0.1;
  const LEAST_CARD = 32;
  const CLEAR = 'rgba(0, 0, 0, 0)';
  const BOXES = '.card,button,select,textarea,input:not(label input),summary,.hand,td,th';

  const nameOf = (element: Element): string => {
    const own = `${element.localName}${[...element.classList].map((name) => `.${name}`).join('')}`;
    const frame = element.closest('article,form,dialog,section,[id]');
    return frame && frame !== element ? `${frame.localName}.${[...frame.classList].join('.')} ${own}` : own;
  };
  const quote = (text: string): string => `“${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  function remembered<T>(ask: (element: Element) => T): (element: Element) => T {
    const known = new Map<Element, T>();
    return (element) => {
      const old = known.get(element);
      if (old !== undefined) return old;
      const answer = ask(element);
      known.set(element, answer);
      return answer;
    };
  }
  /** Not for screen readers only. */
  const forEyes = remembered(
    (element): boolean =>
      getComputedStyle(element).clipPath !== 'inset(50%)' && (!element.parentElement || forEyes(element.parentElement)),
  );
  const shown = remembered(
    (element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
      forEyes(element),
  );
  const within = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - SLACK && inner.right <= outer.right + SLACK;
  /** Fixed or sticky: it keeps its place on the screen while the page scrolls. */
  const floats = remembered(
    (element): boolean =>
      element !== root &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) ||
        (element.parentElement !== null && floats(element.parentElement))),
  );

  /* ---------- cards */

  /** The visible element at a point: transparent buttons over the cards are skipped. */
  const isClear = (one: Element): boolean =>
    one.matches('button,input') && !one.querySelector('.card') && getComputedStyle(one).backgroundColor === CLEAR;
  const topAt = (x: number, y: number): Element | undefined => {
    const top = document.elementFromPoint(x, y);
    // Querying all elements at the point costs several times as much.
    if (top && !isClear(top)) return top;
    return document.elementsFromPoint(x, y).find((one) => !isClear(one));
  };
  /** Scrolls as a reader can: an element with hidden overflow cannot be scrolled by hand. */
  const load = (card: Element): void => {
    const down = card.getBoundingClientRect().top - innerHeight / 2;
    for (let around = card.parentElement; around; around = around.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(around).overflowY) && around.scrollHeight > around.clientHeight) {
        around.scrollBy({ top: down, behavior: 'instant' });
        return;
      }
    }
    scrollBy({ top: down, behavior: 'instant' });
  };

  const checkCard = (card: Element): void => {
    const index = card.querySelector('b')?.firstChild;
    if (!index || !shown(card)) return;
    let box = card.getBoundingClientRect();
    // What keeps to the head or the foot of the screen leaves most of it.
    if (box.top < innerHeight * HEAD || box.bottom > innerHeight * low) {
      load(card);
      box = card.getBoundingClientRect();
    }
    const what = `${index.textContent ?? ''} of ${nameOf(card.closest('.hand') ?? card)}`;
    if (box.left < 0 || box.right > innerWidth) {
      faults.add(`card off the page: ${what}`);
      return;
    }
    const range = document.createRange();
    range.selectNodeContents(index);
    const rank = range.getBoundingClientRect();
    if (box.width < LEAST_CARD) faults.add(`too small to read: ${what}`);
    if (rank.right > box.right) faults.add(`index cut: ${what}`);
    const corner = [
      [box.left + 2, box.top + box.width * 0.3],
      ...[0.08, 0.5, 0.98].flatMap((x) =>
        [0.2, 0.5, 0.85].map((y) => [rank.left + rank.width * x, box.top + box.width * (0.07 + 0.48 * y)]),
      ),
      // The small pip under it.
      [box.left + box.width * 0.22, box.top + box.width * 0.74],
    ];
    const hidden = corner.filter(([x = 0, y = 0]) => {
      const top = topAt(x, y);
      return !top || !card.contains(top);
    });
    if (hidden.length > 0) faults.add(`corner covered: ${what}`);
  };

  const checkRow = (hand: Element): void => {
    const cards = [...hand.querySelectorAll('.card')].filter(shown).map((card) => card.getBoundingClientRect());
    for (const [at, card] of cards.entries()) {
      const before = cards[at - 1];
      if (!before) continue;
      const sameRow = card.top < before.bottom;
      if (sameRow && card.left < before.left + 8) faults.add(`cards in a heap: ${nameOf(hand)}`);
    }
  };

  /* ---------- text */

  interface Line {
    readonly node: Text;
    readonly in: Element;
    readonly box: DOMRect;
  }

  /** The lines of text that are seen, each as the strip that its letters fill: a line's own box is higher than they are. */
  const linesOf = (): Line[] => {
    const lines: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!(node instanceof Text) || !parent || !node.data.trim() || parent.closest('script,style,option,noscript'))
        continue;
      if (!shown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, width, top, height } of range.getClientRects()) {
        const box = new DOMRect(left, top + height * 0.3, width, height * 0.4);
        if (width > 0 && height > 0 && !scrolledOut(parent, box)) lines.push({ node, in: parent, box });
      }
    }
    return lines;
  };

  interface Frame {
    readonly name: string;
    readonly box: DOMRect;
    readonly clips: boolean;
    readonly scrolls: boolean;
  }

  /** What around an element holds what is in it: boxes that clip or scroll, and those that are painted. */
  const framesOf = remembered((element: Element): readonly Frame[] => {
    const style = getComputedStyle(element);
    const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
    const edged = Number.parseFloat(style.borderLeftWidth) > 0 && style.borderLeftStyle !== 'none';
    // An element whose contents stand in its place has no box to paint.
    const painted = !['inline', 'contents'].includes(style.display) && (style.backgroundColor !== CLEAR || edged);
    const around = element === root || !element.parentElement ? [] : framesOf(element.parentElement);
    if (!clips && !painted) return around;
    const scrolls = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
    return [{ name: nameOf(element), box: element.getBoundingClientRect(), clips, scrolls }, ...around];
  });

  /** Does it lie above or below what its scroller shows? */
  const scrolledOut = (element: Element, { top, bottom }: DOMRect): boolean =>
    framesOf(element).some(({ scrolls, box }) => scrolls && (top >= box.bottom || bottom <= box.top));

  const checkLine = ({ in: parent, node, box }: Line): void => {
    const said = quote(node.data);
    for (const { name, box: frame, clips, scrolls } of framesOf(parent)) {
      // What scrolls shows the rest to who scrolls.
      if (scrolls) return;
      const inside =
        within(box, frame) && (!clips || (box.top >= frame.top - SLACK && box.bottom <= frame.bottom + SLACK));
      if (!inside && clips) faults.add(`text cut: ${said} in ${name}`);
      // The verdict banner is wider than the case by design.
      else if (!inside && !parent.closest('.verdict')) faults.add(`text leaves its frame: ${said} in ${name}`);
    }
    if (box.left < -SLACK || box.right > innerWidth + SLACK) faults.add(`text off the page: ${said}`);
  };

  const checkOverlaps = (lines: readonly Line[]): void => {
    const still = lines.filter((line) => !line.in.closest('.card') && !floats(line.in));
    const sorted = still.toSorted((a, b) => a.box.top - b.box.top);
    for (const [at, line] of sorted.entries()) {
      for (let i = at + 1; i < sorted.length; i += 1) {
        const other = sorted[i];
        if (!other || other.box.top >= line.box.bottom - 1) break;
        const across = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        if (other.node !== line.node && across > 2)
          faults.add(`text on text: ${quote(line.node.data)} and ${quote(other.node.data)}`);
      }
    }
  };

  /** The sticky verdict. */
  const checkFoot = (plate: Element): void => {
    if (floats(plate) && plate.clientHeight > innerHeight * FOOT) faults.add(`takes the screen: ${nameOf(plate)}`);
  };

  /** A select's chosen text, and an input's placeholder. */
  const checkControl = (control: Element): void => {
    if (!shown(control)) return;
    const choice = control instanceof HTMLSelectElement;
    const text = choice ? (control.selectedOptions[0]?.text ?? '') : (control.getAttribute('placeholder') ?? '');
    // Clear over text that shows the choice in its place.
    if (choice && getComputedStyle(control).opacity === '0') return;
    const style = getComputedStyle(control);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return;
    pen.font = getComputedStyle(control, choice ? undefined : '::placeholder').font;
    const room = control.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    if (pen.measureText(text).width > room + SLACK) faults.add(`choice cut: ${quote(text)} in ${nameOf(control)}`);
  };

  /** Below this a phone zooms in on the field that is typed in, and the page is wider than its screen. */
  const LEAST_TYPED = 16;

  const checkField = (field: Element): void => {
    if (Number.parseFloat(getComputedStyle(field).fontSize) < LEAST_TYPED) faults.add(`zoomed in on: ${nameOf(field)}`);
  };

  /* ---------- frames */

  const checkBox = (element: Element): void => {
    if (!shown(element)) return;
    const box = element.getBoundingClientRect();
    const around = element.parentElement?.closest(
      element.matches('.card') ? '.seat,.case,dialog,.tb-mine-block' : '.case,dialog',
    );
    const frame = around?.getBoundingClientRect();
    // A table in a scroller of its own shows the rest to who scrolls.
    const table = element.closest('table');
    if (table && around?.contains(table) && getComputedStyle(table).overflowX === 'auto') return;
    if (box.width > 0 && frame && !within(box, frame) && !element.closest('.verdict')) {
      faults.add(`leaves its frame: ${nameOf(element)}`);
    }
  };

  if (document.documentElement.scrollWidth > innerWidth) faults.add('the page is wider than the screen');
  const lines = linesOf();
  for (const line of lines) checkLine(line);
  checkOverlaps(lines);
  for (const control of root.querySelectorAll('select,input[placeholder]')) checkControl(control);
  for (const field of root.querySelectorAll('textarea,select,input:not([type=radio],[type=checkbox],[type=file])'))
    checkField(field);
  for (const box of root.querySelectorAll(BOXES)) checkBox(box);
  for (const plate of root.querySelectorAll('.verdict')) checkFoot(plate);
  for (const hand of root.querySelectorAll('.hand')) checkRow(hand);
  // Last: it scrolls.
  for (const card of root.querySelectorAll('.card:not(.back,.slot)')) checkCard(card);
  return [...faults];
}
