/** The one door of the site, as a page opens it: the notation at once, people's words once their reader is here. */

import type { Case } from '#core/case.ts';
import type { Vocabulary } from '#core/game/vocabulary.ts';
import { GAMES } from '#games/index.ts';
import { readNotation } from '#src/reading/notation.ts';
import type { Message, ReadableGame, ReadContext } from '#src/reading/reading.ts';
import { loadedGames, loadGame } from '../case/loaded.ts';

/** What comes late: the reader of words, and what is said in each game. */
interface Reader {
  readonly readMessage: typeof import('#src/reading/read-message.ts').readMessage;
  readonly vocabularies: ReadonlyMap<string, Vocabulary>;
}

let reader: Reader | undefined;
let coming: Promise<void> | undefined;

/** Brings the reader of words, once. Where it does not come it is asked for again with the next wish. */
export function loadReader(): Promise<void> {
  coming ??= bring().catch((error) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

async function bring(): Promise<void> {
  const [{ readMessage }, ...vocabularies] = await Promise.all([
    import('#src/reading/read-message.ts'),
    ...GAMES.map(async ({ id, load }) => [id, (await load.vocabulary()).vocabulary] as const),
  ]);
  reader = { readMessage, vocabularies: new Map(vocabularies) };
}

export function isReaderHere(): boolean {
  return reader !== undefined;
}

/** The notation asks for no words. */
const NO_WORDS: Vocabulary = {
  names: [],
  houses: {},
  roles: [],
  hand: { least: 0, most: 0, usual: [] },
  phrases: [],
  terms: '',
  kinds: {},
};

/**
 * What a text says, as far as it can be read here and now: without the reader of words as the notation alone.
 * @param home what lies on the table: its game and house rules hold where the text names none
 * @param how a link's notation is read to the letter (`exact`); texts that are tried may share their `effort`
 */
export function readHere(
  text: string,
  home: Case | undefined,
  how: Pick<ReadContext, 'exact' | 'effort'> = {},
): Message {
  const engines = loadedGames();
  const games = GAMES.map(
    ({ id }): ReadableGame => ({
      id,
      vocabulary: reader?.vocabularies.get(id) ?? NO_WORDS,
      engine: engines.find((engine) => engine.id === id),
    }),
  );
  return reader ? reader.readMessage(text, { games, home, ...how }) : readNotation(text, { games, ...how });
}

/** May the reader of words know more of it, once it is here? */
export function wantsReader({ error, waitsFor }: Pick<Message, 'error' | 'waitsFor'>): boolean {
  return !reader && error !== undefined && error.code !== 'empty' && waitsFor === undefined;
}

/** Brings all that a text asks for, the game that it names and the reader of words where it is no notation, and reads it. */
export async function readWhole(text: string, home: Case | undefined, exact: boolean): Promise<Message> {
  const message = readHere(text, home, { exact });
  if (message.waitsFor !== undefined) await loadGame(message.waitsFor);
  else if (wantsReader(message)) await loadReader();
  else return message;
  return readWhole(text, home, exact);
}
