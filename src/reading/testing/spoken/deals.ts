/**
 * The cases that lines describe: cases of every game such as come up at a table, legal under the rule set that applies where none
 * is named.
 */

import { type Card, cardAt, isAce, isFace, isTen, type Rank, rankIndex, rankOf, suitIndex } from '#core/card.ts';
import type { Field, Role } from '#core/case.ts';
import { deckUnder, type Game } from '#core/game/game.ts';
import { judge } from '#core/judge.ts';
import type { Rng } from '#core/random/rng.ts';
import { ENGINES } from '#games/engines.ts';
import type { GameRuleSet } from '../../reading.ts';

/** Cards that are named in one phrase: one by one, several of a rank, or in a row. */
export interface Chunk {
  readonly is: 'loose' | 'alike' | 'row';
  readonly cards: readonly Card[];
}

export interface SpokenHand {
  readonly role: Role;
  readonly chunks: readonly Chunk[];
  /** A kind, by the name that verdicts have, where the hand may be called so. */
  readonly kind?: string;
  readonly total?: number;
}

/** `table`: several hold hands. `play`: one lies, another is played. `one`: a hand alone. `end`: what is left of hands. */
export interface Deal {
  readonly about: 'table' | 'play' | 'one' | 'end';
  readonly game: Game;
  readonly house: GameRuleSet;
  readonly hands: readonly SpokenHand[];
}

export const spokenCards = ({ chunks }: SpokenHand): readonly Card[] => chunks.flatMap(({ cards }) => cards);

/** The games as they are spoken of: one of them is named by a rule set of its own. */
export const SPOKEN_OF = ['xi-dach', 'xi-to', 'ba-cay', 'bai-cao', 'ta-la', 'sam'] as const;
export type SpokenOf = (typeof SPOKEN_OF)[number];

/** A case of a game that its engine takes. */
export function dealOf(of: SpokenOf, rng: Rng): Deal {
  const id = of === 'bai-cao' ? 'ba-cay' : of;
  const game = ENGINES.find((one) => one.id === id);
  const preset = of === 'bai-cao' ? of : game?.defaultPreset;
  const rules = preset === undefined ? undefined : game?.presets[preset];
  if (!game || preset === undefined || !rules) throw new Error(`no game ${of}`);
  const house: GameRuleSet = { game: id, preset, rules };
  for (;;) {
    const deck = new Deck(deckUnder(game, rules), rng);
    const { about, hands } = DEALS[of](deck, rng);
    const fields = hands.map(
      (hand, i): Field => ({
        role: hand.role,
        name: hand.role === 'player' ? `p${i}` : hand.role,
        cards: spokenCards(hand),
        eaten: [],
      }),
    );
    const ruled = judge(game, fields, rules);
    if (!ruled.ok || fields.some(({ cards }) => cards.length === 0 && about !== 'end')) continue;
    return {
      about,
      game,
      house,
      hands: hands.map((hand, i) => ({ ...hand, ...told(of, game.verdictJson(ruled.value.verdict), fields[i]) })),
    };
  }
}

/** What a verdict says of a hand, where people would say it too. */
function told(of: SpokenOf, verdict: unknown, field: Field | undefined): Pick<SpokenHand, 'kind' | 'total'> {
  if (!field || !(of === 'xi-dach' || of === 'ba-cay' || of === 'bai-cao')) return {};
  const found = new Map<string, unknown>();
  const look = (json: unknown, name: string): void => {
    if (typeof json !== 'object' || json === null || !('pairs' in json) || !Array.isArray(json.pairs)) return;
    for (const pair of json.pairs) {
      if (!Array.isArray(pair)) continue;
      const [key, value]: readonly unknown[] = pair;
      if (name === field.name && typeof key === 'string') found.set(key, value);
      look(value, key === 'banker' ? 'cai' : String(key));
    }
  };
  look(verdict, '');
  const [kind, points] = [found.get('kind'), found.get('points')];
  return { ...(typeof kind === 'string' ? { kind } : {}), ...(typeof points === 'number' ? { total: points } : {}) };
}

/** The cards that nobody holds yet. */
class Deck {
  #left: readonly Card[];
  readonly #rng: Rng;

  constructor(cards: readonly Card[], rng: Rng) {
    this.#left = cards;
    this.#rng = rng;
  }

