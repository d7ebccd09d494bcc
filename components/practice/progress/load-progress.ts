import * as progress from './ProgressPage.tsx';
import { loadProgressUi } from './progress-ui.ts';

/** The progress page's widget, with its words in the page's language. */
export async function loadProgress(): Promise<typeof progress> {
  await loadProgressUi();
  return progress;
}
