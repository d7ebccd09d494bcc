/** Texts of cases as anybody may write them, and texts that are none, for the tests of the reader. */

import { assertDefined } from '#core/assert-defined.ts';
import { type Card, displayCard, formatCard, type Rank, rankOf, type Suit, suitOf } from '#core/card.ts';
import { type Case, type Field, RESERVED_NAMES } from '#core/case.ts';
import { displayCase } from '#core/display-case.ts';
import { formatCase, formatRuleSet } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { anyCase } from './any-case.ts';

const RANKS: Readonly<Partial<Record<Rank, readonly [string, ...string[]]>>> = {
  A: ['A', 'át', 'xì', 'ách'],
  '10': ['10', 'T'],
  J: ['J', 'bồi'],
  Q: ['Q', 'đầm'],
  K: ['K', 'già'],
};
const SUITS: Readonly<Record<Suit, readonly [string, ...string[]]>> = {
  S: ['S', '♠', '♤', 'bích'],
  H: ['H', '♥', '♡', 'cơ'],
  D: ['D', '♦', '♢', 'rô', 'dô'],
  C: ['C', '♣', '♧', 'chuồn', 'tép', 'nhép'],
};
const SPACES = ['', '', '', '', ' ', ' ', '  ', '\t', '\u00A0', '\u200B', '\n', '\r\n', '\u2028', '\u2009'] as const;
/** The same within a line. */
const BLANKS = ['', '', ' ', '\t', '\u00A0', '\u200B', '\u2009'] as const;
const GAPS = ['.', '.', ' ', ', ', ',', '.,. ', ' .\u00A0'] as const;

/** A case, and a text that says it. */
interface Respelling {
  readonly game: Game;
  readonly of: Case;
  readonly text: string;
}

/** `count` cases of all games, each in one of its spellings. */
export function* respellings(count: number, seed: number): Generator<Respelling> {
  const rng = makeRng(seed);
  for (let at = 0; at < count; at++) yield anyRespelling(rng);
}

/** `count` texts: cases in every spelling, some of them spoilt, and now and then a handful of any units. */
export function* spoiltTexts(count: number, seed: number): Generator<string> {
  const rng = makeRng(seed);
  for (let at = 0; at < count; at++) yield rng.pick([same, spoilt, odd])(anyRespelling(rng).text, rng);
}

function anyRespelling(rng: Rng): Respelling {
  const { game, of } = anyCase(rng.upTo(2 ** 31 - 1));
  const text = rng.pick([formatCase, displayCase, respelt, respelt])(of, game, rng);
  return { game, of, text: rng.pick([same, same, decomposed])(text) };
}

const same = (text: string): string => text;
const decomposed = (text: string): string => text.normalize('NFD');

/** The case in any of its spellings, blanks wherever they may stand. */
function respelt(of: Case, game: Game, rng: Rng): string {
  const fields = of.fields.map(({ role, name, cards, eaten }: Field) => {
    const names =
      role === 'player' ? [name] : [...RESERVED_NAMES].filter(([, one]) => one === role).map(([one]) => one);
    const hand = cards.map((card) => {
      const mark = eaten.find((one) => one.card === card);
      return cardText(card, rng) + (mark ? `${mark.chot ? '**' : '*'}${mark.from ?? ''}` : '');
    });
    const text = hand.reduce((before, one) => before + rng.pick(GAPS) + one, '') || '-';
    return `${assertDefined(names[rng.upTo(names.length - 1)])}${rng.pick(SPACES)}:${rng.pick(SPACES)}${text}`;
  });
  const house = formatRuleSet(of, game).replace(/[@{=,}]/g, (sign) => rng.pick(SPACES) + sign + rng.pick(SPACES));
  return [house, ...fields].map((part) => part + rng.pick(BLANKS)).join(rng.pick([';', ';', '\n', ' ; ', ';\r\n']));
}

function cardText(card: Card, rng: Rng): string {
  if (rng.upTo(1) === 0) return rng.pick([formatCard, displayCard])(card);
  const rank = rng.pick(RANKS[rankOf(card)] ?? [rankOf(card)]);
  const name = rng.pick(SUITS[suitOf(card)]);
  const suit = /\p{L}/u.test(name) ? name : name + rng.pick(['', '', '', '\uFE0F', '\uFE0E']);
  const blank = rng.pick(['', '', ' ', '\t ']);
  const text = rng.pick([rank + blank + suit, rank + blank + suit, suit + blank + rank]);
  return rng.pick([same, same, lower, upper, folded])(text);
}

const lower = (text: string): string => text.toLowerCase();
const upper = (text: string): string => text.toUpperCase();
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace('đ', 'd');

/** One to three units left out, doubled, or put in another's place. */
function spoilt(text: string, rng: Rng): string {
  let now = text;
  for (let times = rng.upTo(2); times >= 0; times--) {
    const [at, to] = [rng.upTo(now.length), rng.upTo(now.length)];
    const put = rng.pick(['', now.charAt(to), now.slice(to, to + 3), anyUnit(rng)]);
    now = now.slice(0, at) + put + now.slice(at + rng.upTo(1));
  }
  return now;
}

/** Units from anywhere, wherever they stand; now and then nothing else, or far too many. */
function odd(text: string, rng: Rng): string {
  const units = Array.from({ length: 1 + rng.upTo(8) }, () => anyUnit(rng)).join('');
  const at = rng.upTo(text.length);
  return rng.pick([units, text.repeat(30), text.slice(0, at) + units + text.slice(at), text.slice(0, at) + units]);
}

/** A unit of the planes that people write in, or of all there are, halves of pairs among them. */
const anyUnit = (rng: Rng): string =>
  String.fromCharCode(rng.upTo(rng.pick([0x7f, 0x7f, 0x17f, 0x300 + 0x70, 0x1eff, 0x266f, 0xffff])));
