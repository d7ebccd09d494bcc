import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS, type Card, RANKS, rankIndex, SUITS } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { decide } from '#games/xi-dach/engine/decide.ts';
import { readHand } from '#games/xi-dach/engine/hand.ts';
import { PRESETS, SCHEMA, type XiDachRules } from '#games/xi-dach/engine/rules.ts';
import { literally } from '#games/xi-dach/testing/cases.ts';
import { literalDecide } from '#games/xi-dach/testing/literal.ts';
import { caseSettings, everyRuleSet, everyVariation } from '#testing/rule-sets.ts';
import type { Proof } from './proofs.ts';

const SIZES = [2, 3, 4, 5];
/** All hands of two to five cards. */
const HANDS = 2_893_111;

/** Ranks by their places, in ascending order: suits count for nothing. */
type Ranks = readonly number[];

/** Every choice of so many ranks that a deck has. */
function everyRanks(size: number, from = 0): Ranks[] {
  if (size === 0) return [[]];
  return RANKS.flatMap((_, rank) =>
    rank < from
      ? []
      : everyRanks(size - 1, rank)
          .filter((rest) => rest.filter((one) => one === rank).length < SUITS.length)
          .map((rest) => [rank, ...rest]),
  );
}

const EVERY = SIZES.flatMap((size) => everyRanks(size));

/** The house rules that tell what a hand is; any other tells what two hands settle. */
const READING = ['aces', 'naturalTens', 'fiveCard', 'minStand', 'bankerMin'] as const;

/** Every rule set that takes a hand for something in its own way. */
const READING_RULE_SETS = everyVariation<XiDachRules>(PRESETS['pho-thong'], SCHEMA, READING);

/** Every rule set that settles in its own way what two hands are, of those that read hands as the given one does. */
function settlingRuleSets(base: XiDachRules): XiDachRules[] {
  const settings = Object.entries(caseSettings({ schema: SCHEMA })).filter(
    ([key]) => !READING.some((one) => one === key),
  );
  return everyRuleSet(Object.fromEntries(settings)).map((rules) => ({ ...base, ...rules }));
}

/** A banker and a player with these ranks, each card once; undefined where the deck has not so many of one. */
function headsUp(banker: Ranks, player: Ranks): Field[] | undefined {
  const taken = RANKS.map(() => 0);
  const cards = [...banker, ...player].map((rank) => {
    const suit = assertDefined(taken[rank]);
    taken[rank] = suit + 1;
    return ALL_CARDS[suit < SUITS.length ? suit * RANKS.length + rank : -1];
  });
  const known = cards.filter((card) => card !== undefined);
  return known.length < cards.length ? undefined : dealt(known, banker.length);
}

function dealt(cards: readonly Card[], toBanker: number): Field[] {
  return [
    { role: 'cai', name: 'cai', cards: cards.slice(0, toBanker), eaten: [] },
    { role: 'player', name: 'an', cards: cards.slice(toBanker), eaten: [] },
  ];
}

/** Does the engine say of the case what docs/rules/xi-dach.md says, read literally? */
function agrees(fields: readonly Field[], rules: XiDachRules): boolean {
  return JSON.stringify(decide(fields, rules).verdict) === JSON.stringify(literally(fields, rules));
}

/** Two hands against which every other is read; no hand has four of a rank of both. */
const OPPONENTS: readonly Ranks[] = [
  [6, 7],
  [4, 5],
];

/** Every hand, as the banker's and as a player's, under every rule set that reads hands in its own way. */
function proveHands(): { checked: number; faults: number } {
  let checked = 0;
  let faults = 0;
  const tables = EVERY.flatMap((ranks) => {
    const opponent = assertDefined(OPPONENTS.find((other) => headsUp(ranks, other)));
    return [assertDefined(headsUp(ranks, opponent)), assertDefined(headsUp(opponent, ranks))];
  });
  for (const rules of READING_RULE_SETS) {
    for (const fields of tables) if (!agrees(fields, rules)) faults++;
    checked += tables.length;
  }
  return { checked, faults };
}

