import { loadUi } from './load-quiz.ts';
import * as practice from './Practice.tsx';
import { readPlace } from './place.ts';
import { loadStart } from './start-page.ts';

/** Practice with its words in the page's language, and with the choice where that is what the address asks for. */
export async function load(): Promise<typeof practice> {
  await Promise.all([loadUi(), readPlace(location.search).type === 'start' && loadStart()]);
  return practice;
}
