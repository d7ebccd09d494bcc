/** What is said of a ruling on Xì Tố, fact by fact. */

import { assertDefined } from '#core/assert-defined.ts';
import { rankOf } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { card, cards, inTurn, name } from '#testing/reasons/facts.ts';
import type { Fact, Shown, ShownPlate } from '#testing/reasons/kit.ts';
import type { Category } from '../../engine/category.ts';
import type { XiToRules } from '../../engine/rules.ts';
import type { XiToStep } from '../../engine/steps.ts';
import { handsOf, ranking } from './table.ts';

export function shown(step: XiToStep): Shown {
  const who = name(step.who);
  switch (step.rule) {
    case 'xt-mau-thau':
      return [who, 'no-combination', 'mau-thau', 'highest', ...top(step)];
    case 'xt-doi':
    case 'xt-thu':
    case 'xt-sam':
    case 'xt-cu-lu':
    case 'xt-tu-quy':
      return [who, ...cards(step.cards), step.category];
    case 'xt-sanh':
      return step.outcome === 'held'
        ? [who, '5', 'in-a-row', 'up-to', ...top(step), 'sanh']
        : [who, '4', 'in-a-row', ...cards(step.cards), 'short-of-sanh'];
    case 'xt-thung':
      return step.outcome === 'held'
        ? [who, '5', 'one-suit', 'highest', ...top(step), 'thung']
        : [who, '4', 'one-suit', ...cards(step.cards), 'short-of-thung'];
    case 'xt-thung-pha-sanh':
      return [who, '5', 'in-a-row', 'one-suit', 'up-to', ...top(step), 'thung-pha-sanh'];
    case 'xt-straight-top':
      return step.outcome === 'held'
        ? [who, 'A-7-8-9-10', 'house:ace-low', '5', 'in-a-row', 'up-to', '10']
        : [who, 'A-7-8-9-10', 'house:ace-high', 'no-sanh'];
    case 'xt-partial': {
      const is = step.why === 'suit' ? ['one-suit', 'thung'] : ['in-a-row', 'sanh'];
      const end = [...is, 'takes', '5'];
      return { vi: [...cards(step.cards), who, ...end], en: [who, ...cards(step.cards), ...end] };
    }
    case 'xt-order': {
      const [strong, weak] = step.categories;
      return [...(step.flush ? ['house'] : []), strong, 'above', weak, ...ahead(step)];
    }
    case 'xt-cmp-same': {
      const [mine, his] = step.cards.map(rankOf);
      return ['both', step.category, partOf(step), assertDefined(mine), 'beats', assertDefined(his), ...ahead(step)];
    }
    case 'xt-cmp-suit': {
      const same = ['both', step.category];
      if (step.outcome === 'failed') {
        return [...same, 'ranks-equal', 'house:no-suits', who, name(step.other), 'level'];
      }
      const [mine, his] = step.cards;
      const suits = { SHDC: ['♠', '♥', '♦', '♣'], SCDH: ['♠', '♣', '♦', '♥'] }[step.suits];
      const when = step.before ? 'house:pair-first' : 'ranks-equal';
      return [...same, when, 'suits-go', ...suits, card(mine), 'beats', card(his), ...ahead(step)];
    }
    case 'xt-showdown':
      return step.winners.length > 1
        ? [...step.winners.map(name), 'equal-highest', 'split-pot']
        : [who, 'highest', 'takes-pot'];
    case 'xt-first-actor':
      return step.winners.length > 1
        ? [...step.winners.map(name), 'equal-highest', 'dealt-first-speaks']
        : [who, 'highest', who, 'speaks-first'];
  }
}

function top({ cards: [first] }: Extract<XiToStep, { cards: unknown }>): readonly Fact[] {
  return [card(assertDefined(first))];
}

function ahead({ who, other }: { readonly who: string; readonly other: string }): readonly Fact[] {
  return [name(who), 'beats', name(other)];
}

/** What is compared at this place: what makes the combination first, then the odd cards from the highest down. */
function partOf({ category, at }: { readonly category: Category; readonly at: number }): Fact {
  switch (category) {
    case 'doi':
      return at === 0 ? 'rank-of-doi' : at === 1 ? 'odd' : `odd-${at}`;
    case 'thu':
      return assertDefined(['higher-pair', 'lower-pair', 'odd'][at]);
    case 'sam':
    case 'cu-lu':
      return 'rank-of-sam';
    case 'tu-quy':
      return 'rank-of-tu-quy';
    case 'mau-thau':
    case 'sanh':
    case 'thung':
    case 'thung-pha-sanh':
      return `card-${at + 1}`;
  }
}

/** Who takes all or speaks first, and the comparison that settled it; of several, that they are level. */
export function plate(fields: readonly Field[], rules: XiToRules, steps: readonly XiToStep[]): ShownPlate {
  const [winners = []] = ranking(fields, rules);
  const names = winners.map(({ who }) => name(who));
  const isShowdown = fields.every(({ cards: of }) => of.length === 5);
  const share: Shown = { vi: [names.length > 2 ? 'split' : 'halves'], en: ['split'] };
  const all: Shown = isShowdown ? ['takes-all'] : ['speaks-first'];
  const level: Shown = isShowdown ? share : ['level'];
  const settling = steps.find((step) =>
    names.length > 1 ? step.outcome === 'failed' && 'other' in step : step.decides,
  );
  return {
    big: inTurn(names, names.length > 1 ? level : all),
    why: shown(assertDefined(settling)),
    net: [],
    lines: [],
  };
}

/** What the hand is called; in English also what that means. */
export function seat(
  who: string,
  fields: readonly Field[],
  rules: XiToRules,
): { readonly sum: Shown; readonly state: Shown } {
  const { category } = assertDefined(handsOf(fields, rules).find((hand) => hand.who === who));
  return { sum: [category], state: { vi: [], en: [category] } };
}
