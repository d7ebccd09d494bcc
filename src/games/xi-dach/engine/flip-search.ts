/** Finds the shortest hands that show what one house rule of Xì Dách does. */

import { assertDefined } from '#core/assert-defined.ts';
import { type GameFlip, type SettingsOf, withSetting } from '#core/branches/flips.ts';
import { type Card, cardOf, type Rank, type Suit } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { decide, MAX_CARDS, MIN_CARDS, type XiDachVerdict } from './decide.ts';
import { type Hand, isNatural, readHand } from './hand.ts';
import { pay } from './payment.ts';
import { PRESETS, SCHEMA, type XiDachPreset, type XiDachRules } from './rules.ts';
import { meet } from './showdown.ts';
import type { XiDachStep } from './steps.ts';
import { bestCount, countHand } from './total.ts';

export type XiDachKey = keyof XiDachRules;

/** Two hands on which one setting decides: the banker and one player, `an`, the cards of each in the order in which they came. */
export type XiDachFlip<K extends XiDachKey = XiDachKey> = GameFlip<
  XiDachRules,
  XiDachPreset,
  XiDachVerdict,
  XiDachStep,
  K
>;

/** The presets under which a flip is looked for, in their order. */
const BASES = Object.keys(PRESETS).filter((name): name is XiDachPreset => Object.hasOwn(PRESETS, name));

/**
 * The shortest case whose outcome or net differs when `key` goes from `from` to `to` and nothing else does. Undefined
 * if there is none under any base preset; a setting that only a round reads has none.
 *
 * The first preset under which there is one is the base. Then: the fewest cards in all; another outcome rather than
 * another net, best where one who won now loses; a banker's hand, then a player's, that somebody would hold
 * (`isAwkward`) and that looks like one from the table (`curiosity`, the order of CLASSES).
 */
export function findFlip<K extends XiDachKey>(
  key: K,
  from: XiDachRules[K],
  to: XiDachRules[K],
): XiDachFlip<K> | undefined {
  const { round } = SETTINGS[key];
  if (round) return undefined;
  for (const base of BASES) {
    const before = withSetting(PRESETS[base], key, from);
    const after = withSetting(PRESETS[base], key, to);
    const pair = findPair(before, after);
    if (!pair) continue;
    const fields = fieldsOf(pair);
    return {
      key,
      from,
      to,
      base,
      fields,
      before: decide(fields, before),
      after: decide(fields, after),
      changes: pair.rank < 2 ? 'outcome' : 'net',
    };
  }
  return undefined;
}

/** For each value of a setting but the first, its flip against the first; without one where nothing flips. */
export function flipsOf<K extends XiDachKey>(
  key: K,
): readonly { readonly value: XiDachRules[K]; readonly flip: XiDachFlip<K> | undefined }[] {
  const [first, ...others] = SETTINGS[key].values;
  return others.map((value) => ({ value, flip: findFlip(key, first, value) }));
}

const SETTINGS: SettingsOf<XiDachRules> = SCHEMA;

interface Pair {
  readonly banker: Candidate;
  readonly player: Candidate;
  /** What changes: 0 win to loss or back, 1 another outcome, 2 the net alone. */
  readonly rank: number;
}

/** The best pair of the fewest cards, over every two hands that one deck can make together; suits never matter. */
function findPair(before: XiDachRules, after: XiDachRules): Pair | undefined {
  for (let cards = 2 * MIN_CARDS; cards <= 2 * MAX_CARDS; cards++) {
    let best: Pair | undefined;
    for (let size = MIN_CARDS; size <= MAX_CARDS; size++) {
      const other = cards - size;
      if (other < MIN_CARDS || other > MAX_CARDS) continue;
      const players = groupsOf('an', other, before, after);
      for (const bankers of groupsOf('cai', size, before, after)) {
        for (const group of players) {
          const rank = changeOf(bankers, group, before, after);
          const pair = rank === undefined ? undefined : firstPair(bankers, group, rank);
          if (pair && (!best || isBetter(pair, best))) best = pair;
        }
      }
    }
    if (best) return best;
  }
  return undefined;
}

function isBetter(a: Pair, b: Pair): boolean {
  const difference = a.rank - b.rank || a.banker.place - b.banker.place || a.player.place - b.player.place;
  return difference < 0;
}

/** Hands of one size that both houses read alike: what meets them cannot tell them apart. */
interface Group {
  readonly before: Hand;
  readonly after: Hand;
  readonly hands: readonly Candidate[];
}

/** How the ruling on two hands changes, by the ranks of `Pair`, or undefined. */
function changeOf(banker: Group, player: Group, before: XiDachRules, after: XiDachRules): number | undefined {
  const first = settle(player.before, banker.before, before);
  const second = settle(player.after, banker.after, after);
  if (first.winner === second.winner) return first.net === second.net ? undefined : 2;
  return first.net * second.net < 0 ? 0 : 1;
}

function settle(player: Hand, banker: Hand, rules: XiDachRules): { winner: string; net: number } {
  const meeting = meet(player, banker, rules);
  return { winner: meeting.winner, net: pay(player, banker, meeting, rules).net };
}

function firstPair(bankers: Group, players: Group, rank: number): Pair | undefined {
  for (const banker of bankers.hands) {
    const player = players.hands.find(({ ranks }) => isInDeck([...banker.ranks, ...ranks]));
    if (player) return { banker, player, rank };
  }
  return undefined;
}

