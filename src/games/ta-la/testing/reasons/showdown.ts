/** What is to be told of a showdown: each hand, who is first and why, who pays whom. ta-la.md §4.4 and §4.5. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Card } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { StatedStep } from '#testing/reasons/steps.ts';
import type { TaLaRules } from '../../engine/rules.ts';
import { joinsMeld } from './hand.ts';
import { toldOfCount, toldOfSorted } from './sorted.ts';
import { aloneOf, type LaidHand, type LaidMeld, layDown } from './table.ts';

/** The result of a player. */
export interface PlayerEnd {
  readonly field: Field;
  readonly who: string;
  readonly points: number;
  readonly mom: boolean;
  readonly place: number;
}

/** A showdown that was read: who is ù, and who else would be; the result of everybody. */
export interface ToldShowdown {
  readonly all: readonly LaidHand[];
  readonly out: LaidHand | undefined;
  readonly others: readonly LaidHand[];
  readonly ends: readonly PlayerEnd[];
}

export function readShowdown(fields: readonly Field[], rules: TaLaRules): ToldShowdown {
  const alone = fields.map((field) => aloneOf(field, rules));
  const [out, ...others] = alone.filter((laid) => isOut(laid, rules));
  const all = out ? alone : layDown(fields, rules);
  return { all, out, others, ends: out ? endsByU(all, out) : endsOf(all, rules) };
}

export function toldOfShowdown({ all, out, others, ends }: ToldShowdown, rules: TaLaRules): StatedStep[] {
  return out ? toldOfOut(all, out, others, rules) : toldOfPlaces(all, ends, rules);
}

/** Rule tl-u-rank: the player who is ù is first, all the others lose alike. */
function endsByU(all: readonly LaidHand[], out: LaidHand): PlayerEnd[] {
  return all.map((laid) => ({ ...endOf(laid), place: laid === out ? 1 : 2 }));
}

function endOf({ field, sorted: { melds, points } }: LaidHand): Omit<PlayerEnd, 'place'> {
  return { field, who: field.name, points, mom: melds.length === 0 && field.cards.length > 0 };
}

/** Nine cards, all of them in phỏm; or ten, with as many outside as the rule set allows: ù. */
function isOut({ field: { cards }, sorted: { loose } }: LaidHand, { u }: TaLaRules): boolean {
  if (cards.length === 10) return loose.length === 0 || (loose.length === 1 && u === 'one-left-or-zero');
  return cards.length === 9 && loose.length === 0;
}

/** Ten cards with one outside, which the rule set does not allow. */
function ofNear({ field, sorted }: LaidHand, { u }: TaLaRules): StatedStep[] {
  if (field.cards.length < 10 || sorted.loose.length !== 1 || u !== 'none-left') return [];
  return [{ rule: 'tl-u', outcome: 'failed', who: field.name, why: 'one-left', left: 1 }];
}

function toldOfOut(
  all: readonly LaidHand[],
  out: LaidHand,
  others: readonly LaidHand[],
  rules: TaLaRules,
): StatedStep[] {
  const who = out.field.name;
  const left = out.sorted.loose.length;
  const isWhole = out.field.cards.length === 10 && left === 0;
  const kind = isWhole && rules.uKinds === 'plain-tron-khan' ? 'tron' : 'thuong';
  return [
    ...all.flatMap((laid) => [...ofHand(laid, rules), ofCount(laid, rules), ...ofNear(laid, rules)]),
    { rule: 'tl-u-rank', outcome: 'held', who, kind, left, decides: true },
    // This player comes before another who would be ù as well.
    ...others.map(({ field, sorted }): StatedStep => {
      return { rule: 'tl-u-rank', outcome: 'failed', who: field.name, left: sorted.loose.length, other: who };
    }),
    ...(rules.payout === 'none'
      ? [ofNoPay(who)]
      : [
          ...ofU(all, out, kind, rules),
          ...ofEaten(
            all.map(({ field }) => field),
            rules,
          ),
        ]),
  ];
}

