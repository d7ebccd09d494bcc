/** Derives the verdict from the steps that held alone, without cards or house rules. */

import type { Derived, ReasonSeat } from '#testing/reasons/kit.ts';
import type { XiDachKind } from '../../engine/hand.ts';
import type { XiDachStep } from '../../engine/steps.ts';

interface DerivedHand {
  readonly kind: XiDachKind | undefined;
  readonly points: number | null | undefined;
}

export function derive(seats: readonly ReasonSeat[], held: readonly XiDachStep[]): Derived {
  const of = (name: string): readonly XiDachStep[] => held.filter(({ who }) => who === name);
  const banker = handOf(of('cai'));
  const players = seats.filter(({ role }) => role !== 'cai').map(({ name }) => ({ name, hand: handOf(of(name)) }));
  const isSettledByNaturals = isNatural(banker) || players.every(({ hand }) => isNatural(hand));
  return {
    pairs: [
      ['phase', isSettledByNaturals ? 1 : 2],
      ['banker', { pairs: handJson(banker) }],
      [
        'players',
        { pairs: players.map(({ name, hand }) => [name, { pairs: [...handJson(hand), ...settled(of(name))] }]) },
      ],
    ],
  };
}

function handOf(steps: readonly XiDachStep[]): DerivedHand {
  let kind: XiDachKind | undefined;
  let points: number | null | undefined;
  for (const step of steps) {
    switch (step.rule) {
      case 'xd-xi-ban':
        kind = 'xi-ban';
        points = null;
        break;
      case 'xd-xi-dach':
        kind = 'xi-dach';
        points = null;
        break;
      case 'xd-ngu-linh':
        kind = 'ngu-linh';
        break;
      case 'xd-state-du':
        kind = 'du';
        break;
      case 'xd-state-non':
        kind = 'non';
        break;
      case 'xd-state-quac':
        kind = 'quac';
        break;
      case 'xd-total':
      case 'xd-ace':
      case 'xd-ngu-linh-ace':
        points = step.total;
        break;
      default:
        break;
    }
  }
  return { kind, points };
}

const isNatural = ({ kind }: DerivedHand): boolean => kind === 'xi-ban' || kind === 'xi-dach';

function handJson({ kind, points }: DerivedHand): (readonly [string, Derived])[] {
  return [
    ['kind', kind],
    ['points', points],
  ];
}

/** The outcome and payment by the deciding step; without one, the stake is not settled yet. */
function settled(steps: readonly XiDachStep[]): (readonly [string, Derived])[] {
  const deciding = steps.filter(({ decides }) => decides);
  const paid = steps.flatMap((step) => (step.rule === 'xd-pay-even' || step.rule === 'xd-pay-bonus' ? [step.net] : []));
  const winner = deciding.length === 0 ? 'unsettled' : winnerOf(deciding.at(-1));
  const outcomes = { player: 'win', banker: 'lose', nobody: 'push', unsettled: 'unsettled' };
  return [
    ['outcome', winner && outcomes[winner]],
    ['net', winner === 'nobody' || winner === 'unsettled' ? 0 : paid.at(-1)],
  ];
}

function winnerOf(step: XiDachStep | undefined): 'player' | 'banker' | 'nobody' | undefined {
  if (!step) return undefined;
  if ('winner' in step) return step.winner;
  switch (step.rule) {
    case 'xd-phase1-banker':
      return 'banker';
    case 'xd-phase1-player':
      return 'player';
    case 'xd-phase1-equal':
      return step.tie === 'draw' ? 'nobody' : step.tie;
    default:
      return undefined;
  }
}
