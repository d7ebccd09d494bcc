import { loadUi } from './load-quiz.ts';
import * as practice from './Practice.tsx';

/** Practice with its words in the page's language. */
export async function load(): Promise<typeof practice> {
  await loadUi();
  return practice;
}
