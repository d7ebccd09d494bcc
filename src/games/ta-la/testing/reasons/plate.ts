/** The words of a verdict banner of Tá Lả: the large text, and those beside each hand. */

import { assertDefined } from '#core/assert-defined.ts';
import { cardFacts, figure, inSequence, nameFact, signedFact } from '#testing/reasons/facts.ts';
import type { Fact, ShownBanner, ShownFacts } from '#testing/reasons/kit.ts';
import type { TaLaStep } from '../../engine/steps.ts';
import type { Alone } from './alone.ts';
import type { PlayerEnd, ToldShowdown } from './showdown.ts';
import { outAs, placeFact, shownOf } from './shown.ts';

type Steps = readonly TaLaStep[];
interface Beside {
  readonly sum: ShownFacts;
  readonly state: ShownFacts;
}

/** Large text: the ù, or what is left; and the melds, where the steps do not show the loose cards. */
export function plateOfHand({ laid, u }: Alone, steps: Steps): ShownBanner {
  const { melds, points } = laid.sorted;
  const telling = tellingOfHand(steps);
  const melded: ShownFacts = ['@bai', ...(melds.length > 0 ? cardFacts(melds.flat()) : ['no phom'])];
  const isWhole = telling.length > 1 || u === 'khan';
  const why = inSequence(...(isWhole ? [] : [melded]), ...telling.map(shownOf));
  return { big: u ? [outAs(u)] : [figure(points)], why, net: [], lines: [] };
}

/** Beside the hand. */
export function seatOfHand({ laid, u }: Alone): Beside {
  if (!u) return { sum: [figure(laid.sorted.points)], state: ['outside'] };
  return { sum: ['out'], state: { vi: [u === 'thuong' ? 'plain' : u], en: [outAs(u)] } };
}

/** Why it is ù, or would be with more cards; else what is left, and the house rule or the one cạ that stands before an ù. */
function tellingOfHand(steps: Steps): Steps {
  const out = steps.find((step) => step.rule === 'tl-u');
  if (out && (out.outcome === 'held' || out.why === 'few')) return [out];
  const left = steps.filter(({ rule }) => rule === 'tl-points' || rule === 'tl-rac');
  const pair = steps.filter((step) => step.rule === 'tl-ca' && step.outcome === 'held' && step.why === 'khan');
  return [...left, ...(out?.decides ? [out] : pair)];
}

/** A line for each, the best first: place, points, what is won or paid where anything is. */
export function plateOfEnd({ out, ends }: ToldShowdown, steps: Steps): ShownBanner {
  const pays = steps.flatMap((step) => ('units' in step ? [step] : []));
  const netOf = (one: string): number =>
    pays.reduce((net, { who, other, units }) => net + (other === one ? units : 0) - (who === one ? units : 0), 0);
  const isPaid = ends.some(({ who }) => netOf(who) !== 0);
  const tron = steps.some((step) => step.rule === 'tl-u-rank' && step.outcome === 'held' && step.kind === 'tron');
  const ranked = ends.toSorted((a, b) => a.place - b.place);
  const lines = ranked.map((end) => {
    const how = out
      ? [end.place > 1 ? 'loses' : tron ? 'tron' : 'out']
      : [...stands(end, ends.length), figure(end.points)];
    const net = netOf(end.who);
    return { text: [nameFact(end.who), ...how], net: isPaid ? [net === 0 ? '0' : signedFact(net)] : [] };
  });
  const why = inSequence(...tellingOfEnd(assertDefined(ranked[0]), steps).map(shownOf));
  return { big: lines.flatMap(({ text, net }) => [...text, ...net]), why, net: [], lines };
}

/** Beside a hand of a showdown. */
export function seatOfEnd(who: string, { out, ends }: ToldShowdown): Beside {
  const end = assertDefined(ends.find((one) => one.who === who));
  const state = out ? [end.place > 1 ? 'loses' : 'out'] : stands(end, ends.length);
  return { sum: [figure(end.points)], state };
}

/** A place by its name, and móm beside it; a player who is last and móm is called only móm. */
function stands({ place, mom }: PlayerEnd, of: number): readonly Fact[] {
  const called = placeFact(place, of);
  if (!mom) return [called];
  return called === 'last' ? ['mom'] : [called, 'mom'];
}

/** Why the first is first: by a tie, the order of laying where all are móm, or points; then a móm who has fewer. */
function tellingOfEnd(first: PlayerEnd, steps: Steps): Steps {
  const his = steps.filter(({ who }) => who === first.who);
  const shared = his.filter((step) => step.rule === 'tl-tie' || (step.rule === 'tl-mom-many' && step.by === 'all-mom'));
  const decided = his.filter(({ decides }) => decides);
  const fewer = steps.filter((step) => step.rule === 'tl-mom' && step.points < first.points && !first.mom);
  return [...[...shared, ...decided].slice(0, 1), ...fewer.slice(0, 1)];
}