/** Every hand card by card: its suits change nothing of what its ranks are. */
function proveSuits(): { checked: number; faults: number } {
  const rules = PRESETS['pho-thong'];
  const byRanks = new Map<string, string>();
  let checked = 0;
  let faults = 0;
  const grow = (held: readonly Card[], from: number): void => {
    if (held.length >= 2) {
      const { kind, points } = readHand('an', held, rules);
      const ranks = held
        .map(rankIndex)
        .toSorted((a, b) => a - b)
        .join();
      const read = `${kind} ${points}`;
      if ((byRanks.get(ranks) ?? read) !== read) faults++;
      byRanks.set(ranks, read);
      checked++;
    }
    if (held.length < 5) for (let at = from; at < 52; at++) grow([...held, assertDefined(ALL_CARDS[at])], at + 1);
  };
  grow([], 0);
  return { checked, faults: faults + (byRanks.size === EVERY.length ? 0 : 1) };
}

/**
 * The kinds of hand that a rule set distinguishes, each with the ranks that are one: what it is, its points, whether it has five
 * cards.
 */
function kindsOf(read: (ranks: Ranks) => string): Ranks[][] {
  return [...Map.groupBy(EVERY, (ranks) => `${read(ranks)} ${ranks.length === 5}`).values()];
}

/** Two kinds of hand against each other, for all kinds, under every rule set that settles them in its own way. */
function proveHeadsUp(): { checked: number; faults: number; kinds: number } {
  const rng = makeRng(11);
  let checked = 0;
  let faults = 0;
  let kinds = 0;
  for (const base of everyVariation(PRESETS['pho-thong'], SCHEMA, ['minStand', 'bankerMin'])) {
    const settling = settlingRuleSets(base);
    const read = (ranks: Ranks) => literalDecide(written(ranks), [{ name: 'an', ranks: written(ranks) }], base);
    const bankers = kindsOf((ranks) => JSON.stringify(read(ranks).banker));
    const players = kindsOf((ranks) => `${read(ranks).players[0]?.kind} ${read(ranks).players[0]?.points}`);
    kinds += bankers.length * players.length;
    for (const banker of bankers) {
      for (const player of players) {
        const fields = anyPair(banker, player, rng);
        if (!fields) continue;
        checked += settling.length;
        for (const rules of settling) if (!agrees(fields, rules)) faults++;
      }
    }
  }
  return { checked, faults, kinds };
}

/** A hand of each kind that a deck can have at once, by chance; undefined where it cannot. */
function anyPair(bankers: readonly Ranks[], players: readonly Ranks[], { upTo }: Rng): Field[] | undefined {
  const anyOf = (all: readonly Ranks[]): Ranks => assertDefined(all[upTo(all.length - 1)]);
  for (let tries = 0; tries < 100; tries++) {
    const fields = headsUp(anyOf(bankers), anyOf(players));
    if (fields) return fields;
  }
  return bankers.flatMap((one) => players.map((other) => headsUp(one, other))).find((fields) => fields !== undefined);
}

function written(ranks: Ranks): string[] {
  return ranks.map((rank) => assertDefined(RANKS[rank]));
}

export const provedXiDach: readonly Proof[] = [
  {
    id: 'xi-dach-hands',
    game: 'xi-dach',
    what: {
      vi: 'Mọi cách chọn 2 đến 5 lá, của nhà cái và của nhà con, dưới mọi luật nhà tính điểm khác nhau: là bài gì, mấy điểm, khớp bản đối chiếu. Rồi cả 2.893.111 tay bài, từng lá: chất không đổi gì.',
      en: 'Every choice of two to five cards, held by the banker and by a player, in every house that counts in its own way: what it is and its points agree with the reference. Then all 2,893,111 hands, card by card: suits change nothing.',
    },
    run() {
      const hands = proveHands();
      const suits = proveSuits();
      return {
        checked: hands.checked + suits.checked,
        faults: hands.faults + suits.faults + (suits.checked === HANDS ? 0 : 1),
        notes: { choicesOfRanks: EVERY.length, houses: READING_RULE_SETS.length, hands: suits.checked },
      };
    },
  },
  {
    id: 'xi-dach-heads-up',
    game: 'xi-dach',
    what: {
      vi: 'Loại bài nào của nhà cái gặp loại bài nào của nhà con, dưới mọi luật nhà ăn thua khác nhau: ai ăn, ăn mấy cược, khớp bản đối chiếu.',
      en: 'Each kind of hand of the banker against each of a player, in every house that settles in its own way: who wins, and how many stakes, agrees with the reference.',
    },
    run() {
      const { checked, faults, kinds } = proveHeadsUp();
      return { checked, faults, notes: { pairsOfKinds: kinds } };
    },
  },
];
