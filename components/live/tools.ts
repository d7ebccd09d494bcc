/** The widgets of pages that stand by themselves, and of what comes when it is asked for. What they are made of is named here, so that no lesson's script names it. */

import type { JSX } from 'preact';
import { loadHouses } from '../case/use-houses.ts';

interface Widget {
  // A method, so that widgets with different props fit.
  default(props: object): JSX.Element | null;
}

/** How each widget is brought, by its name. */
export type Tools = Readonly<Record<string, () => Promise<Widget>>>;

const TOOLS: Tools = {
  async Referee() {
    const [{ load }] = await Promise.all([import('../referee/load.ts'), loadHouses()]);
    return load();
  },
  Contract: () => import('../contract/Contract.tsx'),
};

/** A widget by its name. */
export async function tool(name: string): Promise<Widget> {
  const load = TOOLS[name] ?? (await import('../quiz/tools.ts')).PRACTICE[name];
  if (!load) throw new Error(`there is no widget ${name}`);
  return load();
}
