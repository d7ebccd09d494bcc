import { assertDefined } from '#core/assert-defined.ts';
import { type Card, withoutCards } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { type Arrangement, arrange } from './arrange.ts';
import { type LaidDown, layOff, leastLaid, meldsOf, type TableMeld } from './gui.ts';
import { countStep, explainArrangement } from './hand.ts';
import { fits } from './meld.ts';
import { type Payments, paymentsOf } from './payment.ts';
import type { TaLaRules } from './rules.ts';
import { type Out, type Placed, rankPlayers, rankU, type Standing } from './standing.ts';
import type { TaLaStep } from './steps.ts';

/** A decided showdown: places in the order of laying down, what each gets, and why. */
export interface Showdown {
  readonly players: readonly Placed[];
  readonly out: Out | null;
  readonly nets: Payments['nets'];
  readonly steps: readonly TaLaStep[];
}

/** The arrangement of one player's cards by themselves. A checked case always has one. */
function alone({ cards, eaten }: Field, rules: TaLaRules): Arrangement {
  return assertDefined(arrange(cards, cardsEaten({ eaten }), rules));
}

export function cardsEaten({ eaten }: Pick<Field, 'eaten'>): readonly Card[] {
  return eaten.map(({ card }) => card);
}

/** Nine or ten cards, none outside the melds: at the showdown that is ù, and never another kind than plain or tròn. */
function isOut({ cards }: Field, { loose }: Arrangement): boolean {
  return cards.length >= 9 && loose.length === 0;
}

/** Who is first, who pays whom. ta-la.md §4.4 and 4.5, and the readings that the notation settles. */
export function showdown(fields: readonly Field[], rules: TaLaRules): Showdown {
  const hands = fields.map((field) => ({ field, found: alone(field, rules) }));
  const [first, ...others] = hands.filter(({ field, found }) => isOut(field, found));
  if (first) {
    const { name: who, cards } = first.field;
    const tron = cards.length === 10 && rules.uKinds === 'plain-tron-khan';
    const kind = tron ? 'tron' : 'thuong';
    const standings = hands.map(({ field, found }) => standingOf(field, found));
    return finishShowdown(standings, { who, kind, left: 0 }, rules, [
      ...hands.flatMap(({ field, found }) => explainHand(field, found, rules)),
      { rule: 'tl-u-rank', outcome: 'held', who, kind, left: 0, decides: true },
      ...others.map(({ field }): TaLaStep => {
        return { rule: 'tl-u-rank', outcome: 'failed', who: field.name, other: who };
      }),
    ]);
  }
  const turns: Turn[] = [];
  let table: readonly TableMeld[] = [];
  for (const { field, found } of hands) {
    const laid = layOff(field.name, field.cards, cardsEaten(field), found, table, rules);
    turns.push({ field, laid, table });
    table = laid.table;
  }
  const standings = turns.map(({ field, laid }) => standingOf(field, laid.arrangement));
  const steps = turns.flatMap((turn, at) => {
    // As they were laid: laying off can break up what the hand makes by itself.
    const later = turns.slice(at + 1).flatMap(({ field, laid }) => meldsOf(field.name, laid.arrangement));
    return explainLaid(turn, later, rules);
  });
  return finishShowdown(standings, null, rules, steps);
}

/** A player who laid down, and what lay on the table before. */
interface Turn {
  readonly field: Field;
  readonly laid: LaidDown;
  readonly table: readonly TableMeld[];
}

function standingOf({ name: who, cards, eaten }: Field, { melds, points }: Arrangement): Standing {
  return { who, points, mom: melds.length === 0 && cards.length > 0, eaten };
}

/** Places and payments; `before` holds the steps about the hands. */
export function finishShowdown(
  standings: readonly Standing[],
  out: Out | null,
  rules: TaLaRules,
  before: readonly TaLaStep[],
): Showdown {
  const ranking = out ? { players: rankU(standings, out.who), steps: [] } : rankPlayers(standings, rules);
  const { nets, steps } = paymentsOf(ranking.players, out, rules);
  return { players: ranking.players, out, nets, steps: [...before, ...ranking.steps, ...steps] };
}

function explainHand(field: Field, found: Arrangement, rules: TaLaRules): TaLaStep[] {
  const { name: who, cards } = field;
  return [
    ...explainArrangement(who, cards, cardsEaten(field), found, rules),
    countStep('tl-score', who, found.loose, rules),
  ];
}

/** Rule tl-gui: what was laid off, or why a card that fits was not. */
function explainLaid({ field, laid, table }: Turn, later: readonly TableMeld[], rules: TaLaRules): TaLaStep[] {
  const { arrangement, gui } = laid;
  const { name: who, cards } = field;
  const sent = gui.map(({ card }) => card);
  const kept = withoutCards(cards, sent);
  const eaten = cardsEaten(field);
  return [
    ...explainArrangement(who, kept, eaten, arrangement, rules, (beside, sorting) =>
      leastLaid(beside, cards, eaten, table, sorting, rules),
    ),
    ...gui.map(({ card, onto }): TaLaStep => {
      return { rule: 'tl-gui', outcome: 'held', who, other: onto.who, cards: [card], meld: onto.cards };
    }),
    ...explainNotLaid(who, arrangement, table, later, rules),
    countStep('tl-score', who, arrangement.loose, rules),
  ];
}

function explainNotLaid(
  who: string,
  { melds, loose }: Arrangement,
  table: readonly TableMeld[],
  later: readonly TableMeld[],
  rules: TaLaRules,
): TaLaStep[] {
  const fitting = (on: readonly TableMeld[]) =>
    loose.flatMap((card) => {
      const meld = on.find((one) => fits(card, one.cards));
      return meld ? [{ card, meld }] : [];
    });
  const not = (why: 'house' | 'mom' | 'later', on: readonly TableMeld[]): TaLaStep[] =>
    fitting(on).map(({ card, meld }) => {
      return { rule: 'tl-gui', outcome: 'failed', who, other: meld.who, cards: [card], meld: meld.cards, why };
    });
  if (loose.length === 0) return [];
  const early = fitting(table);
  // A player without a meld may not lay off, but the step is left out where nobody may.
  if (early.length > 0) return not(melds.length === 0 && rules.layOff ? 'mom' : 'house', table);
  if (melds.length === 0) return [];
  return fitting(later).length > 0 && rules.layOff ? not('later', later) : [];
}