function ofHand(laid: LaidHand, rules: TaLaRules): StatedStep[] {
  return toldOfSorted(laid.field.name, laid, rules);
}

function ofCount({ field, sorted }: LaidHand, rules: TaLaRules): StatedStep {
  return toldOfCount('tl-score', field.name, sorted, rules);
}

function toldOfPlaces(all: readonly LaidHand[], ends: readonly PlayerEnd[], rules: TaLaRules): StatedStep[] {
  const told = all.flatMap((laid, at) => [
    ...ofHand(laid, rules),
    ...ofSent(laid),
    ...ofNotSent(laid, all.slice(at + 1), rules),
    ofCount(laid, rules),
    ...ofNear(aloneOf(laid.field, rules), rules),
  ]);
  return [...told, ...ofRanks(ends, rules), ...ofPays(ends, rules)];
}

function ofSent({ field, sent }: LaidHand): StatedStep[] {
  return sent.map(({ card, onto }) => {
    return { rule: 'tl-gui', outcome: 'held', who: field.name, other: onto.who, cards: [card], meld: onto.cards };
  });
}

/**
 * Loose cards that would fit: on an earlier phỏm, but the rule set has no laying off or the player has no phỏm; or on one that
 * was laid later, where the rule set has laying off.
 */
function ofNotSent({ field, sorted, before }: LaidHand, later: readonly LaidHand[], rules: TaLaRules): StatedStep[] {
  const fitting = (on: readonly LaidMeld[], why: string): StatedStep[] =>
    sorted.loose.flatMap((card): StatedStep[] => {
      const onto = on.find(({ cards }) => joinsMeld(card, cards));
      if (!onto) return [];
      const { who: other, cards: meld } = onto;
      return [{ rule: 'tl-gui', outcome: 'failed', who: field.name, other, cards: [card], meld, why }];
    });
  const isMom = sorted.melds.length === 0;
  const early = fitting(before, !rules.layOff ? 'house' : 'mom');
  if (isMom || early.length > 0) return early;
  if (!rules.layOff) return [];
  return fitting(
    later.flatMap((one) => one.sorted.melds.map((cards) => ({ who: one.field.name, cards }))),
    'later',
  );
}

/** Rules tl-rank, tl-tie, tl-mom and tl-mom-many: everybody’s place, in the order in which they laid down. */
function endsOf(all: readonly LaidHand[], { manyMom }: TaLaRules): PlayerEnd[] {
  const ends = all.map((laid, at) => ({ ...endOf(laid), at }));
  const moms = ends.filter(({ mom }) => mom).length;
  const together = moms > 1 && moms < ends.length && manyMom === 'all-last';
  return ends.map((one) => {
    const ahead = ends.filter((other) => {
      if (other.mom !== one.mom) return one.mom;
      return !one.mom && other.points !== one.points ? other.points < one.points : other.at < one.at;
    });
    return { ...one, place: one.mom && together ? ends.length : ahead.length + 1 };
  });
}

function ofRanks(ends: readonly PlayerEnd[], { manyMom }: TaLaRules): StatedStep[] {
  const of = ends.length;
  const melded = ends.filter(({ mom }) => !mom).sort((a, b) => a.place - b.place);
  const moms = ends.filter(({ mom }) => mom);
  const ranked = melded.flatMap(({ who, place, points }, at): StatedStep[] => {
    const next = melded[at + 1];
    const tie = next?.points === points ? [next.who] : [];
    return [
      { rule: 'tl-rank', outcome: 'held', who, place, points, of, decides: true },
      ...tie.map((other): StatedStep => ({ rule: 'tl-tie', outcome: 'held', who, other, points })),
    ];
  });
  const by = melded.length === 0 ? 'all-mom' : manyMom;
  const players = moms.map(({ who }) => who);
  const many: StatedStep[] =
    moms.length > 1 ? [{ rule: 'tl-mom-many', outcome: 'held', who: assertDefined(players[0]), players, by }] : [];
  const last = moms.map(({ who, place, points }): StatedStep => {
    return { rule: 'tl-mom', outcome: 'held', who, place, points, of, decides: true };
  });
  return [...ranked, ...many, ...last];
}

