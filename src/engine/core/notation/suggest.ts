/** What a reader probably meant where a text is no case. */

import { ALL_CARDS, type Card, displayCard, RANKS, rankOf, suitOf } from '../card.ts';
import { RESERVED_NAMES } from '../case.ts';
import type { CaseError } from '../case-error.ts';
import type { Game } from '../game.ts';
import { sure } from '../sure.ts';
import { displayCase } from './format.ts';
import { foldMarks } from './lexicon.ts';
import { parseCase } from './parse.ts';
import { parseCard } from './read-text.ts';

/** Put `insert` in the place of `length` units at `at`. */
export interface Suggestion {
  readonly at: number;
  readonly length: number;
  readonly insert: string;
}

/** Games as people call them, without marks. Longer names first where one begins another. */
const GAME_NAMES: readonly (readonly [spoken: string, head: string])[] = [
  ['xi dach', 'xi-dach'],
  ['xidach', 'xi-dach'],
  ['xi lac', 'xi-dach'],
  ['xi lat', 'xi-dach'],
  ['blackjack', 'xi-dach'],
  ['xi to', 'xi-to'],
  ['xito', 'xi-to'],
  ['ba cay', 'ba-cay'],
  ['bacay', 'ba-cay'],
  ['3 cay', 'ba-cay'],
  ['bai cao', 'ba-cay@bai-cao'],
  ['ba la', 'ba-cay@bai-cao'],
  ['ta la', 'ta-la'],
  ['tala', 'ta-la'],
  ['phom', 'ta-la'],
  ['sam loc', 'sam'],
  ['xam', 'sam'],
  ['sam', 'sam'],
];

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
 * The smallest change that mends the first fault of a text, or undefined where nobody could guess. It is tried before it is
 * told: with it the text reads further, if not yet as a whole.
 * @param text as given
 * @param error what `parseCase` said of it
 * @param games the games that can be read here
 * @param home the game on the table: it is meant where a text names none
 */
export function suggest(text: string, error: CaseError, games: readonly Game[], home: Game): Suggestion | undefined {
  const game = games.find(({ id }) => id === error.read?.game) ?? home;
  return candidates(text, error, game).find((one) => {
    const mended = applySuggestion(text, one);
    const read = parseCase(mended, games);
    if (read.ok) return true;
    // A game that is not here yet cannot be tried.
    if (read.error.code === 'unknown-game' && isToCome(read.error.found, games)) return mended !== text;
    const shift = one.at <= error.at ? one.insert.length - one.length : 0;
    return read.error.at > error.at + Math.max(0, shift);
  });
}

/**
 * A case that reads well, and perhaps not as it was meant: `Cái` is the name of a player where `cái` is the banker. All such names
 * in small letters; undefined where there are none, or where the case would be none any more.
 */
export function inSmallLetters(text: string, games: readonly Game[], game: Game): Suggestion | undefined {
  const last = inCapitals(text, game).at(-1);
  return last && parseCase(applySuggestion(text, last), games).ok ? last : undefined;
}

/** The text with a suggestion taken. */
export function applySuggestion(text: string, { at, length, insert }: Suggestion): string {
  return text.slice(0, at) + insert + text.slice(at + length);
}

/** Is this a game of the book whose engine is not here? */
function isToCome(id: string, games: readonly Game[]): boolean {
  return GAME_IDS.includes(id) && !games.some((game) => game.id === id);
}

/** What could be meant, the likeliest first; `game` is that of the case, or the one on the table. */
function candidates(text: string, error: CaseError, game: Game): Suggestion[] {
  const { at, length, found } = error;
  const instead = (insert: string): Suggestion => ({ at, length, insert });
  const end = at + length;
  switch (error.code) {
    case 'unknown-game':
      return [
        ...gameNamed(text, at),
        ...nearest(found, GAME_IDS).map(instead),
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
      if (error.eatenFrom) return [...cardApart(text, at), ...nearest(found, error.eatenFrom).map(instead)];
      return [...inCapitals(text, game), ...(error.roles.includes('player') ? [instead(`${found}-1`)] : [])];
    case 'missing-field':
      return [...inCapitals(text, game), ...(error.role === 'player' ? [] : fieldAdded(error.role, text, error, game))];
    case 'duplicate-field':
      return [2, 3, 4, 5, 6].map((n) => instead(`${found}${n}`));
    case 'bad-card':
      if (error.why === 'behind-star') return cardApart(text, at);
      return error.why === 'star' ? [instead('')] : cardsLike(found, error, game).map(instead);
    case 'duplicate-card':
    case 'card-not-in-deck':
      return cardsNear(error.card, error, game).map((card) => instead(displayCard(card)));
    case 'wrong-card-count':
      return error.count > error.max ? firstCards(error, game).map(instead) : [];
    case 'wrong-player-count': {
      const from = beforeGap(text, at);
      const without = (to: number): Suggestion => ({ at: from, length: to - from, insert: '' });
      return error.count > error.max ? [without(end), without(text.length)] : inCapitals(text, game);
    }
    case 'too-long':
      return [{ at, length: text.length - at, insert: '' }];
    case 'empty':
    case 'eaten-card-outside-meld':
      return [];
  }
}

const GAME_IDS = [...new Set(GAME_NAMES.map(([, head]) => head))].filter((head) => !head.includes('@'));

/** The game that is named there in other words, the longest first. */
function gameNamed(text: string, at: number): Suggestion[] {
  const spoken = plain(text.slice(at));
  return GAME_NAMES.filter(([name]) => spoken.startsWith(name) && !/^[a-z0-9]/.test(spoken.slice(name.length)))
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([name, insert]) => ({ at, length: lengthOf(text.slice(at), name), insert }));
}

