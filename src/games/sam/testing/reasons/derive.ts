/** Derives the verdict of Sâm from the steps that held alone, without cards or house rules. */

import { ordered } from '#core/json.ts';
import type { Derived, ReasonSeat } from '#testing/reasons/kit.ts';
import type { SamStep } from '../../engine/steps.ts';

type Held = Extract<SamStep, { readonly outcome: 'held' }>;

export function derive(seats: readonly ReasonSeat[], steps: readonly SamStep[]): Derived {
  const held = steps.filter((step): step is Held => step.outcome === 'held');
  if (seats.some(({ role }) => role === 'danh')) return ofPlay(held);
  if (seats.some(({ role }) => role === 'bai')) return ofDeal(held);
  return { pairs: [['players', { pairs: seats.map(({ name }) => [name, ofPlayer(name, held)] as const) }]] };
}

/** A play is legal if the deciding step held. */
function ofPlay(held: readonly Held[]): Derived {
  return {
    pairs: [
      ['legal', held.some(({ decides }) => decides)],
      ['play', combinationOf('danh', held)],
      ['table', combinationOf('ban', held)],
    ],
  };
}

function combinationOf(who: string, held: readonly Held[]): Derived {
  for (const step of held) {
    if (step.who !== who || !('why' in step) || step.why !== 'kind') continue;
    return ordered([
      ['kind', step.kind],
      ['length', step.cards.length],
      ['top', step.top],
    ]);
  }
  return null;
}

function ofDeal(held: readonly Held[]): Derived {
  const won = held.find((step) => step.rule === 'sam-instant' && step.decides);
  return { pairs: [['instantWin', won && 'kind' in won ? won.kind : null]] };
}

/** What a player pays and is paid, and how many of the player's cards the steps show. */
function ofPlayer(name: string, held: readonly Held[]): Derived {
  const pays = held.flatMap((step) => ('units' in step ? [step] : []));
  const sum = (of: typeof pays): number => of.reduce((all, { units }) => all + units, 0);
  const mine = held.filter(({ who }) => who === name);
  const isOut = mine.some(({ rule }) => rule === 'sam-end');
  const shown = new Set(mine.flatMap(({ cards = [] }) => cards)).size;
  return {
    pairs: [
      ['net', sum(pays.filter(({ other }) => other === name)) - sum(pays.filter(({ who }) => who === name))],
      ['cards', isOut ? 0 : shown > 0 ? shown : undefined],
      ['cong', mine.some(({ rule }) => rule === 'sam-cong')],
    ],
  };
}
