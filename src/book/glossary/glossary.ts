/** The glossary: what is written in `content/glossary.yaml`, held against the engine. A faulty record stops the build, with its id. */

import type { Lang } from '#core/lang.ts';
import { GAMES, type GameId } from '#games/index.ts';
import { cached, readRecords } from '../catalogue/read.ts';
import { faultsOf } from './faults.ts';
import type { Spelling } from './find.ts';
import { glossaryFile, type TermRecord } from './schema.ts';

export interface Term extends Omit<TermRecord, 'games'> {
  /** The games that say it, in the order of the book; none is all of them. */
  readonly games: readonly GameId[];
}

const FILE = 'content/glossary.yaml';

/** Every term of the book, in the order of a Vietnamese dictionary. */
export const terms = cached(() => readTerms(FILE));

/** One term by its id. */
export function term(id: string): Term {
  const found = terms().find((one) => one.id === id);
  if (!found) throw new Error(`no term ${id} in ${FILE}`);
  return found;
}

/** The terms that one game alone says; without a game, those that several say. */
export function termsOf(game?: GameId): readonly Term[] {
  return terms().filter(({ games }) => (games.length === 1 ? games[0] : undefined) === game);
}

/** By what words of a language the lessons of one game link to terms. */
export function linkSpellings(game: GameId, lang: Lang): Spelling[] {
  return terms()
    .filter(({ games }) => games.length === 0 || games.includes(game))
    .flatMap((one) => {
      const texts = one.link === false ? [] : (one.link[lang] ?? one[lang].split(', '));
      return texts.map((text) => ({ id: one.id, text }));
    });
}

/** The terms of a file, in the order of a Vietnamese dictionary. Throws with every fault of every record. */
export function readTerms(file: string): readonly Term[] {
  const byName = new Intl.Collator('vi').compare;
  return readRecords(file, glossaryFile, ({ id }) => id, faultsOf)
    .map((one) => ({ ...one, games: GAMES.map(({ id }) => id).filter((id) => one.games.includes(id)) }))
    .sort((a, b) => byName(a.vi, b.vi));
}
