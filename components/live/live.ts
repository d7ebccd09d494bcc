/**
 * Brings a widget to life when it comes into view: what stands in the HTML is hydrated with the widget's own code.
 * Why not the framework's islands: docs/adr/0004-live-widgets.md.
 */

import { h, hydrate } from 'preact';
import { assertDefined } from '#core/assert-defined.ts';
import { ready } from '../case/loaded.ts';
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

class LiveWidget extends HTMLElement {
  connectedCallback(): void {
    if (this.hasAttribute('touched')) return;
    if (this.hasAttribute('changed')) {
      const wake = () => {
        this.toggleAttribute('waiting', true);
        this.wake();
      };
      this.onchange = wake;
      // Its reader may have been quicker than this script.
      if (this.querySelector(':checked')) wake();
      return;
    }
    // The element itself has no box (display: contents), so its content is watched.
    if (this.firstElementChild) inView.observe(this.firstElementChild);
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
      const [{ default: widget }] = await Promise.all([load(), ready]);
      hydrate(h(widget, JSON.parse(this.getAttribute('props') ?? '{}')), this);
      this.removeAttribute('waiting');
      this.onchange = null;
    } finally {
      this.#waking = undefined;
    }
  }
}

customElements.define('live-widget', LiveWidget);
