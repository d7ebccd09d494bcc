import * as progress from './Progress.tsx';
import { bringUi } from './start/bring.ts';

/** What practice has come to, with its words in the page's language. */
export async function load(): Promise<typeof progress> {
  await bringUi();
  return progress;
}
