/** Rounds of Sâm as a table tells them: who is out, what the others have left, and the ends that pay otherwise. */

import { assertDefined } from '#core/assert-defined.ts';
import { type Card, cardOf, SUITS } from '#core/card.ts';
import { seatFault, seatsTold } from '#core/evening/result-faults.ts';
import type {
  ResultFault,
  ResultOption,
  ResultRuling,
  ResultSeat,
  RoundResults,
  SideOption,
} from '#core/evening/results.ts';
import { deckUnder } from '#core/game/game.ts';
import { err, ok, type Result } from '#core/result.ts';
import { SEATS } from '../engine/decide.ts';
import { game } from '../engine/index.ts';
import { CARDS_DEALT } from '../engine/instant.ts';
import { type Debt, debtOf } from '../engine/payment.ts';
import type { SamRules } from '../engine/rules.ts';
import type { SamPayStep } from '../engine/steps.ts';
import { type Chop, chopPays, lastTwoPays, outPays, samLostPays, samWonPays, whitePays } from '../round/payments.ts';
import { END_CODES, LEFT_CODES, type ResultCode, SIDE_CODES, type SideCode } from './codes.ts';
import { cardsToldLeft, countLeft } from './left.ts';

export const results: RoundResults<SamRules> = {
  formsOf: () => ['out'],
  optionsOf: (_, __, rules) => optionsIn(rules),
  /** Under `samVoids` what was paid for chops is given back where a sâm failed: then none is told. */
  sidesOf: (rules) => SIDE_CODES.flatMap((code) => sideOf(code, rules)),
  settle(form, seats, rules) {
    const fault = seatFault(this, form, seats, rules);
    if (fault) return err(fault);
    const [end, second] = seatsTold(seats, END_CODES);
    if (second || seats.length < SEATS.min || seats.length > SEATS.max) return err({ code: 'no-such-round' });
    if (end) return settleEnd(end.result.code, end.seat, end.result.count ?? 1, seats, rules);
    const untold = seats.findIndex(({ result }) => !result);
    return err(untold < 0 ? { code: 'no-such-round' } : { code: 'missing', seat: untold });
  },
};

function optionsIn(rules: SamRules): readonly ResultOption[] {
  const counts = { min: 1, max: CARDS_DEALT };
  const costly = areCostly(rules) ? ({ costly: true } as const) : {};
  const options: readonly (ResultOption & { readonly code: ResultCode; readonly has: boolean })[] = [
    { code: 'out', has: true },
    { code: 'left', counts, ...costly, has: true },
    { code: 'cong', ...costly, has: debtOf('', tenCards(rules), '', rules).pays.some(isFine) },
    { code: 'kept', counts, ...costly, has: rules.lastCard !== 'off' },
    { code: 'instant', has: rules.instantWins !== 'none' },
    { code: 'sam-won', has: true },
    { code: 'sam-lost', has: true },
    { code: 'stopper', has: rules.samStopped === 'stopper' },
    { code: 'sam-on-two', has: rules.samStopped === 'stopper' && rules.finishOnTwo === 'thoi' },
    { code: 'on-two', ...(areCostly(rules) ? { counts: TWOS } : {}), has: rules.finishOnTwo === 'thoi' },
  ];
  return options.flatMap(({ has, ...option }) => (has ? [option] : []));
}

/** How many 2s a last play can hold. */
const TWOS = { min: 1, max: SUITS.length } as const;

const isFine = ({ rule }: SamPayStep): boolean => rule === 'sam-pay-cong';

function tenCards(rules: SamRules): readonly Card[] {
  return assertDefined(cardsToldLeft({ code: 'cong' }, rules));
}

/** Does a 2 that is left cost more than another card? */
function areCostly(rules: SamRules): boolean {
  const [one, two] = [{}, { twos: 1 }].map((holding) => {
    return debtOf('', assertDefined(cardsToldLeft({ code: 'left', count: 1, ...holding }, rules)), '', rules).units;
  });
  return one !== two;
}