  /** Any cards of these, as many as there are at most. */
  some(count: number, is: (card: Card) => boolean = () => true): Card[] {
    const fit = this.#left.filter(is);
    return this.#take(this.#rng.cards(Math.min(count, fit.length), fit));
  }

  /** So many of one rank; fewer than that is none. */
  alike(size: number, but: (card: Card) => boolean = () => false): Chunk {
    const ranks = this.#rng.shuffled([...new Set(this.#left.filter((card) => !but(card)).map(rankOf))]);
    const rank = ranks.find((one) => this.#left.filter((card) => rankOf(card) === one).length >= size);
    return { is: 'alike', cards: rank === undefined ? [] : this.some(size, (card) => rankOf(card) === rank) };
  }

  /** A row, of one suit or of any; none where a card is missing. Aces are low. */
  row(length: number, suited: boolean, low = 0): Chunk {
    const from = low + this.#rng.upTo(Math.max(0, 13 - length - low));
    const suit = this.#rng.upTo(3);
    const cards = Array.from({ length }, (_, i) => cardAt(suited ? suit : this.#rng.upTo(3), Math.min(12, from + i)));
    const free = cards.every((card) => this.#left.includes(card)) && new Set(cards).size === length;
    return { is: 'row', cards: free ? this.#take(cards) : [] };
  }

  #take(cards: Card[]): Card[] {
    this.#left = this.#left.filter((card) => !cards.includes(card));
    return cards;
  }
}

type Dealt = Pick<Deal, 'about' | 'hands'>;
const loose = (cards: readonly Card[]): Chunk => ({ is: 'loose', cards });
const byRank = (a: Card, b: Card): number => rankIndex(a) - rankIndex(b) || suitIndex(a) - suitIndex(b);

const DEALS: Readonly<Record<SpokenOf, (deck: Deck, rng: Rng) => Dealt>> = {
  'xi-dach': (deck, rng) => {
    const others = Array.from(
      { length: 1 + rng.upTo(rng.pick([0, 0, 1, 3])) },
      (): SpokenHand => ({ role: 'player', chunks: xiDach(deck, rng) }),
    );
    const at = rng.upTo(2) === 0 ? rng.upTo(others.length) : 0;
    return {
      about: 'table',
      hands: [...others.slice(0, at), { role: 'cai', chunks: xiDach(deck, rng) }, ...others.slice(at)],
    };
  },
  'ba-cay': (deck, rng) => threes(rng, () => [loose(deck.some(3))]),
  'bai-cao': (deck, rng) =>
    threes(rng, () => {
      const mood = rng.upTo(9);
      if (mood === 0) return [loose(deck.some(3, isFace))];
      return mood === 1 ? [deck.alike(3)] : [loose(deck.some(3))];
    }),
  'xi-to': (deck, rng) => ({
    about: 'table',
    hands: Array.from(
      { length: 2 + rng.upTo(rng.pick([0, 0, 1])) },
      (): SpokenHand => ({ role: 'player', chunks: five(deck, rng) }),
    ),
  }),
  'ta-la': (deck, rng) => {
    if (rng.upTo(2) > 0) return { about: 'one', hands: [{ role: 'bai', chunks: melds(deck, rng, 9 + rng.upTo(1)) }] };
    return {
      about: 'table',
      hands: Array.from(
        { length: 2 + rng.upTo(1) },
        (): SpokenHand => ({ role: 'player', chunks: melds(deck, rng, 4 + rng.upTo(5)) }),
      ),
    };
  },
  sam: (deck, rng) => {
    const mood = rng.upTo(9);
    if (mood < 3) {
      const left = Array.from(
        { length: 1 + rng.upTo(1) },
        (): SpokenHand => ({ role: 'player', chunks: [loose(deck.some(1 + rng.upTo(4)).sort(byRank))] }),
      );
      return { about: 'end', hands: [{ role: 'player', chunks: [] }, ...left] };
    }
    const [table, play] = plays(deck, rng);
    if (mood === 3) return { about: 'play', hands: [{ role: 'danh', chunks: [play] }] };
    return {
      about: 'play',
      hands: [
        { role: 'ban', chunks: [table] },
        { role: 'danh', chunks: [play] },
      ],
    };
  },
};

function xiDach(deck: Deck, rng: Rng): Chunk[] {
  const mood = rng.upTo(14);
  if (mood === 0) return [{ is: 'alike', cards: deck.some(2, isAce) }];
  if (mood === 1) return [loose([...deck.some(1, isAce), ...deck.some(1, isTen)])];
  if (mood === 2) return [loose(deck.some(5, (card) => rankIndex(card) < 5))];
  const cards = deck.some(2);
  const sum = (): number => cards.reduce((all, card) => all + Math.min(10, rankIndex(card) + 1), 0);
  while (sum() < 15 && cards.length < 4) cards.push(...deck.some(1));
  const [a, b] = cards;
  return cards.length === 2 && a !== undefined && b !== undefined && rankOf(a) === rankOf(b)
    ? [{ is: 'alike', cards }]
    : [loose(cards)];
}

function threes(rng: Rng, hand: () => Chunk[]): Dealt {
  const hands = Array.from(
    { length: 2 + rng.upTo(rng.pick([0, 1, 2])) },
    (_, i): SpokenHand => ({ role: i === 0 && rng.upTo(1) === 0 ? 'cai' : 'player', chunks: hand() }),
  );
  return { about: 'table', hands };
}

function five(deck: Deck, rng: Rng): Chunk[] {
  const mood = rng.pick(['any', 'pair', 'pairs', 'three', 'row', 'flush', 'full', 'quad']);
  const rest = (chunks: readonly Chunk[]): Chunk[] => {
    const ranks = new Set(chunks.flatMap(({ cards }) => cards.map(rankOf)));
    const others: Card[] = [];
    while (chunks.flatMap(({ cards }) => cards).length + others.length < 5) {
      const [card] = deck.some(1, (one) => !ranks.has(rankOf(one)));
      if (card === undefined) break;
      ranks.add(rankOf(card));
      others.push(card);
    }
    return [...chunks, ...(others.length > 0 ? [loose(others)] : [])];
  };
  switch (mood) {
    case 'pair':
      return rest([deck.alike(2)]);
    case 'pairs':
      return rest(twoAlike(deck, 2));
    case 'three':
      return rest([deck.alike(3)]);
    case 'quad':
      return rest([deck.alike(4)]);
    case 'full':
      return twoAlike(deck, 3);
    case 'row':
      return [deck.row(5, false, 6)];
    case 'flush': {
      const suit = rng.upTo(3);
      return [loose(deck.some(5, (card) => suitIndex(card) === suit).sort(byRank))];
    }
    default:
      return rest([]);
  }
}

/** So many of one rank, and two of another. */
function twoAlike(deck: Deck, size: number): Chunk[] {
  const first = deck.alike(size);
  const ranks = first.cards.map(rankOf);
  return [first, deck.alike(2, (card) => ranks.includes(rankOf(card)))];
}

function melds(deck: Deck, rng: Rng, count: number): Chunk[] {
  const chunks: Chunk[] = [];
  const size = (): number => chunks.reduce((sum, { cards }) => sum + cards.length, 0);
  for (let n = rng.upTo(2); n >= 0 && size() + 3 <= count; n--) {
    const chunk =
      rng.upTo(1) === 0
        ? deck.alike(3 + (size() + 4 <= count ? rng.upTo(1) : 0))
        : deck.row(3 + Math.min(rng.upTo(2), count - size() - 3), true);
    if (chunk.cards.length > 0) chunks.push(chunk);
  }
  const others = deck.some(count - size());
  return others.length > 0 ? [...chunks, loose(others.sort(byRank))] : chunks;
}

/** What lies on the table, and what is put on it. */
function plays(deck: Deck, rng: Rng): readonly [Chunk, Chunk] {
  const two: Rank = '2';
  const isTwo = (card: Card): boolean => rankOf(card) === two;
  switch (rng.upTo(6)) {
    case 0:
      return [loose(deck.some(1)), loose(deck.some(1))];
    case 1:
      return [deck.alike(2), deck.alike(2)];
    case 2:
      return [deck.alike(3), deck.alike(3)];
    case 3: {
      const length = 3 + rng.upTo(2);
      return [deck.row(length, false, 2), deck.row(length, false, 2)];
    }
    case 4:
      return [deck.alike(4, isTwo), deck.alike(4, isTwo)];
    default:
      return [loose(deck.some(1, isTwo)), deck.alike(4, isTwo)];
  }
}
