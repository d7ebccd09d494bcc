/** What leads people to take a weaker hand for the better one. */

import { assertDefined } from '#core/assert-defined.ts';
import { type Card, suitOf } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { type Misconception, mistake, playersAnswer } from '#core/quiz/answer.ts';
import type { MissedGuess } from '#core/quiz/kind.ts';
import { compare, suitHeight } from '../engine/compare.ts';
import type { XiToVerdict } from '../engine/decide.ts';
import { FULL_HAND, type Hand, rankHeightOf, readHand } from '../engine/hand.ts';
import type { XiToRules } from '../engine/rules.ts';
import type { XiToStep } from '../engine/steps.ts';
import { cardsOfField, runFrom } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { isNearly, winnersOf, type XiToRuling } from './verdict.ts';

/** A wrong player, or a wrong tie, each with the misconception that leads to it. */
export function misconceptionsFor(
  right: string,
  fields: readonly Field[],
  { reasons, verdict: { ranking } }: XiToRuling,
  rules: XiToRules,
): readonly Misconception<MisconceptionId>[] {
  const cardsOf = (name: string): readonly Card[] => cardsOfField(fields, name);
  const order = ranking.flat();
  const others = order.filter((name) => name !== right);
  const place = order.indexOf(right);
  return [
    ...others.map((name): Misconception<MisconceptionId> => {
      const [strong, weak] = order.indexOf(name) < place ? [name, right] : [right, name];
      return mistake(misconceptionBetween(cardsOf(strong), cardsOf(weak), reasons, rules), playersAnswer(name));
    }),
    // The next one in the ranking is mistaken for its equal.
    mistake('one-is-better', playersAnswer(right, order[place + 1] ?? assertDefined(order[place - 1]))),
  ];
}

/** The same for the question who is strongest; of several equal ones each alone is a mistake. */
export function misconceptionsForBest(
  fields: readonly Field[],
  ruling: XiToRuling,
  rules: XiToRules,
): readonly Misconception<MisconceptionId>[] {
  const [best, ...equal] = winnersOf(ruling);
  if (best === undefined) return [];
  if (equal.length === 0) return misconceptionsFor(best, fields, ruling, rules);
  return [best, ...equal].map((name) => mistake('spades-top', playersAnswer(name)));
}

/** Why a hand is taken for better than one that is stronger under this rule set. */
export function misconceptionBetween(
  strong: readonly Card[],
  weak: readonly Card[],
  reasons: readonly XiToStep[],
  rules: XiToRules,
): MisconceptionId {
  const mine = readHand(strong, rules);
  const his = readHand(weak, rules);
  const { decided } = compare(mine, his, rules);
  const higher = topOf(weak) > topOf(strong);
  switch (decided.by) {
    case 'category':
      return nearlyOf(weak, reasons) ?? (higher ? 'high-card-loses' : 'category-first');
    case 'rank':
      if (decided.at === 0 && higher) return 'lead-first';
      return leadSuit(his, rules) > leadSuit(mine, rules) ? 'suits-last' : 'first-difference';
    // Equal ranks: if no rule set changes the winner, one of the two has spades, which are highest wherever suits count.
    case 'suit':
    case 'nothing':
      return 'spades-top';
  }
}

/** What these cards nearly are, by the ruling or by the belief that a run may go on from the ace to the 7. */
export function nearlyOf(cards: readonly Card[], reasons: readonly XiToStep[]): MisconceptionId | undefined {
  const step = reasons.find((one) => isNearly(one) && one.cards?.every((card) => cards.includes(card)));
  switch (step?.rule) {
    case 'xt-thung':
      return 'suit-of-five';
    case 'xt-sanh':
      return 'row-of-five';
    case 'xt-partial':
      return 'not-yet-five';
    default:
      return turnsCorner(cards) ? 'round-the-corner' : undefined;
  }
}

function turnsCorner(cards: readonly Card[]): boolean {
  const heights = cards.map(rankHeightOf);
  return [4, 5, 6].some((from) => runFrom(from, FULL_HAND).every((height) => heights.includes(height)));
}

function topOf(cards: readonly Card[]): number {
  return Math.max(...cards.map(rankHeightOf));
}

/** The best suit of the leading group, in the order of rule sets that rank suits. */
function leadSuit({ groups }: Hand, { suits }: XiToRules): number {
  const order = suits === 'none' ? 'SHDC' : suits;
  return Math.max(...assertDefined(groups[0]).cards.map((card) => suitHeight(suitOf(card), order)));
}

/** The mistake behind a wrong guess about who is strongest. */
export function misconceptionOf({
  fields,
  ruling,
  rules,
  chosen,
}: MissedGuess<XiToVerdict, XiToStep, XiToRules>): MisconceptionId | undefined {
  if (!fields.some(({ name }) => name === chosen)) return 'one-is-better';
  const misconceptions = misconceptionsForBest(fields, ruling, rules);
  const found = misconceptions.find(({ answer }) => answer.type === 'who' && answer.who.join() === chosen);
  return found?.misconception;
}
