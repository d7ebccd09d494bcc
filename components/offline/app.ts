/**
 * The installed site, started before anything is saved: some devices do not tell the page that it is being installed. Installing
 * counts as consent to saving, unless the reader has withdrawn it.
 */
import { refused, registration } from './device.ts';
import { installed, offerNoMore } from './open.ts';

start().catch(() => undefined);

async function start(): Promise<void> {
  offerNoMore();
  if (!refused() && !(await registration())) await installed();
}
