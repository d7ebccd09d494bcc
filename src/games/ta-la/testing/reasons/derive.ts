/** Derives the verdict of Tá Lả from the steps that held alone, without cards or house rules. */

import { ordered, stepJson } from '#core/json.ts';
import type { Derived, ReasonSeat } from '#testing/reasons/kit.ts';
import type { TaLaStep } from '../../engine/steps.ts';

type Held = Extract<TaLaStep, { readonly outcome: 'held' }>;

export function derive(seats: readonly ReasonSeat[], steps: readonly TaLaStep[]): Derived {
  const held = steps.filter((step): step is Held => step.outcome === 'held');
  if (seats.some(({ role }) => role === 'bai')) return ofHand(held);
  return { pairs: [['players', { pairs: seats.map(({ name }) => [name, ofPlayer(name, held)] as const) }]] };
}

function ofHand(held: readonly Held[]): Derived {
  const counted = held.find(({ rule }) => rule === 'tl-points');
  const out = held.find((step) => step.rule === 'tl-u');
  return {
    pairs: [
      ['melds', held.filter(isPhom).map(cardsIn)],
      ['deadwood', counted ? cardsIn(counted) : []],
      ['points', pointsIn(held)],
      ['u', out && 'kind' in out ? out.kind : null],
    ],
  };
}

function ofPlayer(name: string, held: readonly Held[]): Derived {
  const his = held.filter(({ who }) => who === name);
  const isCounted = his.some(({ rule }) => rule === 'tl-score');
  return ordered([
    ['points', pointsIn(his)],
    // Cards are left, and none is melded.
    ['mom', isCounted && !his.some(isPhom)],
    ['place', placeOf(his, held)],
    ['net', netOf(name, held)],
  ]);
}

function isPhom({ rule }: Held): boolean {
  return rule === 'tl-phom-ngang' || rule === 'tl-phom-doc';
}

/** The cards counted; none where none was left. */
function pointsIn(held: readonly Held[]): number {
  const counted = held.find((step) => step.rule === 'tl-points' || step.rule === 'tl-score');
  return counted && 'points' in counted ? counted.points : 0;
}

/** By points or as móm; where somebody is ù, that player is first and all others second. */
function placeOf(his: readonly Held[], held: readonly Held[]): number {
  const ranked = his.find((step) => step.rule === 'tl-rank' || step.rule === 'tl-mom');
  if (ranked && 'place' in ranked) return ranked.place;
  const out = held.find(({ rule }) => rule === 'tl-u-rank');
  return out && his.includes(out) ? 1 : 2;
}

function netOf(name: string, held: readonly Held[]): number {
  const pays = held.flatMap((step) => ('units' in step ? [step] : []));
  return pays.reduce(
    (net, { who, other, units }) => net + (other === name ? units : 0) - (who === name ? units : 0),
    0,
  );
}

function cardsIn(step: Held): Derived {
  const json = stepJson(step);
  return json !== null && typeof json === 'object' && 'pairs' in json
    ? json.pairs.find(([key]) => key === 'cards')?.[1]
    : undefined;
}
