/** Suggests what was probably meant where a text is no case. */

import { displayCard, RANKS } from '#core/card.ts';
import type { Case } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import { displayCase } from '#core/display-case.ts';
import type { Game } from '#core/game/game.ts';
import { foldMarks } from '#core/notation/lexicon.ts';
import { parseCase } from '#core/notation/parse.ts';
import { parseCard } from '#core/notation/read-text.ts';
import type { Result } from '#core/result.ts';
import { nearestWords } from './edit-distance.ts';
import { gamesNamedAt, type NamedGame, plainName } from './game-names.ts';

/** Put `insert` in the place of `length` units at `at`. */
export interface Suggestion {
  readonly at: number;
  readonly length: number;
  readonly insert: string;
}

/** Ranks that people write though no card has them; the first that fits counts. */
const RANK_SLIPS: readonly (readonly [RegExp, string])[] = [
  [/^11(?!\d)/, 'J'],
  [/^12(?!\d)/, 'Q'],
  [/^13(?!\d)/, 'K'],
  [/^14(?!\d)/, 'A'],
  [/^[1l](?!\d)/i, 'A'],
  [/^[0o](?!\d)/i, '10'],
  [/^(?:ri|b)/i, 'J'],
  [/^(?:quy|qui|dam|d)/i, 'Q'],
  [/^(?:ca|ka|g)/i, 'K'],
];

/**
 * The smallest change that mends the first fault of a text, or undefined where none can be guessed. It is tried before it is
 * suggested: with it more of the text can be read, if not all of it.
 * @param text as given
 * @param error what `parseCase` said of it
 * @param games the games that can be read here
 * @param home the game on the table: it is meant where a text names none
 * @param book every game that a text may name, here or not
 * @param read how the text is read
 */
export function suggestMend(
  text: string,
  error: CaseError,
  games: readonly Game[],
  home: Game,
  book: readonly NamedGame[],
  read: (text: string) => Result<Case, CaseError> = (mended) => parseCase(mended, games),
): Suggestion | undefined {
  const game = games.find(({ id }) => id === error.read?.game) ?? home;
  return candidates(text, error, game, book).find((one) => {
    const mended = applySuggestion(text, one);
    const tried = read(mended);
    if (tried.ok) return true;
    // A game that is not here yet cannot be tried.
    if (tried.error.code === 'unknown-game' && isNotLoaded(tried.error.found, games, book)) return mended !== text;
    const shift = one.at <= error.at ? one.insert.length - one.length : 0;
    return tried.error.at > error.at + Math.max(0, shift);
  });
}

/** The text with a suggestion taken. */
export function applySuggestion(text: string, { at, length, insert }: Suggestion): string {
  return text.slice(0, at) + insert + text.slice(at + length);
}

/** Is this a game of the book whose engine is not here? */
function isNotLoaded(id: string, games: readonly Game[], book: readonly NamedGame[]): boolean {
  return book.some((game) => game.id === id) && !games.some((game) => game.id === id);
}

/** What could be meant, the likeliest first; `game` is that of the case, or the one on the table. */
function candidates(text: string, error: CaseError, game: Game, book: readonly NamedGame[]): Suggestion[] {
  const { at, length, found } = error;
  const instead = (insert: string): Suggestion => ({ at, length, insert });
  const end = at + length;
  const ids = book.map(({ id }) => id);
  switch (error.code) {
    case 'unknown-game':
      return [
        ...gamesNamedAt(text.slice(at), book).map(({ head, length: taken }) => ({ at, length: taken, insert: head })),
        ...nearest(found, ids).map(instead),
        { at, length: 0, insert: `${game.id}; ` },
      ];
    case 'unknown-preset':
    case 'unknown-setting':
      return nearest(found, error.known).map(instead);
    case 'bad-value':
      return valuesFor(error, text);
    case 'bad-syntax':
      return syntaxMended(error, text);
    case 'unknown-field':
      if (error.eatenFrom) return [...splitCard(text, at), ...nearest(found, error.eatenFrom).map(instead)];
      return error.roles.includes('player') ? [instead(`${found}-1`)] : [];
    case 'duplicate-field':
      return [2, 3, 4, 5, 6].map((n) => instead(`${found}${n}`));
    case 'bad-card':
      if (error.why === 'not-told' || error.why === 'unknown') return [];
      if (error.why === 'behind-star') return splitCard(text, at);
      return error.why === 'star' ? [instead('')] : cardsLike(found).map(instead);
    // Only the writer knows which card it was instead.
    case 'duplicate-card':
    case 'card-not-in-deck':
      return [{ at, length: length + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0), insert: '' }];
    case 'wrong-card-count':
      return error.count > error.max ? firstCards(error, game).map(instead) : [];
    case 'wrong-player-count': {
      const from = beforeGap(text, at);
      const without = (to: number): Suggestion => ({ at: from, length: to - from, insert: '' });
      return error.count > error.max ? [without(end), without(text.length)] : [];
    }
    case 'too-long':
      return [{ at, length: text.length - at, insert: '' }];
    case 'empty':
    case 'missing-field':
    case 'eaten-card-outside-meld':
    case 'too-many-unknown':
      return [];
  }
}

