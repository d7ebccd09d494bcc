import * as progress from './Progress.tsx';
import { loadUi } from './start/load-quiz.ts';

/** What practice has come to, with its words in the page's language. */
export async function load(): Promise<typeof progress> {
  await loadUi();
  return progress;
}
