/** What a reader probably meant where a text is no case. */

import { ALL_CARDS, type Card, displayCard, RANKS, rankOf, suitOf } from '../card.ts';
import { RESERVED_NAMES } from '../case.ts';
import type { CaseError } from '../case-error.ts';
import type { Game } from '../game.ts';
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
  return candidates(text, error, home).find((one) => {
    const read = parseCase(applySuggestion(text, one), games);
    if (read.ok) return true;
    // A game that is not here yet cannot be tried.
    if (read.error.code === 'unknown-game') return GAME_NAMES.some(([, head]) => head === one.insert);
    const shift = one.at <= error.at ? one.insert.length - one.length : 0;
    return read.error.at > error.at + Math.max(0, shift);
  });
}

/** The text with a suggestion taken. */
export function applySuggestion(text: string, { at, length, insert }: Suggestion): string {
  return text.slice(0, at) + insert + text.slice(at + length);
}

/** What could be meant, the likeliest first. */
function candidates(text: string, error: CaseError, home: Game): Suggestion[] {
  const { at, length, found } = error;
  const instead = (insert: string): Suggestion => ({ at, length, insert });
  const end = at + length;
  switch (error.code) {
    case 'unknown-game':
      return [
        ...gameNamed(text, at),
        ...nearest(found, GAME_IDS).map(instead),
        { at, length: 0, insert: `${home.id}; ` },
      ];
    case 'unknown-preset':
    case 'unknown-setting':
      return nearest(found, error.known).map(instead);
    case 'bad-value':
      return error.twice ? [] : nearest(found, error.allowed.map(String)).map(instead);
    case 'bad-syntax':
      return syntaxMended(error, text);
    case 'unknown-field':
      return error.roles.includes('player') ? [instead(`${found}-1`)] : [];
    case 'missing-field':
      return error.role === 'player'
        ? []
        : [...fieldInCapitals(error.role, text), ...fieldAdded(error.role, text, error, home)];
    case 'duplicate-field':
      return [2, 3, 4, 5, 6].map((n) => instead(`${found}${n}`));
    case 'bad-card':
      return error.why === 'star' ? [instead('')] : cardsLike(found, error, home).map(instead);
    case 'duplicate-card':
    case 'card-not-in-deck':
      return cardsNear(error.card, error, home).map((card) => instead(displayCard(card)));
    case 'wrong-card-count':
      return error.count > error.max ? [instead(firstCards(found, error.max))] : [];
    case 'wrong-player-count':
      return error.count > error.max
        ? [{ at: beforeGap(text, at), length: end - beforeGap(text, at), insert: '' }]
        : [];
    case 'too-long':
      return [instead('')];
    case 'empty':
    case 'eaten-card-outside-meld':
      return [];
  }
}

const GAME_IDS = [...new Set(GAME_NAMES.map(([, head]) => head))].filter((head) => !head.includes('@'));

/** The game that is named there in other words, the longest first. */
function gameNamed(text: string, at: number): Suggestion[] {
  const spoken = foldMarks(text.slice(at).normalize('NFC')).replace(/[\s-]+/g, ' ');
  return GAME_NAMES.filter(([name]) => spoken.startsWith(name) && !/^[a-z0-9]/.test(spoken.slice(name.length)))
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([name, insert]) => ({ at, length: lengthOf(text.slice(at), name), insert }));
}

/** How many units of a text a name without marks takes: the same letters, and any blanks between words. */
function lengthOf(text: string, name: string): number {
  for (let length = 1; length <= text.length; length++) {
    if (foldMarks(text.slice(0, length).normalize('NFC')).replace(/[\s-]+/g, ' ') !== name) continue;
    // Marks that stand apart belong to their letter.
    return length + (/^\p{M}+/u.exec(text.slice(length))?.[0].length ?? 0);
  }
  return name.length;
}

