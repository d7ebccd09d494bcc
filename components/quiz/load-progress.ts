import * as progress from './Progress.tsx';
import { loadProgressUi } from './progress-ui.ts';

/** The progress page's widget, with its words in the page's language. */
export async function load(): Promise<typeof progress> {
  await loadProgressUi();
  return progress;
}