function groupsOf(who: 'cai' | 'an', size: number, before: XiDachRules, after: XiDachRules): readonly Group[] {
  const others = readAll(who, size, after);
  const groups = new Map<string, { before: Hand; after: Hand; hands: Candidate[] }>();
  for (const [at, { hand, candidate }] of readAll(who, size, before).entries()) {
    const other = assertDefined(others[at]).hand;
    const key = [hand.kind, hand.points, other.kind, other.points].join();
    const group = groups.get(key);
    if (group) group.hands.push(candidate);
    else groups.set(key, { before: hand, after: other, hands: [candidate] });
  }
  for (const { hands } of groups.values()) hands.sort((a, b) => a.place - b.place);
  return [...groups.values()];
}

/** The classes of rank, those first that look most like a hand from the table. J, Q and K are one class. */
const CLASSES = ['K', '9', '8', '7', '6', '5', '4', '3', '2', '10', 'A'] as const satisfies Rank[];
type ClassRank = (typeof CLASSES)[number];

/** The classes of a hand's cards. */
type RankHand = readonly ClassRank[];

interface Candidate {
  readonly ranks: RankHand;
  /** Its place among the hands of its size: not awkward, then least curious, then the order of CLASSES. */
  readonly place: number;
}

interface HandRead {
  readonly hand: Hand;
  readonly candidate: Candidate;
}

/** The hands of one size as one house reads them; the search asks for the same again and again. */
const known = new Map<string, readonly HandRead[]>();

function readAll(who: 'cai' | 'an', size: number, rules: XiDachRules): readonly HandRead[] {
  const { aces, naturalTens, fiveCard } = rules;
  const min = who === 'cai' ? rules.bankerMin : rules.minStand;
  const key = [who, size, aces, naturalTens, fiveCard, min].join();
  let hands = known.get(key);
  if (!hands) {
    const all = rankHands(size);
    hands = all.map((ranks, order) => {
      const hand = readHand(who, suited(inDrawOrder(ranks), []), rules);
      const oddity = (isAwkward(hand, min, rules) ? 10 : 0) + curiosity(ranks);
      const place = oddity * all.length + order;
      return { hand, candidate: { ranks, place } };
    });
    known.set(key, hands);
  }
  return hands;
}

/** All hands of one size that the deck can make. */
function rankHands(size: number): readonly RankHand[] {
  if (size === 0) return [[]];
  return rankHands(size - 1)
    .flatMap((hand) => {
      const last = hand.at(-1);
      return CLASSES.slice(last ? CLASSES.indexOf(last) : 0).map((rank) => [...hand, rank]);
    })
    .filter(isInDeck);
}

function isInDeck(ranks: RankHand): boolean {
  return CLASSES.every((name) => ranks.filter((rank) => rank === name).length <= (name === 'K' ? 12 : 4));
}

/** An order in which these cards may have come: drawn hands low cards first, aces last, so that each draw had a reason. */
function inDrawOrder(ranks: RankHand): RankHand {
  if (ranks.length === 2) return ranks.toSorted((a, b) => Number(b === 'A') - Number(a === 'A'));
  const weight = (rank: ClassRank) => (rank === 'A' ? 11 : rank === 'K' ? 10 : Number(rank));
  return ranks.toSorted((a, b) => weight(a) - weight(b));
}

/** Would nobody come to hold this? He stood short, or drew though he need not: with a natural, or of age before the fifth card. */
function isAwkward({ cards, kind }: Hand, min: number, rules: XiDachRules): boolean {
  if (kind === 'non' && cards.length < MAX_CARDS) return true;
  for (let size = MIN_CARDS; size < Math.min(cards.length, MAX_CARDS - 1); size++) {
    const held = cards.slice(0, size);
    if (isNatural(readHand('an', held, rules).kind)) return true;
    if (bestCount(countHand(held, rules)).total >= min) return true;
  }
  return false;
}

/** Aces, and cards under J that repeat a rank: a hand of such cards looks made up. At most 9. */
function curiosity(ranks: RankHand): number {
  const repeats = ranks.filter((rank, at) => rank !== 'K' && ranks[at - 1] === rank).length;
  return repeats + ranks.filter((rank) => rank === 'A').length;
}

const FACES = ['K', 'J', 'Q'] as const satisfies Rank[];
const MIXED = ['C', 'D', 'S', 'H'] as const satisfies Suit[];

/** Cards of these ranks, none of them among `taken`, suits and faces mixed as a deal mixes them. */
function suited(ranks: RankHand, taken: readonly Card[]): readonly Card[] {
  const cards: Card[] = [];
  for (const rank of ranks) {
    const turn = cards.length + taken.length;
    const names = rank === 'K' ? FACES : [rank];
    const choice = rotated(names, turn)
      .flatMap((name) => rotated(MIXED, turn).map((suit) => cardOf(name, suit)))
      .find((card) => !cards.includes(card) && !taken.includes(card));
    cards.push(assertDefined(choice));
  }
  return cards;
}

function rotated<T>(list: readonly T[], by: number): readonly T[] {
  return list.map((_, at) => list[(at + by) % list.length]).filter((item) => item !== undefined);
}

function fieldsOf({ banker, player }: Pair): [banker: Field, player: Field] {
  const his = suited(inDrawOrder(banker.ranks), []);
  const mine = suited(inDrawOrder(player.ranks), his);
  return [
    { role: 'cai', name: 'cai', cards: his, eaten: [] },
    { role: 'player', name: 'an', cards: mine, eaten: [] },
  ];
}
