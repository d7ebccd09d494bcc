/**
 * Hydrates a widget when it comes into view: its HTML is hydrated with the widget's own code. Why not the framework's islands:
 * docs/adr/0004-live-widgets.md.
 */

import { h, hydrate } from 'preact';
import { assertDefined } from '#core/assert-defined.ts';
import { type Widget, widgetParts } from '../widgets.ts';
import { asLeft, USES, usedBy } from './early.ts';
import { pageGamesPart } from './loaded.ts';
import type { Part } from './part.ts';

const inView = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inView.unobserve(target);
      if (target.parentElement instanceof LiveWidget) target.parentElement.wake();
    }
  },
  { rootMargin: '240px' },
);

/** The first sign that a widget which waits for an interaction is wanted; a click wakes any widget. */
const TOUCHES = ['pointerdown', 'focusin'] as const;

class LiveWidget extends HTMLElement {
  /** Interactions recorded before the widget has hydrated, in order. */
  readonly #used = new Set<Element>();

  connectedCallback(): void {
    for (const event of window.early ?? []) this.#note(event);
    for (const type of USES) this.addEventListener(type, this.#keep);
    if (this.#used.size > 0) this.wake();
    const kept = this.getAttribute('touched');
    if (kept !== null && !isKept(kept)) {
      for (const type of TOUCHES) this.addEventListener(type, () => this.wake());
    } else if (this.hasAttribute('changed')) {
      const wake = () => {
        this.toggleAttribute('waiting', true);
        this.wake();
      };
      this.onchange = wake;
      // The reader may have been quicker than this script.
      if (this.querySelector(':checked')) wake();
      // The element itself has no box (display: contents), so its content is observed.
    } else if (this.firstElementChild) inView.observe(this.firstElementChild);
  }

  readonly #keep = (event: Event): void => {
    this.#note(event);
    this.wake();
  };

  #note(event: Event): void {
    const used = usedBy(event);
    if (!used || !this.contains(used)) return;
    // It moves to the end of the list.
    this.#used.delete(used);
    this.#used.add(used);
  }

  #waking: Promise<void> | undefined;

  /**
   * `waiting` stays on the element until its widget has hydrated. Hydration runs once, however often it is requested; after a
   * failed load it can be requested again.
   */
  async wake(): Promise<void> {
    if (!this.hasAttribute('waiting')) return;
    this.#waking ??= this.#bring();
    await this.#waking;
  }

  async #bring(): Promise<void> {
    try {
      const part = assertDefined(widgetParts[this.getAttribute('widget') ?? '']);
      const loaded = await loadWidget(part).catch(() => undefined);
      if (!loaded) {
        // The HTML stays as it is. A reader who has interacted with it is told that loading failed (components/page/on-demand.ts);
        // the window hears of it in any case.
        (this.#used.size > 0 ? this : window).dispatchEvent(new Event('lost', { bubbles: true }));
        return;
      }
      const { default: widget } = loaded;
      const useAgain = asLeft(this, this.#used);
      hydrate(h(widget, JSON.parse(this.getAttribute('props') ?? '{}')), this);
      this.removeAttribute('waiting');
      this.onchange = null;
      for (const type of USES) this.removeEventListener(type, this.#keep);
      await useAgain();
    } finally {
      this.#waking = undefined;
    }
  }
}

/** Has the reader left something of this name in this tab? Then the widget need not be touched. */
function isKept(name: string): boolean {
  try {
    return name in sessionStorage;
  } catch {
    return false;
  }
}

/** Loads a widget with everything that it needs to hydrate. */
async function loadWidget(part: Part<Widget>): Promise<Widget> {
  const [widget] = await Promise.all([part.load(), pageGamesPart.load()]);
  await widget.default.prepare?.();
  return widget;
}

customElements.define('live-widget', LiveWidget);

// From here on each widget records its own early interactions; those of the rest of the page are handled once it is loaded.
const enough = (): void => {
  window.onclick = window.onchange = null;
};
if (document.readyState === 'complete') enough();
else addEventListener('load', enough);
