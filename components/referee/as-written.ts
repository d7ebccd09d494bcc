/** The reader of what people write: it comes when the page is there, and until then the strict reader has the word. */

import type { Case } from '#core/case.ts';
import type { Lang } from '#core/lang.ts';
import type { Reading } from '#src/reading/reading.ts';
import { GAMES } from '#games/index.ts';
import { PLAYER_NAMES } from '../case/edit/company.ts';
import { loaded, loadedGames } from '../case/loaded.ts';

type Reader = typeof import('#src/reading/reading.ts');

let reader: Reader | undefined;

/** Brings it; without a network text of the notation is read all the same. */
export async function loadLenientReader(): Promise<void> {
  reader ??= await import('#src/reading/reading.ts');
}

/**
 * What is understood of a text that the strict reader refuses; undefined where nothing is, or the reader is not here yet.
 * @param home what lies on the table: its game and house rules hold where the text names none
 */
export function readAsWritten(text: string, home: Case, lang: Lang): Reading | undefined {
  return reader?.readLeniently(text, {
    games: loadedGames(),
    book: GAMES,
    home,
    nameless: (place) => PLAYER_NAMES[place] ?? `${place + 1}`,
    housesOf: (game) => loaded(game, lang)?.words.presets ?? {},
  });
}
