/** Finds hands that show what one house rule of Tá Lả does. */

import { assertDefined } from '#core/assert-defined.ts';
import { type GameFlip, type SettingsOf, withSetting } from '#core/branches/flips.ts';
import { ALL_CARDS, type Card } from '#core/card.ts';
import type { Eaten, Field } from '#core/case.ts';
import { shuffle } from '#core/random/deck.ts';
import { decide, HAND, type TaLaVerdict } from './decide.ts';
import { casIn } from './hand.ts';
import { byCard, cardAt, fits, LEAST, rankIndex, suitIndex } from './meld.ts';
import { PRESETS, SCHEMA, type TaLaPreset, type TaLaRules } from './rules.ts';
import type { TaLaStep } from './steps.ts';

export type TaLaKey = keyof TaLaRules;

/** Hands on which one setting decides: `bai`, or players from `an` on in the order in which they laid down. */
export type TaLaFlip<K extends TaLaKey = TaLaKey> = GameFlip<TaLaRules, TaLaPreset, TaLaVerdict, TaLaStep, K>;

/** The presets under which a flip is looked for, in their order. */
const BASES = Object.keys(PRESETS).filter((name): name is TaLaPreset => Object.hasOwn(PRESETS, name));

const SETTINGS: SettingsOf<TaLaRules> = SCHEMA;

/** For each value of a setting but the first, its flip against the first; without one where nothing flips. */
export function flipsOf<K extends TaLaKey>(
  key: K,
): readonly { readonly value: TaLaRules[K]; readonly flip: TaLaFlip<K> | undefined }[] {
  const [first, ...others] = SETTINGS[key].values;
  return others.map((value) => ({ value, flip: findFlip(key, first, value) }));
}

/**
 * Hands that are sorted otherwise, ù or not, or whose players come in another order, when `key` goes from `from` to `to` and
 * nothing else does; if there are none, hands after which something else is paid. Undefined for a setting that only a round
 * reads.
 *
 * There are far too many hands to try them all. What is tried are the shapes that a house rule can be about (`candidates`),
 * one hand before several, and small hands first; cards come as a shuffled deck gives them, and the first hands that the
 * engine rules on differently are taken. The first preset under which there are any is the base.
 */
export function findFlip<K extends TaLaKey>(key: K, from: TaLaRules[K], to: TaLaRules[K]): TaLaFlip<K> | undefined {
  if (SETTINGS[key].round) return undefined;
  for (const base of BASES) {
    const [before, after] = [withSetting(PRESETS[base], key, from), withSetting(PRESETS[base], key, to)];
    let paid: TaLaFlip<K> | undefined;
    for (const fields of candidates()) {
      const rulings = { before: decide(fields, before), after: decide(fields, after) };
      const changes = changeOf(rulings.before.verdict, rulings.after.verdict);
      if (!changes) continue;
      const flip = { key, from, to, base, fields, ...rulings, changes };
      if (changes === 'outcome') return flip;
      paid ??= flip;
    }
    if (paid) return paid;
  }
  return undefined;
}

/**
 * Of a hand: it is ù or not, or another kind of it, or is sorted otherwise and leaves other points. Of a showdown: the places
 * change, or only what is paid.
 */
function changeOf(before: TaLaVerdict, after: TaLaVerdict): 'outcome' | 'net' | undefined {
  const [a, b] = [shortOf(before), shortOf(after)];
  if (a.decided !== b.decided || (a.sorted !== b.sorted && a.points !== b.points)) return 'outcome';
  return a.paid === b.paid ? undefined : 'net';
}

function shortOf(verdict: TaLaVerdict) {
  if (verdict.kind === 'hand') {
    const { melds, points, u } = verdict;
    return { decided: u, sorted: melds.join('/'), points, paid: '' };
  }
  const { players } = verdict;
  return {
    decided: players.map(({ place }) => place).join(),
    sorted: '',
    points: 0,
    paid: players.map(({ net }) => net).join(),
  };
}

let known: readonly (readonly Field[])[] | undefined;

/** All hands that are tried, in their order. */
function candidates(): readonly (readonly Field[])[] {
  known ??= [
    ...choices(),
    ...SEEDS.map(withoutCa).filter((fields) => fields !== undefined),
    ...crowded(),
    ...FEW.flatMap(nearlyOut),
    ...FEW.map(withGui),
    ...FEW.map(withMom),
    ...FEW.map(withThreeEaten),
    ...FEW.map(withChot),
  ];
  return known;
}

/** Decks that are dealt from: hardly one hand of a hundred is without a cạ; of the other shapes a few are enough. */
const SEEDS = Array.from({ length: 900 }, (_, seed) => seed + 1);
const FEW = SEEDS.slice(0, 12);

const SPADES = 0;
const HEARTS = 1;
const DIAMONDS = 2;

/** Five cards with a choice: a phỏm dọc, and two more of one of its ranks. With fewer cards there is nothing to choose. */
function choices(): readonly (readonly Field[])[] {
  return ranksTo(11).flatMap((low) =>
    [0, 1, 2].map((shared) => {
      const row = [0, 1, 2].map((step) => cardAt(HEARTS, low + step));
      return hand([...row, cardAt(SPADES, low + shared), cardAt(DIAMONDS, low + shared)]);
    }),
  );
}

