import { loadRuleSetParts } from '../house-rules/use-houses.ts';
import { loadedGames, ready } from '../loading/loaded.ts';
import { readLink } from './link.ts';
import { readOwnRules } from './own-rules.ts';
import * as widget from './Referee.tsx';
import { readWhole } from './reader.ts';
import { loadWords } from './words.ts';

/** Loads the referee with its words in the page's language, and the reader's own rules where a ruling is compared with them. */
export async function loadReferee(): Promise<typeof widget> {
  await Promise.all([loadWords(), loadRuleSetParts(), ready]);
  const link = readLink(location.search);
  // Whether a link is notation or free text decides what the page opens on. Offline it opens on the box.
  if (link) await readWhole(link.text, undefined, !link.typed).catch(() => undefined);
  // Without it the ruling stands alone.
  await Promise.all(loadedGames().map((game) => readOwnRules(game).catch(() => undefined)));
  // A link has another case than the built one, and so another game: the built one is not loaded at all.
  if (link || document.documentElement.hasAttribute('data-linked')) {
    document.querySelector('live-widget[widget=Referee]')?.replaceChildren();
  }
  return widget;
}