/** How many units of a text a name without marks takes that it begins with: the same letters, and any blanks between words. */
function lengthOf(text: string, name: string): number {
  let length = 1;
  while (length < text.length && plain(text.slice(0, length)) !== name) length++;
  // Marks that stand apart belong to their letter.
  return length + text.slice(length).search(/\P{M}|$/u);
}

/** Small letters without marks, one blank between words. */
function plain(text: string): string {
  return foldMarks(text.normalize('NFC')).replace(/[\s-]+/g, ' ');
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

const FIELD_NAMES = { cai: 'cái', bai: 'bài', ban: 'bàn', danh: 'đánh' } as const;

/** A phone writes `Cái` where the notation has `cái`: each such name in small letters, then all of them. */
function inCapitals(text: string, { roles }: Game): Suggestion[] {
  const names = [...text.matchAll(/(?<=[;\n]\s*)[^\s:;][^:;\n]*?(?=\s*:)/g)]
    .filter(({ 0: name }) => RESERVED_NAMES.get(name.normalize('NFC')) === undefined)
    .filter(({ 0: name }) => roles.some((role) => role === RESERVED_NAMES.get(name.normalize('NFC').toLowerCase())))
    .map(({ 0: name, index }) => ({ at: index, length: name.length, insert: name.toLowerCase() }));
  const [first, last] = [names[0], names.at(-1)];
  if (!first || !last || first === last) return names;
  const length = last.at + last.length - first.at;
  // From the last to the first, so that the places before stay.
  const small = names.reduceRight(applySuggestion, text.slice(0, last.at + last.length));
  return [...names, { at: first.at, length, insert: small.slice(first.at) }];
}

/** A card that is glued to the star before it, taken off. */
function cardApart(text: string, at: number): Suggestion[] {
  const star = text.lastIndexOf('*', at) + 1;
  const isCard =
    parseCard(
      text
        .slice(star)
        .split(/[\s.,;]/, 1)
        .join(''),
    ) !== undefined;
  return star > 0 && isCard ? [{ at: star, length: 0, insert: ' ' }] : [];
}

/** The field that is missing, with the first cards that make a case of it. */
function fieldAdded(role: keyof typeof FIELD_NAMES, text: string, { read }: CaseError, game: Game): Suggestion[] {
  const free = freeCards(read, game);
  const written = text.trimEnd().replace(/;$/, '');
  return [1, 2, 3, 5, 9, 10].map((count) => ({
    at: written.length,
    length: text.length - written.length,
    insert: `; ${FIELD_NAMES[role]}: ${free.slice(0, count).map(displayCard).join(' ')}`,
  }));
}

/** Cards that a slip could mean: the rank that was meant, its suit apart or with it; or suits for ranks that have none. */
function cardsLike(found: string, { read }: CaseError, game: Game): string[] {
  const folded = foldMarks(found.normalize('NFC'));
  const mended = RANK_SLIPS.flatMap(([slip, rank]) => (slip.test(folded) ? [folded.replace(slip, rank)] : []));
  return [
    ...mended.flatMap((text) => parseCard(text) ?? []).map(displayCard),
    ...mended.filter((text) => RANKS.some((rank) => rank === text)),
    ...ranksAlone(found, freeCards(read, game)),
  ];
}

/** `4444`: ranks without suits, as cards that are free. */
function ranksAlone(found: string, free: readonly Card[]): string[] {
  if (!/^(?:10|[2-9TAJQK])+$/i.test(found)) return [];
  const left = [...free];
  const ranks = [...found.toUpperCase().replaceAll('T', '10').matchAll(/10|./g)];
  const cards = ranks.flatMap(([rank]) => {
    const at = left.findIndex((card) => rankOf(card) === rank);
    return at < 0 ? [] : left.splice(at, 1).map(displayCard);
  });
  return cards.length === ranks.length ? [cards.join(' ')] : [];
}

/** Free cards, those nearest to this one first: another suit of the same rank, then the next ranks. */
function cardsNear(card: Card, { read }: CaseError, game: Game): Card[] {
  const away = (other: Card): number =>
    2 * Math.abs(RANKS.indexOf(rankOf(other)) - RANKS.indexOf(rankOf(card))) + (suitOf(other) === suitOf(card) ? 0 : 1);
  return freeCards(read, game).toSorted((a, b) => away(a) - away(b));
}

/** The cards of the house that nobody holds. */
function freeCards(read: CaseError['read'], game: Game): Card[] {
  if (!read) return [];
  const held = read.fields.flatMap(({ cards }) => cards);
  return ALL_CARDS.filter((card) => !held.includes(card) && game.hasCard(card, read.rules));
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

/** The known words that a slip of a letter or two makes of what was written, the likeliest first. */
function nearest(found: string, known: readonly string[]): string[] {
  const letters = (text: string): string => plain(text).replace(/[ _]+/g, '');
  const wanted = letters(found);
  return known
    .map((word) => ({ word, slips: slipsBetween(wanted, letters(word)) }))
    .filter(({ word, slips }) => slips <= Math.max(1, Math.floor(word.length / 3)))
    .toSorted((a, b) => a.slips - b.slips)
    .map(({ word }) => word);
}

/** How many letters must be put in, left out or changed to make one word of the other. */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const changed = sure(row[j]) + (b.charAt(j) === letter ? 0 : 1);
      next.push(Math.min(changed, sure(row[j + 1]) + 1, sure(next[j]) + 1));
    }
    row = next;
  }
  return sure(row.at(-1));
}
