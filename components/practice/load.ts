import { loadUi } from './load-quiz.ts';
import * as practice from './Practice.tsx';
import { readPlace } from './place.ts';
import { loadStart } from './start-page.ts';

/** Loads practice with its words in the page's language, and with the choice of sessions where the address asks for it. */
export async function loadPractice(): Promise<typeof practice> {
  await Promise.all([loadUi(), readPlace(location.search).type === 'start' && loadStart()]);
  return practice;
}
