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
import { type Going, readMelded } from './u.ts';

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

/** Who is first, who pays whom. ta-la.md §4.4 and 4.5, and the readings that the notation settles. */
export function showdown(fields: readonly Field[], rules: TaLaRules): Showdown {
  const hands = fields.map((field) => {
    const found = alone(field, rules);
    const going = readMelded(field.name, field.cards, found, rules);
    return { field, found, going };
  });
  const [first, ...others] = hands.flatMap(({ field: { name: who }, found: { loose }, going }) =>
    going?.kind ? [{ who, kind: going.kind, left: loose.length }] : [],
  );
  if (first) {
    const standings = hands.map(({ field, found }) => standingOf(field, found));
    return finishShowdown(standings, first, rules, [
      ...hands.flatMap(({ field, found, going }) => [
        ...explainHand(field, found, rules),
        ...explainNear(field, going),
      ]),
      { rule: 'tl-u-rank', outcome: 'held', ...first, decides: true },
      ...others.map(({ who, left }): TaLaStep => {
        return { rule: 'tl-u-rank', outcome: 'failed', who, left, other: first.who };
      }),
    ]);
  }
  const turns: Turn[] = [];
  let table: readonly TableMeld[] = [];
  for (const { field, found, going } of hands) {
    const laid = layOff(field.name, field.cards, cardsEaten(field), found, table, rules);
    turns.push({ field, laid, going, table });
    table = laid.table;
  }
  const standings = turns.map(({ field, laid }) => standingOf(field, laid.arrangement));
  const steps = turns.flatMap((turn, at) => {
    // As they were laid: laying off can break up what the hand makes by itself.
    const later = turns.slice(at + 1).flatMap(({ field, laid }) => meldsOf(field.name, laid.arrangement));
    return [...explainLaid(turn, later, rules), ...explainNear(turn.field, turn.going)];
  });
  return finishShowdown(standings, null, rules, steps);
}

/** A player who laid down, and what lay on the table before. */
interface Turn {
  readonly field: Field;
  readonly laid: LaidDown;
  readonly going: Going | null;
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

/** Rule tl-u: one of ten cards is outside the melds, and the rule set wants all in. Places decide, so it does not. */
function explainNear({ name: who }: Field, going: Going | null): TaLaStep[] {
  return going?.near ? [{ rule: 'tl-u', outcome: 'failed', who, why: 'one-left', left: 1 }] : [];
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
