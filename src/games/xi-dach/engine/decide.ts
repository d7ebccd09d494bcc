import { assertDefined } from '#core/assert-defined.ts';
import type { Field } from '#core/case.ts';
import type { CountRange, Fault } from '#core/game/game.ts';
import type { Ruling } from '#core/ruling.ts';
import { type Hand, isNatural, readHand, type XiDachKind } from './hand.ts';
import { netOfPlayer } from './payment.ts';
import type { XiDachRules } from './rules.ts';
import { mayCheck, meetBanker } from './showdown.ts';
import type { XiDachStep } from './steps.ts';

/** From the player's side; `unsettled` means that the banker may not check yet. */
export type XiDachOutcome = 'win' | 'lose' | 'push' | 'unsettled';

export interface PlayerVerdict {
  readonly name: string;
  readonly kind: XiDachKind;
  readonly points: number | null;
  readonly outcome: XiDachOutcome;
  /** In stakes, + to the player. */
  readonly net: number;
}

export interface XiDachVerdict {
  /** 1 only if every player was settled by a natural, the banker's or the player's own. */
  readonly phase: 1 | 2;
  readonly banker: { readonly kind: XiDachKind; readonly points: number | null };
  readonly players: readonly PlayerVerdict[];
}

const MIN_CARDS = 2;
/** Rule xd-max-five: at most three cards are drawn to the two that were dealt. */
export const MAX_CARDS = 5;
/** As many as one deck serves with two cards each, the banker among them. */
const MAX_PLAYERS = 25;

const OUTCOMES = { player: 'win', banker: 'lose', nobody: 'push', unsettled: 'unsettled' } as const;

/** Who wins against the banker in a check of everyone now. Total over every checked case and every choice of rules. */
export function decide(fields: readonly Field[], rules: XiDachRules): Ruling<XiDachVerdict, XiDachStep> {
  const bankerField = fields.find((field) => field.role === 'cai');
  const banker = readHand('cai', bankerField?.cards ?? [], rules);
  const hands = fields
    .filter((field) => field.role === 'player')
    .map((field) => readHand(field.name, field.cards, rules));
  const reasons: XiDachStep[] = [...banker.steps];
  const phase = isNatural(banker.kind) || hands.every((hand) => isNatural(hand.kind)) ? 1 : 2;
  if (phase === 2) reasons.push(...checkRight(banker, rules));

  const players = hands.map((player): PlayerVerdict => {
    const meeting = meetBanker(player, banker, rules);
    const payment = netOfPlayer(player, banker, meeting, rules);
    reasons.push(...player.steps, ...meeting.steps, ...payment.steps);
    const { who: name, kind, points } = player;
    return { name, kind, points, outcome: OUTCOMES[meeting.winner], net: payment.net };
  });
  return {
    verdict: { phase, banker: { kind: banker.kind, points: banker.points }, players },
    reasons,
  };
}

/** One field list for each player with the banker: a player's result does not depend on the other players. */
export function splitSettlements(fields: readonly Field[]): readonly (readonly Field[])[] {
  return fields
    .filter((field) => field.role === 'player')
    .map((player) => fields.filter((field) => field.role === 'cai' || field === player));
}

/** The ruling on the whole table from its settlements: steps about the banker are the same in all, and are kept once. */
export function mergeSettlements(
  settled: readonly Ruling<XiDachVerdict, XiDachStep>[],
): Ruling<XiDachVerdict, XiDachStep> {
  // If any settlement reached phase 2, so did the table: it has the step about whether the banker may check.
  const { verdict, reasons } = assertDefined(settled.find(({ verdict: { phase } }) => phase === 2) ?? settled[0]);
  const told = reasons.filter(({ who }) => who === 'cai');
  for (const one of settled) for (const step of one.reasons) if (step.who !== 'cai') told.push(step);
  return { verdict: { ...verdict, players: settled.flatMap(({ verdict: { players } }) => players) }, reasons: told };
}

/** Why the banker may check, said once before the players; why the banker may not is said to each player. */
function checkRight(banker: Hand, rules: XiDachRules): XiDachStep[] {
  if (!mayCheck(banker, rules)) return [];
  const total = assertDefined(banker.points);
  const base = { rule: 'xd-check-right', outcome: 'held', who: 'cai', total } as const;
  const min = rules.bankerMin;
  switch (banker.kind) {
    case 'quac':
      return [{ ...base, min, why: 'bust' }];
    case 'ngu-linh':
      return [{ ...base, min, why: 'ngu-linh' }];
    case 'non':
      return [{ ...base, min, why: banker.cards.length === 5 ? 'five-cards' : 'house-compares' }];
    default:
      return [{ ...base, min, why: 'of-age' }];
  }
}

export function handSize(): CountRange {
  return { min: MIN_CARDS, max: MAX_CARDS };
}

export function playerCount(): CountRange {
  return { min: 1, max: MAX_PLAYERS };
}

/** The banker, at least one player, and two to five cards each. */
export function check(fields: readonly Field[]): Fault[] {
  const faults: Fault[] = [];
  for (const [field, { cards }] of fields.entries()) {
    if (cards.length < MIN_CARDS || cards.length > MAX_CARDS) {
      faults.push({ code: 'wrong-card-count', field, ...handSize() });
    }
  }
  if (!fields.some((field) => field.role === 'cai')) {
    faults.push({ code: 'missing-field', role: 'cai' });
  }
  if (!fields.some((field) => field.role === 'player')) {
    faults.push({ code: 'wrong-player-count', ...playerCount() });
  }
  return faults;
}
