/** The reader of text as a page uses it: the notation at once, free text once its reader is loaded. */

import type { Case } from '#core/case.ts';
import type { Vocabulary } from '#core/game/vocabulary.ts';
import { GAMES } from '#games/index.ts';
import { readNotation } from '#src/reading/notation.ts';
import type { Message, ReadableGame, ReadContext } from '#src/reading/reading.ts';
import { loadedGames, loadGame } from '../loading/loaded.ts';
import { part } from '../loading/part.ts';

/** The reader of free text, and the words of each game. */
export const readerPart = part(async () => {
  const [module, ...vocabularies] = await Promise.all([
    import('./reading.ts'),
    ...GAMES.map(async ({ id, load }) => [id, (await load.vocabulary()).vocabulary] as const),
  ]);
  const { readMessage, ReadAs, contradictionNotes, noteSentences } = module;
  return {
    readMessage,
    ReadAs,
    contradictionNotes,
    noteSentences,
    vocabularies: new Map<string, Vocabulary>(vocabularies),
  };
});

/** Loads the reader of free text. */
export const loadReader = readerPart.load;

export function isReaderHere(): boolean {
  return readerPart.here !== undefined;
}

/** The notation needs no words. */
const NO_WORDS: Vocabulary = {
  names: [],
  ruleSetNames: {},
  roles: [],
  hand: { least: 0, most: 0, usual: [] },
  phrases: [],
  terms: '',
  kinds: {},
};

interface HowToRead extends Pick<ReadContext, 'exact' | 'effort' | 'tell'> {
  /** The text is of the table's game, whatever else its words might be of: no other one is waited for. */
  readonly only?: boolean;
}

/**
 * Reads a text with what is loaded: without the reader of free text as notation only.
 * @param home the current table: its game and house rules apply where the text names none
 * @param how a link's notation is read literally (`exact`); texts that are tried may share their `effort`
 */
export function readHere(text: string, home: Case | undefined, { only = false, ...how }: HowToRead = {}): Message {
  const engines = loadedGames();
  const games = GAMES.filter(({ id }) => !only || id === home?.game).map(
    ({ id }): ReadableGame => ({
      id,
      vocabulary: readerPart.here?.vocabularies.get(id) ?? NO_WORDS,
      engine: engines.find((engine) => engine.id === id),
    }),
  );
  const context = { games, open: true, ...how };
  return readerPart.here ? readerPart.here.readMessage(text, { ...context, home }) : readNotation(text, context);
}

/** Could the reader of free text understand more, once it is loaded? */
export function wantsReader({ error, waitsFor }: Pick<Message, 'error' | 'waitsFor'>): boolean {
  return !readerPart.here && error !== undefined && error.code !== 'empty' && waitsFor === undefined;
}

/**
 * Loads everything that a text needs, the game that it names and the reader of free text where it is no notation, and reads it.
 */
export async function readWhole(text: string, home: Case | undefined, exact: boolean): Promise<Message> {
  const message = readHere(text, home, { exact });
  if (message.waitsFor !== undefined) await loadGame(message.waitsFor);
  else if (wantsReader(message)) await loadReader();
  else return message;
  return readWhole(text, home, exact);
}