/** A payment for a chop; none where the house does not pay for it. */
function sideOf(code: SideCode, rules: SamRules): readonly SideOption[] {
  if (code === 'chop-two' && rules.chopTwo === 'none') return [];
  const chop = { who: '', other: '', cards: SUITS.slice(0, 1).map((suit) => cardOf('2', suit)), isQuad: false };
  const quad: Chop = { ...chop, isQuad: true };
  const chops = { 'chop-two': [chop], 'chop-quad': [quad], 'chop-chain': [quad, quad] }[code];
  const step = chopPays(chops, rules).at(-1);
  return step ? [{ code, units: step.units, rule: step.rule }] : [];
}

function settleEnd(
  end: string,
  seat: number,
  twos: number,
  seats: readonly ResultSeat[],
  rules: SamRules,
): Result<ResultRuling, ResultFault> {
  const who = String(seat);
  const others = seats.flatMap((_, at) => (at === seat ? [] : [String(at)]));
  switch (end) {
    case 'instant':
      return rulingOf(seats, whitePays(who, others, rules), 'sam-instant');
    case 'sam-won':
      return rulingOf(seats, samWonPays(who, others, rules), 'sam-bao-sam');
    case 'sam-on-two':
      return rulingOf(seats, samLostPays(who, others, null, rules), 'sam-bao-sam');
    case 'on-two': {
      const cards = SUITS.slice(0, twos).map((suit) => cardOf('2', suit));
      return rulingOf(seats, lastTwoPays(who, others, cards, rules), 'sam-thoi-2');
    }
    case 'sam-lost':
      return settleStopped(seat, others, seats, rules);
    default:
      return settleOut(seat, seats, rules);
  }
}

/** Where all that a failed sâm costs goes to the one who stopped it, they have to be told. */
function settleStopped(
  seat: number,
  others: readonly string[],
  seats: readonly ResultSeat[],
  rules: SamRules,
): Result<ResultRuling, ResultFault> {
  const [stopper, second] = seatsTold(seats, ['stopper']);
  if (second) return err({ code: 'no-such-round' });
  if (!stopper && rules.samStopped === 'stopper' && others.length > 1) {
    return err({ code: 'missing', seat: seat === 0 ? 1 : 0 });
  }
  const by = stopper ? String(stopper.seat) : null;
  return rulingOf(seats, samLostPays(String(seat), others, by, rules), 'sam-bao-sam');
}

/** Rule sam-end: what each of the others owes depends on their own cards alone. */
function settleOut(winner: number, seats: readonly ResultSeat[], rules: SamRules): Result<ResultRuling, ResultFault> {
  const debts: Debt[] = [];
  let [cards, twos] = [0, 0];
  for (const [seat, { result }] of seats.entries()) {
    if (seat === winner) continue;
    if (!result) return err({ code: 'missing', seat });
    const held = LEFT_CODES.some((code) => code === result.code) ? cardsToldLeft(result, rules) : undefined;
    if (!held) return err({ code: 'no-such-round' });
    cards += countLeft(result);
    twos += result.twos ?? 0;
    debts.push(debtOf(String(seat), held, String(winner), rules));
  }
  const [kept, second] = seatsTold(seats, ['kept']);
  // Whoever is out has played ten.
  const isTooMuch = twos > SUITS.length || cards + CARDS_DEALT > deckUnder(game, rules).length;
  if (second || isTooMuch) return err({ code: 'no-such-round' });
  const liable = kept ? String(kept.seat) : null;
  return rulingOf(seats, outPays(String(winner), debts, liable, rules), 'sam-end');
}

/** By how much a rule tells of the round, the most first; the others after them. */
const TELLING: readonly string[] = ['sam-bao-mot', 'sam-pay-thoi', 'sam-pay-cong', 'sam-pay-cards'];

function rulingOf(
  seats: readonly ResultSeat[],
  pays: readonly SamPayStep[],
  end: string,
): Result<ResultRuling, ResultFault> {
  const nets = seats.map((_, at) =>
    pays.reduce((net, { who, other, units }) => {
      return net + (other === String(at) ? units : 0) - (who === String(at) ? units : 0);
    }, 0),
  );
  const by = pays.map(({ rule }): string => rule);
  return ok({
    payments: nets,
    rules: [...new Set([...by.sort((a, b) => TELLING.indexOf(a) - TELLING.indexOf(b)), end])],
  });
}
