/**
 * The installed site, started where nothing is kept yet: some devices tell no page that it is being installed. Installing is the
 * reader's word for keeping it, unless he took that back.
 */
import { refused, registration } from './device.ts';
import { installed, offerNoMore } from './open.ts';

start().catch(() => undefined);

async function start(): Promise<void> {
  offerNoMore();
  if (!refused() && !(await registration())) await installed();
}
