/** Which games a text names, and which its words are said of. */

import type { Vocabulary } from '#core/game/vocabulary.ts';
import { fold, markedText } from '#src/search/fold.ts';
import { rankSign } from './cards-in-word.ts';
import { editDistance } from './suggest/edit-distance.ts';
import type { Token } from './tokens.ts';

/** A game as the reader knows it before its engine is here. */
export interface NamedVocabulary {
  readonly id: string;
  readonly vocabulary: Vocabulary;
}

/** A name of a game in a text: places in its list of tokens. */
export interface GameMention {
  readonly game: string;
  readonly preset: string | undefined;
  readonly at: number;
  readonly to: number;
  /** How sure it is: a short name without its marks is many other words as well. */
  readonly weight: number;
}

/** The shortest name, without blanks, in which a typo is tolerated. */
const SHORTEST_SLIP = 5;
const LONGEST_NAME = 4;
/** Behind `sam`: cards, not the game. */
const GROUPS = new Set(['co', 'chi', 'con']);

/** In front of a name that may count cards as well. */
const PLAYS = new Set(['choi', 'danh', 'bai', 'luat', 'trong', 'van', 'playing', 'play', 'game', 'is']);

/** What a number behind a name counts. */
const COUNTED = new Set(['la', 'nguoi', 'dua', 'nha', 'tay', 'players', 'people', 'cards', 'diem', 'nut', 'points']);

/** A name as it is compared. */
interface Name {
  readonly game: string;
  readonly preset: string | undefined;
  readonly counts: boolean;
  readonly spoken: string;
  readonly bare: string;
}

/** The names of games in a text, in order. */
export function mentionsIn(tokens: readonly Token[], games: readonly NamedVocabulary[]): GameMention[] {
  const names = games.flatMap(namesOf);
  const found: GameMention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const mention = mentionAt(tokens, at, names);
    if (!mention) continue;
    // `không phải xì dách nha`.
    const before = tokens.slice(Math.max(0, at - 2), at).map(({ bare }) => bare);
    if (before.at(-1) === 'not' || before.join(' ') === 'khong phai') continue;
    found.push(mention);
    at = mention.to - 1;
  }
  return found;
}

const namesKnown = new WeakMap<Vocabulary, readonly Name[]>();

function namesOf({ id, vocabulary }: NamedVocabulary): readonly Name[] {
  const known = namesKnown.get(vocabulary);
  if (known) return known;
  const names = vocabulary.names.flatMap(({ says, preset, counts = false }) =>
    says
      .split(',')
      .map((name): Name => ({ game: id, preset, counts, spoken: markedText(name.trim()), bare: fold(name.trim()) })),
  );
  namesKnown.set(vocabulary, names);
  return names;
}

function mentionAt(tokens: readonly Token[], at: number, names: readonly Name[]): GameMention | undefined {
  for (let length = LONGEST_NAME; length > 0; length--) {
    const words: Token[] = [];
    // `xi-dach` is written with a dash.
    let to = at;
    while (words.length < length) {
      const token = tokens[to];
      if (words.length > 0 && token?.text === '-' && token.glued && tokens[to + 1]?.glued) to++;
      const word = tokens[to];
      if (word?.kind !== 'word') break;
      words.push(word);
      to++;
    }
    if (words.length < length) continue;
    const spoken = words.map((word) => word.spoken).join(' ');
    const bare = words.map((word) => word.bare).join(' ');
    const next = tokens[to];
    for (const name of names) {
      const exact = spoken === name.spoken;
      const plain =
        spoken === bare &&
        (bare === name.bare ||
          (length === 1 && bare.length >= SHORTEST_SLIP && bare === name.bare.replaceAll(' ', '')));
      if (!exact && !plain) continue;
      // `còn 3 lá` counts; `chơi 3 lá` names a game.
      const head = tokens.slice(0, at).every(({ kind }) => kind === 'mark') || PLAYS.has(tokens[at - 1]?.bare ?? '');
      if (name.counts && / la$/.test(name.bare) && !head) continue;
      // `ba cây 7` are cards; `chơi ba cây 6 người` is a game.
      const counted = head && COUNTED.has(tokens[to + 1]?.bare ?? '');
      if (name.counts && !counted && next?.kind === 'word' && (rankSign(next.text) !== undefined || next.bare === 'la'))
        continue;
      if (!exact && length === 1 && next && GROUPS.has(next.bare)) continue;
      return { game: name.game, preset: name.preset, at, to, weight: exact || length > 1 ? 4 : 2.5 };
    }
    const tight = bare.replaceAll(' ', '');
    if (length !== 2 || tight.length < SHORTEST_SLIP) continue;
    // `sam Hoc`: a game, and somebody.
    const [first, second] = words;
    if (second?.capital && !first?.capital && names.some((name) => name.bare === first?.bare)) continue;
    // Words of every day are too near to others.
    const near = names.find(
      (name) =>
        name.bare.includes(' ') &&
        !/^(?:bai|ba|cao|danh|3)\b/.test(name.bare) &&
        isNearly(tight, name.bare.replaceAll(' ', '')),
    );
    if (near) return { game: near.game, preset: near.preset, at, to, weight: 3 };
  }
  return undefined;
}

/** One letter is wrong, or two have changed places. */
function isNearly(written: string, name: string): boolean {
  if (name.length < SHORTEST_SLIP || written.charAt(0) !== name.charAt(0)) return false;
  const slips = editDistance(written, name);
  return slips === 1 || (slips === 2 && [...written].sort().join('') === [...name].sort().join(''));
}

/** How many of a game's own words a text has: words that nobody says of another game. */
export function termsIn(tokens: readonly Token[], { terms }: Vocabulary): number {
  const known = termsOf(terms);
  let count = 0;
  for (let at = 0; at < tokens.length; at++) {
    for (let length = 3; length > 0; length--) {
      const words = tokens.slice(at, at + length);
      if (words.length < length || words.some(({ kind }) => kind !== 'word')) continue;
      const spoken = words.map((word) => word.spoken).join(' ');
      const bare = words.map((word) => word.bare).join(' ');
      if (!(known.spoken.has(spoken) || (spoken === bare && known.bare.has(bare)))) continue;
      count++;
      at += length - 1;
      break;
    }
  }
  return count;
}

const known = new Map<string, { readonly spoken: ReadonlySet<string>; readonly bare: ReadonlySet<string> }>();

function termsOf(terms: string): { readonly spoken: ReadonlySet<string>; readonly bare: ReadonlySet<string> } {
  const before = known.get(terms);
  if (before) return before;
  const all = terms.split(',').map((term) => term.trim());
  const sets = { spoken: new Set(all.map(markedText)), bare: new Set(all.map(fold)) };
  known.set(terms, sets);
  return sets;
}
