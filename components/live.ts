/**
 * Brings a widget to life when it comes into view: what stands in the HTML is hydrated with the widget's own code.
 * Why not the framework's islands: docs/adr/0004-live-widgets.md.
 */

import type { JSX } from 'preact';

interface Widget {
  // A method, so that widgets with different props fit.
  default(props: object): JSX.Element | null;
}

const WIDGETS: Readonly<Record<string, () => Promise<Widget>>> = {
  Case: () => import('./case/Case.tsx'),
  SideBySide: () => import('./case/SideBySide.tsx'),
  Referee: () => import('./case/Referee.tsx'),
  Ladder: () => import('./ladder/Ladder.tsx'),
  Sorter: () => import('./hand/Sorter.tsx'),
  CanEat: () => import('./hand/CanEat.tsx'),
  Deal: () => import('./round/Deal.tsx'),
  Replay: () => import('./round/Replay.tsx'),
};

/** Asked for at once: on a slow line it is here when the first widget comes into view. */
const preact = import('preact');

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
    // The element itself has no box (display: contents), so its content is watched.
    if (this.firstElementChild) inView.observe(this.firstElementChild);
  }

  /** `waiting` stays on the element until its widget answers. */
  async wake(): Promise<void> {
    const load = WIDGETS[this.getAttribute('widget') ?? ''];
    if (!load || !this.hasAttribute('waiting')) return;
    const [{ h, hydrate }, { default: widget }] = await Promise.all([preact, load()]);
    hydrate(h(widget, JSON.parse(this.getAttribute('props') ?? '{}')), this);
    this.removeAttribute('waiting');
  }
}

customElements.define('live-widget', LiveWidget);
