/** Sâm: every legal play of a ten-card hand, as a lead and on what lies there; and the literal reference beside it. */

import { ALL_CARDS, type Card, formatCard } from '#core/card.ts';
import { shuffle } from '#core/random/deck.ts';
import { type Combination, combinationOf } from '#games/sam/engine/combination.ts';
import { PRESETS } from '#games/sam/engine/rules.ts';
import { legalPlays } from '#games/sam/hands/plays.ts';
import { literalPlays } from '#games/sam/testing/literal.ts';
import type { Contestant } from './timing.ts';

const COUNT = 1 << 14;
/** The reference takes its time: it gets fewer of the same positions. */
const FEW = 200;
const HAND = 10;
const RULES = PRESETS['mien-bac'];

interface Position {
  readonly hand: readonly Card[];
  readonly table: Combination | null;
}

/** Ten cards, the same on every machine; with one to three of the rest on the table where they are a combination. */
function positions(count: number, follow: boolean): readonly Position[] {
  return Array.from({ length: count }, (_, seed) => {
    const deck = shuffle(ALL_CARDS, seed + 1);
    const hand = deck.slice(0, HAND);
    if (!follow) return { hand, table: null };
    const lies = [3, 2, 1].map((size) => deck.slice(HAND, HAND + size)).find((cards) => combinationOf(cards, RULES));
    return { hand, table: lies ? combinationOf(lies, RULES) : null };
  });
}

function fast(name: string, follow: boolean): Contestant {
  const asked = positions(COUNT, follow);
  return {
    name,
    count: COUNT,
    run: () => asked.map(({ hand, table }) => legalPlays(hand, table, RULES).length),
  };
}

function reference(): Contestant {
  const asked = positions(FEW, false).map(({ hand }) => hand.map(formatCard));
  return { name: 'reference', count: FEW, run: () => asked.map((hand) => literalPlays(hand, null, RULES).size) };
}

export function players(): readonly Contestant[] {
  return [fast('lead', false), fast('follow', true), reference()];
}
