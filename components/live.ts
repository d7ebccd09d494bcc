/**
 * Brings a widget to life when it comes into view: what stands in the HTML is hydrated with the widget's own code.
 * Why not the framework's islands: docs/adr/0004-live-widgets.md.
 */

import { h, hydrate, type JSX } from 'preact';
import Case from './case/Case.tsx';
import { ready } from './case/loaded.ts';

interface Widget {
  // A method, so that widgets with different props fit.
  default(props: object): JSX.Element | null;
}

/** The case and what every widget needs come with this script, in one file: they are here when the first widget comes into view. */
const WIDGETS: Readonly<Record<string, () => Promise<Widget>>> = {
  Case: async () => ({ default: Case }),
  // Its verdict stands open, and what other houses say under it.
  ToldCase: () => withHouses({ default: Case }),
  SideBySide: () => import('./case/SideBySide.tsx'),
  Referee: () => import('./tools.ts').then(({ referee }) => withHouses(referee())),
  Ladder: () => import('./ladder/Ladder.tsx'),
  Sorter: () => import('./hand/Sorter.tsx'),
  CanEat: () => import('./hand/CanEat.tsx'),
  Beats: () => import('./play/Beats.tsx'),
  Runs: () => import('./play/Runs.tsx'),
  Pack: () => import('./play/Pack.tsx'),
  Deal: () => import('./round/Deal.tsx'),
  Replay: () => import('./round/Replay.tsx'),
  Contract: () => import('./tools.ts').then(({ contract }) => contract()),
};

/** A widget together with what tells of other houses. */
async function withHouses(widget: Widget | Promise<Widget>): Promise<Widget> {
  const { bringHouses } = await import('./case/use-houses.ts');
  const [found] = await Promise.all([widget, bringHouses()]);
  return found;
}

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
    const [{ default: widget }] = await Promise.all([load(), ready]);
    hydrate(h(widget, JSON.parse(this.getAttribute('props') ?? '{}')), this);
    this.removeAttribute('waiting');
  }
}

customElements.define('live-widget', LiveWidget);
