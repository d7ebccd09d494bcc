/** Finds two hands that show what one house rule of Xì Tố does. */

import { assertDefined } from '#core/assert-defined.ts';
import { type GameFlip, type SettingsOf, withSetting } from '#core/branches/flips.ts';
import type { Field } from '#core/case.ts';
import { allHands, DECK } from '../hands/all-hands.ts';
import { type Evaluator, makeEvaluator } from '../hands/evaluate.ts';
import type { Category } from './category.ts';
import { decide, type XiToVerdict } from './decide.ts';
import { FULL, readHand } from './hand.ts';
import { PRESETS, SCHEMA, type XiToPreset, type XiToRules } from './rules.ts';
import type { XiToStep } from './steps.ts';

export type XiToKey = keyof XiToRules;

/** Two hands on which one setting decides: `an` and `binh`, five cards each. */
export type XiToFlip<K extends XiToKey = XiToKey> = GameFlip<XiToRules, XiToPreset, XiToVerdict, XiToStep, K>;

/** For each value of a setting but the first, its flip against the first; without one where nothing flips. */
export function flipsOf<K extends XiToKey>(
  key: K,
): readonly { readonly value: XiToRules[K]; readonly flip: XiToFlip<K> | undefined }[] {
  const [first, ...others] = SETTINGS[key].values;
  return others.map((value) => ({ value, flip: findFlip(key, first, value) }));
}

/**
 * Two hands of five on which the other one wins, or nobody, when `key` goes from `from` to `to` and nothing else does.
 * Undefined for a setting that only a round reads. All hands of the deck are looked at, by what both houses make of them,
 * and the two that look most as dealt are taken (`oddity`).
 *
 * Who wins in the house that is changed to is `an`; where the two are then equal, who won before.
 */
export function findFlip<K extends XiToKey>(key: K, from: XiToRules[K], to: XiToRules[K]): XiToFlip<K> | undefined {
  if (SETTINGS[key].round) return undefined;
  // Every setting of a case decides between some hands as vipgame plays otherwise.
  const base = 'vipgame';
  const before = withSetting(PRESETS[base], key, from);
  const after = withSetting(PRESETS[base], key, to);
  const pair = findPair(before, after);
  if (!pair) return undefined;
  const fields = [fieldOf('an', pair.winner, before), fieldOf('binh', pair.loser, before)] as const;
  return {
    key,
    from,
    to,
    base,
    fields,
    before: decide(fields, before),
    after: decide(fields, after),
    changes: 'outcome',
  };
}

const SETTINGS: SettingsOf<XiToRules> = SCHEMA;

/** Hands that stand at one place in both houses, and so flip against the same others: the least odd of them, in order. */
interface Class {
  readonly before: number;
  readonly after: number;
  readonly hands: readonly Candidate[];
}

interface Candidate {
  /** The cards as bits of one number. */
  readonly set: number;
  readonly oddity: number;
}

interface Pair {
  readonly winner: Candidate;
  readonly loser: Candidate;
}

/** The best pair over all hands; of two that are as good the first. */
function findPair(before: XiToRules, after: XiToRules): Pair | undefined {
  const classes = classesOf(before, after);
  let best: Pair | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, a] of classes.entries()) {
    for (const b of classes.slice(0, place)) {
      const first = Math.sign(a.before - b.before);
      const second = Math.sign(a.after - b.after);
      if (first === second) continue;
      const [winner, loser] = (second || first) > 0 ? [a, b] : [b, a];
      for (const mine of winner.hands) {
        for (const his of loser.hands) {
          const weight = mine.oddity + his.oddity;
          if (weight >= least || mine.set & his.set) continue;
          least = weight;
          best = { winner: mine, loser: his };
        }
      }
    }
  }
  return best;
}

/** So many hands of each class are tried: enough for two classes to have some that share no card. */
const SAMPLES = 12;

/** A step that visits all hands in an order in which no two neighbours look alike. */
const STEP = 77_773;

function classesOf(before: XiToRules, after: XiToRules): readonly Class[] {
  const hands = allHands();
  const count = hands.length / FULL;
  const house = makeEvaluator(before);
  const values = [valuesOf(house, hands), valuesOf(makeEvaluator(after), hands)] as const;
  const classes = new Map<number, Candidate[]>();
  for (let i = 0, place = 0; i < count; i++, place = (place + STEP) % count) {
    const value = assertDefined(values[0][place]);
    const key = value * 2 ** 16 + assertDefined(values[1][place]);
    const found = classes.get(key) ?? [];
    classes.set(key, found);
    const set = hands.subarray(place * FULL, (place + 1) * FULL).reduce((bits, dense) => bits | (1 << dense), 0);
    insert(found, { set, oddity: oddity(set, house.categoryAt(value)) });
  }
  return [...classes].map(([key, found]) => ({
    before: Math.floor(key / 2 ** 16),
    after: key % 2 ** 16,
    hands: found,
  }));
}

function valuesOf(house: Evaluator, hands: Uint8Array): Uint16Array {
  const values = new Uint16Array(hands.length / FULL);
  house.evaluateAll(hands, values);
  return values;
}

/** Keeps the least odd ones, of those as odd the first. */
function insert(found: Candidate[], candidate: Candidate): void {
  const place = found.findLastIndex((other) => other.oddity <= candidate.oddity) + 1;
  if (place === SAMPLES) return;
  found.splice(place, 0, candidate);
  found.splice(SAMPLES);
}

/** The quicker a combination is seen and the more often it is dealt, the less: a straight is read at a glance. */
const STRANGE: Readonly<Record<Category, number>> = {
  sanh: 0,
  doi: 1,
  'mau-thau': 2,
  thu: 2,
  sam: 2,
  'cu-lu': 2,
  thung: 2,
  'tu-quy': 6,
  'thung-pha-sanh': 6,
};

/** How made up a hand looks: what it is, how few suits it has, and whether it is nearly a straight. */
function oddity(set: number, category: Category): number {
  let suits = 0;
  let heights = 0;
  for (let height = 0; height < DECK.length / 4; height++) {
    const held = (set >>> (4 * height)) & 15;
    suits |= held;
    if (held > 0) heights |= 1 << height;
  }
  const missing = [1, 2, 4, 8].filter((suit) => !(suits & suit)).length;
  const fourInRow = (heights & (heights >> 1) & (heights >> 2) & (heights >> 3)) > 0;
  return 2 * STRANGE[category] + missing + (fourInRow && category !== 'sanh' ? 2 : 0);
}

/** The cards as people hold them: what makes the combination in front, high cards before low ones. */
function fieldOf(name: 'an' | 'binh', { set }: Candidate, rules: XiToRules): Field {
  const cards = DECK.filter((_, dense) => (set >>> dense) & 1);
  const held = readHand(cards, rules).groups.flatMap((group) => group.cards);
  return { role: 'player', name, cards: held, eaten: [] };
}