/** Nine cards as dealt, no two of them of one rank or neighbours in their suit, and at most two with one rank between. */
function withoutCa(seed: number): readonly Field[] | undefined {
  const dealt = shuffle(ALL_CARDS, seed).slice(0, 9).sort(byCard);
  return casIn(dealt, 1).length === 0 && casIn(dealt, 2).length <= 1 ? hand(dealt) : undefined;
}

/** Nine cards in three phỏm, the middle one with two eaten cards, each of which would also lengthen one of the others. */
function crowded(): readonly (readonly Field[])[] {
  return ranksTo(7).map((low) => {
    const row = (suit: number, from: number): Card[] => [0, 1, 2].map((step) => cardAt(suit, from + step));
    const three = [SPADES, HEARTS, DIAMONDS].map((suit) => cardAt(suit, low + 3));
    const eaten = three.slice(0, 2).map((card): Eaten => ({ card, chot: false }));
    return hand([...row(SPADES, low), ...three, ...row(HEARTS, low + 4)], eaten);
  });
}

/** Ten cards: three phỏm and one card more, which stays alone or joins one of them. */
function nearlyOut(seed: number): readonly (readonly Field[])[] {
  const deck = deckOf(seed);
  const melds = [deck.doc(), deck.ngang(), deck.doc()];
  const joins = deck.find((card) => melds.some((meld) => fits(card, meld)));
  return [hand([...melds.flat(), ...deck.loose(1)]), hand([...melds.flat(), ...joins])];
}

/** Two players: one lays down a phỏm dọc; the other a phỏm ngang, and holds a card that goes with the first. */
function withGui(seed: number): readonly Field[] {
  const deck = deckOf(seed);
  const row = deck.doc();
  const own = deck.ngang();
  const joins = deck.find((card) => fits(card, row));
  return table([...row, ...deck.loose(1)], [...own, ...joins, ...deck.loose(1)]);
}

/** Three players: one with a phỏm, two with none. */
function withMom(seed: number): readonly Field[] {
  const deck = deckOf(seed);
  return table([...deck.doc(), ...deck.loose(1)], deck.loose(3), deck.loose(3));
}

/** Three players: the second has nine cards in three phỏm, and in each of them one that he ate from the first. */
function withThreeEaten(seed: number): readonly Field[] {
  return withOut(seed, (melds) => melds.flatMap((meld) => meld.slice(1, 2)).map((card) => ({ card, chot: false })));
}

/** The same, but he ate one card, the first player's last discard. */
function withChot(seed: number): readonly Field[] {
  return withOut(seed, (melds) =>
    melds
      .slice(0, 1)
      .flatMap((meld) => meld.slice(-1))
      .map((card) => ({ card, chot: true })),
  );
}

function withOut(seed: number, eats: (melds: readonly (readonly Card[])[]) => readonly Eaten[]): readonly Field[] {
  const deck = deckOf(seed);
  const melds = [deck.doc(), deck.ngang(), deck.doc()];
  // One eats from the player before him.
  const seats = table([...deck.ngang(), ...deck.loose(1)], melds.flat(), [...deck.doc(), ...deck.loose(1)]);
  const eaten = eats(melds).map((mark) => ({ ...mark, from: SEATS[0] }));
  return seats.map((field, seat) => (seat === 1 ? { ...field, eaten } : field));
}

function ranksTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, rank) => rank);
}

function hand(cards: readonly Card[], eaten: readonly Eaten[] = []): readonly Field[] {
  return [{ role: 'bai', name: HAND, cards, eaten }];
}

const SEATS = ['an', 'bình', 'chi'] as const;

function table(...hands: readonly (readonly Card[])[]): readonly Field[] {
  return SEATS.flatMap((name, seat): Field[] => {
    const cards = hands[seat];
    return cards ? [{ role: 'player', name, cards, eaten: [] }] : [];
  });
}

/** A shuffled deck from which phỏm and single cards are taken, always the first ones that it holds. */
function deckOf(seed: number) {
  let left = shuffle(ALL_CARDS, seed);
  const take = (cards: readonly Card[]): Card[] => {
    left = left.filter((card) => !cards.includes(card));
    return cards.toSorted(byCard);
  };
  const first = (meldOf: (card: Card) => readonly Card[]): Card[] => {
    return take(assertDefined(left.map(meldOf).find(({ length }) => length === LEAST)));
  };
  return {
    ngang: () => first((card) => left.filter((other) => rankIndex(other) === rankIndex(card)).slice(0, LEAST)),
    doc: () =>
      first((card) =>
        left.filter((other) => {
          const step = rankIndex(other) - rankIndex(card);
          return suitIndex(other) === suitIndex(card) && step >= 0 && step < LEAST;
        }),
      ),
    find: (is: (card: Card) => boolean) => take(left.filter(is).slice(0, 1)),
    loose: (count: number) => take(left.slice(0, count)),
  };
}
