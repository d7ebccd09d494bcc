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
   * `waiting` stays on the element until its widget has hydrated. Hydration runs once, however often it is requested; where nobody
   * has used the widget and it does not load, it is requested again by the first use.
   */
  async wake(): Promise<void> {
    if (!this.hasAttribute('waiting')) return;
    this.#waking ??= this.#bring();
    await this.#waking;
  }

  async #bring(): Promise<void> {
    try {
      const part = assertDefined(widgetParts[this.getAttribute('widget') ?? '']);
      const widget = await this.#load(part);
      if (!widget) return;
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

  /** The widget with everything that it needs to hydrate; undefined where it did not come and nobody has used it. */
  async #load(part: Part<Widget>): Promise<Widget['default'] | undefined> {
    try {
      await Promise.all([part.ahead(), pageGamesPart.ahead()]);
    } catch {
      if (this.#used.size === 0) return undefined;
    }
    const [{ default: widget }] = await Promise.all([part.load(), pageGamesPart.load()]);
    await widget.prepare?.();
    return widget;
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

customElements.define('live-widget', LiveWidget);

// From here on each widget records its own early interactions.
window.onclick = window.onchange = window.oninput = null;
