/** All that is known of words, by how they are spelt: with their marks, or without any. */

import type { Meaning, Phrases, Vocabulary } from '#core/game/vocabulary.ts';
import { fold, markedText } from '#src/search/fold.ts';
import { CARDS } from './words/cards.ts';
import { ASKS, CHATTER } from './words/chatter.ts';
import { GIVEN_NAMES, PEOPLE } from './words/people.ts';

/** A meaning of a phrase, and whether marks are missing in what was typed. */
export interface PhraseEntry {
  readonly meaning: Meaning;
  /** The phrase has marks. */
  readonly marked: boolean;
}

/** How many words the longest phrase has. */
export const LONGEST_PHRASE = 6;

/** The phrases that can be read, by their spelling. */
export class Lexicon {
  readonly #exact = new Map<string, PhraseEntry[]>();
  readonly #bare = new Map<string, PhraseEntry[]>();
  readonly #words = new Set<string>();

  constructor(...all: readonly Phrases[]) {
    for (const phrases of all) for (const [meaning, spellings] of phrases) this.#learn(meaning, spellings);
  }

  /** What a phrase can mean; its words with a blank between them, in small letters, each tone behind its word. */
  find(spoken: string, bare: string): readonly PhraseEntry[] {
    return (spoken === bare ? this.#bare.get(bare) : this.#exact.get(spoken)) ?? NOTHING;
  }

  /** Is the word part of any phrase? */
  knows(bare: string): boolean {
    return this.#words.has(bare);
  }

  #learn(meaning: Meaning, spellings: string): void {
    for (const spelling of spellings.split(',')) {
      const spoken = markedText(spelling.trim());
      if (spoken === '') continue;
      const bare = fold(spelling.trim());
      const entry = { meaning, marked: spoken !== bare };
      add(this.#exact, spoken, entry);
      add(this.#bare, bare, entry);
      for (const word of bare.match(WORDS) ?? []) this.#words.add(word);
    }
  }
}

const WORDS = /[\p{L}\p{N}]+/gu;
const NOTHING: readonly PhraseEntry[] = [];
/** English words with a meaning here, in whatever other lists they are. */
const OF_CARDS =
  'the has have had is are was of my his her dealer banker player holds holding with against beat beats who wins win does and she got vs versus four three two pair ace king queen jack table hand drew draws in it what which out left on valid answer play played threw throw lead led both can for each i a plays leads quad quads aces kings queens jacks fours fives sixes sevens eights nines tens pairs straight flush hits stands lays puts down they their you your we our'.split(
    ' ',
  );

function add(map: Map<string, PhraseEntry[]>, key: string, entry: PhraseEntry): void {
  const known = map.get(key);
  if (!known) map.set(key, [entry]);
  else if (!known.some(({ meaning }) => alike(meaning, entry.meaning))) known.push(entry);
}

function alike(a: Meaning, b: Meaning): boolean {
  return a === b || (a.is === b.is && JSON.stringify(a) === JSON.stringify(b));
}

/** Words of every game. */
const COMMON = new Lexicon(CARDS, PEOPLE, CHATTER, [
  [{ is: 'asks' }, ASKS],
  [{ is: 'person', nobody: false }, GIVEN_NAMES],
]);

/** Words of English that are none of Vietnamese, even without its marks. */
const ENGLISH = ((): ReadonlySet<string> => {
  const wordsOf = (all: readonly Phrases[], english: boolean): string[] =>
    all.flatMap((phrases) =>
      phrases.flatMap(([meaning, spellings]) =>
        ('english' in meaning && meaning.english === true) === english ? spellings.split(/[\s,]+/).map(fold) : [],
      ),
    );
  const all = [PEOPLE, CHATTER];
  const others = new Set([...wordsOf(all, false), ...fold(GIVEN_NAMES).split(/[\s,]+/)]);
  return new Set(
    [...wordsOf(all, true), ...OF_CARDS].filter(
      (word) => word.length > 1 && (!others.has(word) || OF_CARDS.includes(word)),
    ),
  );
})();

/** Is it a word of English, and none of Vietnamese? */
export function isEnglish(bare: string): boolean {
  return ENGLISH.has(bare);
}

const lexicons = new WeakMap<Vocabulary, Lexicon>();

/** The words of a game that have a meaning of their own there. */
function ownOf(vocabulary: Vocabulary): Lexicon {
  const known = lexicons.get(vocabulary) ?? new Lexicon(vocabulary.phrases);
  lexicons.set(vocabulary, known);
  return known;
}

/** Is the word in any list, alone or in a phrase? */
export function isKnownWord(vocabulary: Vocabulary, bare: string): boolean {
  return COMMON.knows(bare) || ownOf(vocabulary).knows(bare);
}

/** What a phrase means in this game alone. */
export function ownMeanings(vocabulary: Vocabulary, spoken: string, bare: string): readonly PhraseEntry[] {
  return ownOf(vocabulary).find(spoken, bare);
}

/** The possible meanings of a phrase in a description of a hand of this game. */
export function meaningsIn(vocabulary: Vocabulary, spoken: string, bare: string): readonly PhraseEntry[] {
  const own = ownOf(vocabulary).find(spoken, bare);
  const common = COMMON.find(spoken, bare);
  return own.length === 0 ? common : common.length === 0 ? own : [...own, ...common];
}