function ofNoPay(who: string): StatedStep {
  return { rule: 'tl-pay-rank', outcome: 'failed', who };
}

/** Rules tl-pay-rank, tl-pay-mom and tl-pay-eat: 1, 2, 3 by places, móm 4, each to the first; then what was eaten. */
function ofPays(ends: readonly PlayerEnd[], rules: TaLaRules): StatedStep[] {
  const [first, ...others] = ends.toSorted((a, b) => a.place - b.place);
  const { who: other } = assertDefined(first);
  if (rules.payout === 'none') return [ofNoPay(other)];
  const places = others.map(({ who, mom, place }): StatedStep => {
    return { rule: mom ? 'tl-pay-mom' : 'tl-pay-rank', outcome: 'held', who, other, units: mom ? 4 : place - 1 };
  });
  return [
    ...places,
    ...ofEaten(
      ends.map(({ field }) => field),
      rules,
    ),
  ];
}

/**
 * Rule tl-pay-eat: eaten from one at the table, the first card 1, the second 2, the third 3, whoever ate them; a last-round card
 * 4. Under `no-eaten` none of it.
 */
function ofEaten(fields: readonly Field[], { payout }: TaLaRules): StatedStep[] {
  const names = fields.map(({ name }) => name);
  const marks = fields.flatMap(({ name: eater, eaten }) =>
    eaten.flatMap(({ card, from, chot }) =>
      from !== undefined && from !== eater && names.includes(from) ? [{ eater, card, from, chot }] : [],
    ),
  );
  return marks.map(({ eater: other, card, from: who, chot }, at) => {
    if (payout === 'no-eaten') return { rule: 'tl-pay-eat', outcome: 'failed', who, other, cards: [card] };
    const count = marks.slice(0, at + 1).filter(({ from }) => from === who).length;
    // A fourth one is always the last card.
    const units = chot || count > 3 ? 4 : count;
    return { rule: 'tl-pay-eat', outcome: 'held', who, other, cards: [card], count, chot, units };
  });
}

/** Rules tl-pay-u and tl-u-den: 5 from each, ù tròn by the house; or one pays for all, by the first of three reasons. */
function ofU(all: readonly LaidHand[], out: LaidHand, kind: string, { uDen, uPay }: TaLaRules): StatedStep[] {
  const other = out.field.name;
  const units = kind === 'tron' ? { alike: 5, 'by-kind': 6, 'tron-double': 10 }[uPay] : 5;
  const losers = all.filter((laid) => laid !== out).map(({ field }) => field);
  const { eaten } = out.field;
  const den = (who: string, why: string, cards: readonly Card[]) => ({ who, why, cards });
  const reasons = [
    ...losers.flatMap(({ name }) => {
      const his = eaten.filter(({ from }) => from === name);
      return his.length > 2
        ? [
            den(
              name,
              'three-eaten',
              his.map(({ card }) => card),
            ),
          ]
        : [];
    }),
    ...eaten.flatMap(({ card, from, chot }) =>
      from !== undefined && chot && losers.some(({ name }) => name === from) ? [den(from, 'chot', [card])] : [],
    ),
    ...losers.flatMap(({ name, eaten: own }) => {
      const last = own.filter(({ chot }) => chot);
      return last.length > 0
        ? [
            den(
              name,
              'ate-chot',
              last.map(({ card }) => card),
            ),
          ]
        : [];
    }),
  ];
  const known = reasons.find(({ why }) => ({ full: true, none: false, 'three-eaten': why === 'three-eaten' })[uDen]);
  if (known) return [{ rule: 'tl-u-den', outcome: 'held', ...known, other, units: units * losers.length }];
  return [
    ...reasons.map((reason): StatedStep => ({ rule: 'tl-u-den', outcome: 'failed', ...reason, other })),
    ...losers.map(({ name: who }): StatedStep => ({ rule: 'tl-pay-u', outcome: 'held', who, other, kind, units })),
  ];
}