function syntaxMended(error: CaseError & { readonly code: 'bad-syntax' }, text: string): Suggestion[] {
  const { at, length, found } = error;
  switch (error.what) {
    case 'after-game': {
      const mark = /^[:,.]/.test(found) ? 1 : 0;
      return [{ at: mark ? at : beforeGap(text, at), length: mark, insert: ';' }];
    }
    case 'unclosed-brace': {
      const close = text.slice(at).search(/[;\n]/);
      return [{ at: close < 0 ? text.trimEnd().length : at + close, length: 0, insert: '}' }];
    }
    case 'setting':
      if (found === '}') return [withoutComma(text, at)];
      if (found.includes('=')) return [{ at, length: 0, insert: ', ' }];
      return [{ at, length, insert: found.replace(/^(\S+?)\s*[:\s]\s*(\S+).*$/, '$1=$2') }];
    // What to ask stands beside these.
    case 'two-ways':
    case 'which-game':
      return [];
    case 'field-without-colon': {
      if (found === ';') return [{ at, length: text.slice(at).search(/[^;\s]|$/), insert: '' }];
      const words = found.split(/\s+/);
      // Cards without a name are nobody's.
      const isCard = [1, 2].some((count) => parseCard(words.slice(0, count).join(' ')) !== undefined);
      return isCard ? [] : [{ at: at + found.search(/\s|$/), length: 0, insert: ':' }];
    }
    case 'name': {
      const joined = found.normalize('NFC').replace(/[^\p{L}\p{M}\p{Nd}_-]+/gu, '-');
      return [{ at, length, insert: [...joined.replace(/^-+|-+$/g, '')].slice(0, 24).join('') }];
    }
  }
}

/** What a house rule could be set to; of two that set the same, the second goes. */
function valuesFor(
  { at, length, found, key, allowed, twice }: CaseError & { readonly code: 'bad-value' },
  text: string,
) {
  if (twice) return [{ ...withoutComma(text, at), length: at + length - beforeComma(text, at) }];
  const values = found.endsWith('=') ? allowed.map((value) => `${key}=${value}`) : nearest(found, allowed.map(String));
  return values.map((insert): Suggestion => ({ at, length, insert }));
}

/** Leaves out the comma in front of a place, or the braces that hold nothing. */
function withoutComma(text: string, at: number): Suggestion {
  const from = beforeComma(text, at);
  return { at: from, length: (text.charAt(from) === '{' ? at + 1 : at) - from, insert: '' };
}

function beforeComma(text: string, at: number): number {
  return text.slice(0, at).replace(/[,{]\s*$/, '').length;
}

/** A card that is glued to the star before it, taken off. */
function splitCard(text: string, at: number): Suggestion[] {
  const star = text.lastIndexOf('*', at) + 1;
  const [word = ''] = text.slice(star).split(/[\s.,;]/, 1);
  const isCard = parseCard(word) !== undefined;
  return star > 0 && isCard ? [{ at: star, length: 0, insert: ' ' }] : [];
}

/** Cards that a typo may stand for: the intended rank, with its suit or separate from it. */
function cardsLike(found: string): string[] {
  const folded = foldMarks(found.normalize('NFC'));
  const mended = RANK_SLIPS.flatMap(([slip, rank]) => (slip.test(folded) ? [folded.replace(slip, rank)] : []));
  return [
    ...mended.flatMap((text) => parseCard(text) ?? []).map(displayCard),
    ...mended.filter((text) => RANKS.some((rank) => rank === text)),
  ];
}

/** As many of the cards as may stay, with their stars. */
function firstCards({ read, name, max }: CaseError & { readonly code: 'wrong-card-count' }, game: Game): string[] {
  const field = read?.fields.find((one) => one.name === name);
  if (!read || !field) return [];
  const text = displayCase({ ...read, fields: [{ ...field, cards: field.cards.slice(0, max) }] }, game);
  return [text.slice(text.lastIndexOf(': ') + 2)];
}

/** Where the separator before a field begins. */
function beforeGap(text: string, at: number): number {
  return text.slice(0, at).replace(/[\s;]+$/, '').length;
}

/** The known words that a typo may stand for, whatever their marks and blanks. */
function nearest(found: string, known: readonly string[]): string[] {
  return nearestWords(found, known, (text) => plainName(text).replace(/[ _]+/g, ''));
}
