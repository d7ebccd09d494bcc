/**
 * The installed site, started before anything is saved: some devices do not tell the page that it is being installed. Installing
 * counts as consent to saving, unless the reader has withdrawn it.
 */
import { registration, wasRefused } from './device.ts';
import { offerNoMore, openInstalledBox } from './open.ts';

start().catch(() => undefined);

async function start(): Promise<void> {
  offerNoMore();
  if (!wasRefused() && !(await registration())) await openInstalledBox();
}
