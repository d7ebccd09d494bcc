/** For a page that is all table: the rounds of its game and their words are loaded as soon as its widget is there. */

import { findGame } from '#games/index.ts';
import { pageGames } from '../loading/loaded.ts';
import { PAGE_LANGS } from '../loading/page-words.ts';

for (const id of pageGames) {
  const load = findGame(id)?.load;
  if (!load) continue;
  // A failed load is retried by the table, which reports it.
  Promise.all([load.round(), ...PAGE_LANGS.map((lang) => load.roundWords[lang]())]).catch(() => undefined);
}