function syntaxMended(error: CaseError & { readonly code: 'bad-syntax' }, text: string): Suggestion[] {
  const { at, length, found } = error;
  switch (error.what) {
    case 'after-game':
      return [{ at: beforeGap(text, at), length: 0, insert: ';' }];
    case 'unclosed-brace': {
      const close = text.slice(at).search(/[;\n]/);
      return [{ at: close < 0 ? text.trimEnd().length : at + close, length: 0, insert: '}' }];
    }
    case 'setting':
      return [{ at, length, insert: found.replace(/^(\S+?)\s*[:\s]\s*(\S+).*$/, '$1=$2') }];
    case 'field-without-colon': {
      const [name = ''] = /^\S+/.exec(found) ?? [];
      return [{ at: at + name.length, length: 0, insert: ':' }];
    }
    case 'name':
      return [
        {
          at,
          length,
          insert: found
            .trim()
            .replace(/[^\p{L}\p{M}\p{Nd}_-]+/gu, '-')
            .slice(0, 24),
        },
      ];
  }
}

const FIELD_NAMES = { cai: 'cái', bai: 'bài', ban: 'bàn', danh: 'đánh' } as const;

/** A phone writes `Cái` where the notation has `cái`: the name that would be the missing field in small letters. */
function fieldInCapitals(role: keyof typeof FIELD_NAMES, text: string): Suggestion[] {
  return [...text.matchAll(/(?<=^|[;\n]\s*)[^:;\n]+?(?=\s*:)/g)]
    .filter(([name]) => RESERVED_NAMES.get(name.normalize('NFC').toLowerCase()) === role)
    .map(({ 0: name, index }) => ({ at: index, length: name.length, insert: name.toLowerCase() }));
}

/** The field that is missing, with the first cards that make a case of it. */
function fieldAdded(role: keyof typeof FIELD_NAMES, text: string, { read }: CaseError, home: Game): Suggestion[] {
  const free = freeCards(read?.fields.flatMap(({ cards }) => cards) ?? [], read?.rules, home);
  const written = text.trimEnd().replace(/;$/, '');
  return [1, 2, 3, 5, 9, 10].map((count) => ({
    at: written.length,
    length: text.length - written.length,
    insert: `; ${FIELD_NAMES[role]}: ${free.slice(0, count).map(displayCard).join(' ')}`,
  }));
}

/** Cards that a slip could mean: the rank that was meant with its suit, or a suit for a rank that has none. */
function cardsLike(found: string, { read }: CaseError, home: Game): string[] {
  const folded = foldMarks(found.normalize('NFC'));
  const mended = RANK_SLIPS.flatMap(([slip, rank]) => (slip.test(folded) ? [folded.replace(slip, rank)] : []));
  const held = read?.fields.flatMap(({ cards }) => cards) ?? [];
  const free = freeCards(held, read?.rules, home);
  const alone = free.filter((card) => RANKS.some((rank) => rank === rankOf(card) && rank === found.toUpperCase()));
  return [...mended.flatMap((text) => parseCard(text) ?? []), ...alone].map(displayCard);
}

/** Free cards, those nearest to this one first: another suit of the same rank, then the next ranks. */
function cardsNear(card: Card, { read }: CaseError, home: Game): Card[] {
  const held = read?.fields.flatMap(({ cards }) => cards) ?? [];
  const away = (other: Card): number =>
    2 * Math.abs(RANKS.indexOf(rankOf(other)) - RANKS.indexOf(rankOf(card))) + (suitOf(other) === suitOf(card) ? 0 : 1);
  return freeCards([...held, card], read?.rules, home).toSorted((a, b) => away(a) - away(b));
}

function freeCards(
  held: readonly Card[],
  rules: NonNullable<CaseError['read']>['rules'] | undefined,
  home: Game,
): Card[] {
  return ALL_CARDS.filter((card) => !held.includes(card) && (rules === undefined || home.hasCard(card, rules)));
}

/** As many of the cards as may stay, as they were written. */
function firstCards(found: string, count: number): string {
  const parts = found.split(/(?<=\S)(?=[\s.,]+\S)/);
  return parts.slice(0, count).join('');
}

/** Where the separator before a field begins. */
function beforeGap(text: string, at: number): number {
  return text.slice(0, at).replace(/[\s;]+$/, '').length;
}

/** The known words that a slip of a letter or two makes of what was written, the likeliest first. */
function nearest(found: string, known: readonly string[]): string[] {
  const plain = (text: string): string => foldMarks(text.normalize('NFC')).replace(/[\s_-]+/g, '');
  const wanted = plain(found);
  return known
    .map((word) => ({ word, slips: slipsBetween(wanted, plain(word)) }))
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
      const changed = (row[j] ?? 0) + (b.charAt(j) === letter ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
