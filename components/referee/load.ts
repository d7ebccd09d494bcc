import { langOf } from '../../src/site.ts';
import { readLink } from './link.ts';
import * as widget from './Referee.tsx';
import { bringWords } from './words.ts';

/** The referee with its words in the page's language. */
export async function load(): Promise<typeof widget> {
  await bringWords(langOf(new URL(location.href)));
  // A link has another case than the one that was built: that one goes, and its game is not brought at all.
  if (readLink(location.search)) {
    document.querySelector('live-widget[widget=Referee]')?.replaceChildren();
  }
  return widget;
}
