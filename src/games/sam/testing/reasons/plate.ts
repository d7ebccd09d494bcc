/** The words of a verdict banner of Sâm: the large text, and those beside each hand. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Field } from '#core/case.ts';
import { figure, inSequence, nameFact, signedFact } from '#testing/reasons/facts.ts';
import type { Fact, ShownBanner, ShownFacts } from '#testing/reasons/kit.ts';
import type { SamRules } from '../../engine/rules.ts';
import type { SamStep } from '../../engine/steps.ts';
import { type CardGroup, cardGroupOf, isPile } from './cards.ts';
import { winOf } from './deal.ts';
import { namedFacts, rankFact, shownOf } from './shown.ts';

export function plate(fields: readonly Field[], rules: SamRules, steps: readonly SamStep[]): ShownBanner {
  const handOf = (role: Field['role']) => fields.find((field) => field.role === role);
  const told = (some: readonly SamStep[]): ShownFacts => inSequence(...some.map(shownOf));
  const plain = (big: ShownFacts, some: readonly SamStep[]): ShownBanner => ({
    big,
    why: told(some),
    net: [],
    lines: [],
  });
  const played = handOf('danh');
  if (played) return plain(bigOfPlay(played, handOf('ban'), rules, steps), tellingOfPlay(steps));
  const dealt = handOf('bai');
  if (dealt) return plain(bigOfDeal(dealt, rules), tellingOfDeal(steps));
  return plateOfEnd(fields, steps, told);
}

function bigOfPlay(played: Field, lies: Field | undefined, rules: SamRules, steps: readonly SamStep[]): ShownFacts {
  const play = cardGroupOf(played.cards, rules);
  const legal = steps.some(({ outcome, decides }) => outcome === 'held' && decides);
  if (!isPile(play)) return ['nothing'];
  if (!lies) return [legal ? 'leads' : 'not led'];
  if (!isPile(cardGroupOf(lies.cards, rules))) return { vi: ['table', 'nothing'], en: ['nothing'] };
  if (!legal) return ['fails'];
  return [play.kind === 'tu-quy' || play.kind === 'hai-tu-quy' ? 'chops' : 'beats'];
}

/**
 * What settles the play; before it what the reader needs: for a lead what is led, or where its 2 stands; what is wrong with
 * the table; where a 2 stands in one of two runs.
 */
function tellingOfPlay(steps: readonly SamStep[]): readonly SamStep[] {
  const settles = assertDefined(steps.at(-1));
  const low = steps.filter(({ rule, outcome }) => rule === 'sam-run-two' && outcome === 'held');
  const isLead = settles.rule === 'sam-follow' && settles.why === 'lead';
  const isBadTable = settles.rule === 'sam-follow' && settles.why === 'table';
  const areAlike = 'kinds' in settles && settles.kinds[0] === settles.kinds[1];
  if (isBadTable || (isLead && low.length === 0)) return [...steps.slice(0, 1), settles];
  return isLead || areAlike ? [...low, settles] : [settles];
}

function bigOfDeal({ cards }: Field, rules: SamRules): ShownFacts {
  const won = winOf(cards, rules);
  return won ? ['wins', won] : ['no win'];
}

/** Why a deal wins; or the shape that the rule set does not pay for; or the shape it nearly is, and that it is none. */
function tellingOfDeal(steps: readonly SamStep[]): readonly SamStep[] {
  const settles = assertDefined(steps.find(({ decides }) => decides));
  const first = assertDefined(steps[0]);
  if (settles.outcome === 'held' || first === settles) return [settles];
  const isNear = first.rule === 'sam-instant' && first.outcome === 'failed' && first.why === 'near';
  return isNear ? [first, settles] : [first];
}

/** Each player: the result, and what the player pays or gets where anything is paid; the winner first. */
function plateOfEnd(
  fields: readonly Field[],
  steps: readonly SamStep[],
  told: (some: readonly SamStep[]) => ShownFacts,
): ShownBanner {
  const pays = steps.flatMap((step) => ('units' in step ? [step] : []));
  const paidBy = (who: string): number => pays.reduce((sum, step) => sum + (step.who === who ? step.units : 0), 0);
  const all = pays.reduce((sum, { units }) => sum + units, 0);
  const winner = fields.filter(({ cards }) => cards.length === 0);
  const losers = fields.filter(({ cards }) => cards.length > 0);
  const net = (units: number): readonly Fact[] => (all > 0 ? [signedFact(units)] : []);
  const lines = [
    ...winner.map((one) => ({ text: [nameFact(one.name), 'first'], net: net(all) })),
    ...losers.map((one) => ({ text: stands(one), net: net(0 - paidBy(one.name)) })),
  ];
  const most = Math.max(...losers.map((one) => paidBy(one.name)));
  const [payer, ...others] = losers.filter((one) => paidBy(one.name) === most);
  // Who is out; then what the one who pays the most pays for, or that nobody does.
  const telling = steps.filter(
    ({ rule, who, outcome, ...step }) =>
      rule === 'sam-end' ||
      (rule === 'sam-pay-cards' && outcome === 'failed') ||
      ('units' in step && others.length === 0 && who === payer?.name),
  );
  return {
    big: inSequence(...lines.flatMap(({ text, net: paid }) => [text, paid])),
    why: told(telling),
    net: [],
    lines,
  };
}

function stands({ name: who, cards }: Field): ShownFacts {
  if (cards.length === 10) return [nameFact(who), 'cong'];
  return { vi: [nameFact(who), figure(cards.length)], en: [nameFact(who), figure(cards.length), 'left'] };
}

/** Beside one hand: the combination and its height, the instant win, or how many cards are left. */
export function seat(
  who: string,
  fields: readonly Field[],
  rules: SamRules,
): { readonly sum: ShownFacts; readonly state: ShownFacts } {
  const { role, cards } = assertDefined(fields.find((field) => field.name === who));
  if (role === 'danh' || role === 'ban') {
    const pile = cardGroupOf(cards, rules);
    return isPile(pile) ? { sum: [pile.kind], state: height(pile) } : { sum: ['nothing'], state: ['nothing'] };
  }
  if (role === 'bai') {
    const won = winOf(cards, rules);
    return won ? { sum: [won], state: ['wins'] } : { sum: ['nothing'], state: ['no win'] };
  }
  const state = cards.length === 0 ? 'first' : cards.length === 10 ? 'cong' : 'left';
  return { sum: [figure(cards.length)], state: [state] };
}

function height(pile: CardGroup): ShownFacts {
  const { kind, top, length } = pile;
  if (kind === 'sanh') return { vi: [figure(length), rankFact(top)], en: namedFacts(pile) };
  if (kind === 'hai-tu-quy') return { vi: [rankFact(top)], en: [kind, 'higher', rankFact(top)] };
  return { vi: [rankFact(top)], en: namedFacts(pile) };
}
