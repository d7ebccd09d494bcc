/**
 * Brings a widget to life when it comes into view: what stands in the HTML is hydrated with the widget's own code.
 * Why not the framework's islands: docs/adr/0004-live-widgets.md.
 */

import { h, hydrate } from 'preact';
import { assertDefined } from '#core/assert-defined.ts';
import { ready } from '../case/loaded.ts';
import { asLeft, USES, usedBy } from './early.ts';
import { widgetLoads } from './widgets.ts';

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

/** The first sign of a wish for a widget that sleeps until somebody touches it. */
const TOUCHES = ['pointerdown', 'focusin', 'click'] as const;

class LiveWidget extends HTMLElement {
  /** What was used before the widget answers, in that order. */
  readonly #used = new Set<Element>();

  connectedCallback(): void {
    for (const event of window.early ?? []) this.#note(event);
    for (const type of USES) this.addEventListener(type, this.#keep);
    if (this.#used.size > 0) this.wake();
    if (this.hasAttribute('touched')) {
      for (const type of TOUCHES) this.addEventListener(type, () => this.wake());
    } else if (this.hasAttribute('changed')) {
      const wake = () => {
        this.toggleAttribute('waiting', true);
        this.wake();
      };
      this.onchange = wake;
      // Its reader may have been quicker than this script.
      if (this.querySelector(':checked')) wake();
      // The element itself has no box (display: contents), so its content is watched.
    } else if (this.firstElementChild) inView.observe(this.firstElementChild);
  }

  readonly #keep = (event: Event): void => {
    this.#note(event);
    this.wake();
  };

  #note(event: Event): void {
    const used = usedBy(event);
    if (!used || !this.contains(used)) return;
    // It is used last now.
    this.#used.delete(used);
    this.#used.add(used);
  }

  #waking: Promise<void> | undefined;

  /** `waiting` stays on the element until its widget answers. It wakes once, whatever calls it meanwhile; where its files did not come it may be called again. */
  async wake(): Promise<void> {
    if (!this.hasAttribute('waiting')) return;
    this.#waking ??= this.#bring();
    await this.#waking;
  }

  async #bring(): Promise<void> {
    try {
      const load = assertDefined(widgetLoads[this.getAttribute('widget') ?? '']);
      const loaded = await Promise.all([load(), ready]).catch(() => undefined);
      if (!loaded) {
        // What stands in the page stays. Who wanted more of it is told what it lacks (shell/asked.ts).
        if (this.#used.size > 0) this.dispatchEvent(new Event('lost', { bubbles: true }));
        return;
      }
      const [{ default: widget }] = loaded;
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

customElements.define('live-widget', LiveWidget);

// From here on each widget keeps for itself what comes too early; the rest of the page answers once it is loaded.
const enough = (): void => {
  window.onclick = window.onchange = null;
};
if (document.readyState === 'complete') enough();
else addEventListener('load', enough);
