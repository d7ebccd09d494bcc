/** Finds two hands that show what one house rule of Ba Cây does. */

import { type GameFlip, type SettingsOf, withSetting } from '#core/branches/flips.ts';
import { ALL_CARDS, type Card, suitOf } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { handsOf } from '../hands/all-hands.ts';
import { type BaCayVerdict, decide } from './decide.ts';
import { type Hand, isAce, isTen, readHand } from './hand.ts';
import { settlePlayer } from './payment.ts';
import { type BaCayPreset, type BaCayRules, PRESETS, SCHEMA } from './rules.ts';
import { compare } from './showdown.ts';
import type { BaCayStep } from './steps.ts';

export type BaCayKey = keyof BaCayRules;

/** Two hands on which one setting decides: `an` and `binh`; `cai` and `an` where the setting matters only with a banker. */
export type BaCayFlip<K extends BaCayKey = BaCayKey> = GameFlip<BaCayRules, BaCayPreset, BaCayVerdict, BaCayStep, K>;

/** The presets under which a flip is looked for, in their order. */
const BASES = Object.keys(PRESETS).filter((name): name is BaCayPreset => Object.hasOwn(PRESETS, name));

/** For each value of a setting but the first, its flip against the first; without one where nothing flips. */
export function flipsOf<K extends BaCayKey>(
  key: K,
): readonly { readonly value: BaCayRules[K]; readonly flip: BaCayFlip<K> | undefined }[] {
  const [first, ...others] = SETTINGS[key].values;
  return others.map((value) => ({ value, flip: findFlip(key, first, value) }));
}

/**
 * Two hands on which somebody else wins, or is paid differently, when `key` goes from `from` to `to` and nothing else
 * does. Undefined for a setting that only a round reads, and for the deck: hands that can be dealt from either are ruled
 * on alike.
 *
 * The first preset under which there is a flip is the base. Then: better one who won now loses than that he now draws,
 * better that than another net; then the hands that look least made up (`oddity`).
 */
export function findFlip<K extends BaCayKey>(key: K, from: BaCayRules[K], to: BaCayRules[K]): BaCayFlip<K> | undefined {
  if (SETTINGS[key].round || key === 'deck') return undefined;
  const banker = key === 'bankerTie' || key === 'payout';
  for (const base of BASES) {
    const before = withSetting(PRESETS[base], key, from);
    const after = withSetting(PRESETS[base], key, to);
    const pair = findPair(before, after, banker);
    if (!pair) continue;
    const fields = fieldsOf(pair, banker);
    return {
      key,
      from,
      to,
      base,
      fields,
      before: decide(fields, before),
      after: decide(fields, after),
      changes: pair.change < 2 ? 'outcome' : 'net',
    };
  }
  return undefined;
}

const SETTINGS: SettingsOf<BaCayRules> = SCHEMA;

/** One hand as two houses read it. */
interface Candidate {
  readonly before: Hand;
  readonly after: Hand;
  readonly oddity: number;
}

interface Pair {
  /** The one who wins in the house that is changed to; in a draw, who won before. */
  readonly winner: Candidate;
  readonly loser: Candidate;
  /** What changes: 0 win to loss, 1 another outcome, 2 the net alone. */
  readonly change: number;
}

/** The best pair over all candidates; of two that are as good the first. */
function findPair(before: BaCayRules, after: BaCayRules, banker: boolean): Pair | undefined {
  const candidates = candidatesOf(before, after);
  let best: Pair | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, a] of candidates.entries()) {
    for (const b of candidates.slice(0, place)) {
      const first = netOf(a.before, b.before, before, banker);
      const second = netOf(a.after, b.after, after, banker);
      if (first === second) continue;
      const change = first * second < 0 ? 0 : Math.sign(first) !== Math.sign(second) ? 1 : 2;
      const weight = change * 100 + a.oddity + b.oddity;
      if (weight >= least || a.before.cards.some((card) => b.before.cards.includes(card))) continue;
      least = weight;
      best = (second || first) > 0 ? { winner: a, loser: b, change } : { winner: b, loser: a, change };
    }
  }
  return best;
}

/** Above 0 where the first hand wins, below where the second does; with a banker, who holds the second, in stakes. */
function netOf(a: Hand, b: Hand, rules: BaCayRules, banker: boolean): number {
  return banker ? settlePlayer(a, b, rules).net : Math.sign(compare(a, b, rules).order);
}

/** So many hands of each reading are tried. */
const SAMPLES = 24;

/** Of all hands that both houses read alike in kind and points, with an ace and without, the least odd ones. */
function candidatesOf(before: BaCayRules, after: BaCayRules): readonly Candidate[] {
  const groups = new Map<string, Candidate[]>();
  for (const { cards, oddity, small } of HANDS) {
    if (before.deck === 36 && !small) continue;
    const [a, b] = [readHand('', cards, before), readHand('', cards, after)];
    const key = [a.kind, a.points, b.kind, b.points, cards.some(isAce)].join();
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    if (group.length < SAMPLES) group.push({ before: a, after: b, oddity });
  }
  return [...groups.values()].flat();
}

/** A step that visits all hands in an order in which no two neighbours look alike. */
const MIX = 0x9e37_79b1;

/** Every hand of 52 cards, the least odd first, high cards in front as people hold them; `small`: also one of 36. */
const HANDS = handsOf(ALL_CARDS)
  .map((hand, place) => ({
    cards: hand.toSorted((a, b) => (b % 13) - (a % 13)),
    oddity: oddity(hand),
    small: !hand.some(isTen),
    mixed: Math.imul(place, MIX) >>> 0,
  }))
  .sort((a, b) => a.oddity - b.oddity || a.mixed - b.mixed);

/** How made up a hand looks: cards of one rank, cards of one suit, aces. */
function oddity(hand: readonly Card[]): number {
  const ranks = new Set(hand.map((card) => card % 13)).size;
  const suits = new Set(hand.map(suitOf)).size;
  return 2 * (3 - ranks) + (suits === 1 ? 1 : 0) + hand.filter(isAce).length;
}

function fieldsOf({ winner, loser }: Pair, banker: boolean): readonly [Field, Field] {
  const field = (name: 'an' | 'bình' | 'cai', { before: { cards } }: Candidate): Field => ({
    role: name === 'cai' ? 'cai' : 'player',
    name,
    cards,
    eaten: [],
  });
  return banker ? [field('cai', loser), field('an', winner)] : [field('an', winner), field('bình', loser)];
}
