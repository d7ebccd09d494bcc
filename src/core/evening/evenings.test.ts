/** Evenings of twenty rounds, told by results and by cards, against what was worked out by hand. */

import { describe, expect, test } from 'vitest';
import { ENGINES, engineOf } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { seatsInShort } from '#testing/told-rounds.ts';
import { assertDefined } from '../assert-defined.ts';
import type { Rules } from '../house-rules.ts';
import { parseCase } from '../notation/parse.ts';
import { parseRuleSet } from '../notation/read-text.ts';
import { type EveningEvent, type EveningRound, isBalanced } from './evening.ts';
import { formatEvening, parseEvening } from './json.ts';
import { chipsBy } from './payments.ts';
import { potChips } from './pot.ts';
import type { RoundResults } from './results.ts';
import { gameOfHouse, tallyOf } from './tally.ts';
import { EVENINGS, type ScriptedEvening, type ScriptedRound } from './testing/evenings.ts';

const NAMES = ['an', 'binh', 'chi', 'dung', 'em'];
const CASE = /^\w+:(?:-|(?:\d+|[AJQK])[SHDC])/;

/** What held at the round of this number. */
function at<T extends { readonly from: number }>(all: readonly T[], number: number): T | undefined {
  return all.findLast(({ from }) => from <= number);
}

const houseAt = ({ houses }: ScriptedEvening, number: number): string => assertDefined(at(houses, number)).house;

function seatsAt({ tables }: ScriptedEvening, number: number, { seats }: ScriptedRound): readonly number[] {
  return seats ?? assertDefined(at(tables, number)).seats;
}

/** What everybody is paid, in chips, as the engine has it; what only the table can say is taken as it stands. */
function paidIn(
  evening: ScriptedEvening,
  number: number,
  one: ScriptedRound,
  results: RoundResults,
): readonly number[] {
  if (one.told === 'amounts') return one.nets;
  const house = houseAt(evening, number);
  const rules = rulesOf(house);
  const { stake } = evening;
  const seats = seatsAt(evening, number, one);
  const paid = CASE.test(one.told) ? paidByCards(house, one, stake) : paidByResult(one, rules, stake, results);
  expect([one.told, paid.length]).toEqual([one.told, seats.length]);
  return paid.map((net, seat) => net + besideIn(one, seats[seat], results.sidesOf(rules), stake));
}

/** What a seat has of payments beside the hands. */
function besideIn(
  { sides = [] }: ScriptedRound,
  player: number | undefined,
  options: ReturnType<RoundResults['sidesOf']>,
  stake: number,
): number {
  return sides.reduce((sum, side) => {
    const [code, who = ''] = side.split(' ');
    const [from, to] = who.split('>').map(Number);
    const chips = stake * assertDefined(options.find((option) => option.code === code)).units;
    return sum + (to === player ? chips : 0) - (from === player ? chips : 0);
  }, 0);
}

function rulesOf(house: string): Rules {
  const game = assertDefined(engineOf(gameOfHouse(house)));
  return assertDefined(parseRuleSet(house, game)).rules;
}

function paidByCards(house: string, { told, put }: ScriptedRound, stake: number): readonly number[] {
  const read = parseCase(`${house};${told}`, ENGINES);
  if (!read.ok) throw new Error(`${told}: ${read.error.code}`);
  const { game, fields, rules } = read.value;
  const engine = assertDefined(engineOf(game));
  const names = fields.map(({ name }) => name);
  const paid = chipsBy(engine, engine.decide(fields, rules).verdict, names, stake, put);
  if (!paid.ok) throw new Error(paid.error);
  return paid.value;
}

function paidByResult(
  { told, put }: ScriptedRound,
  rules: Rules,
  stake: number,
  results: RoundResults,
): readonly number[] {
  const seats = seatsInShort(told);
  const hasBanker = seats.some(({ role }) => role === 'banker');
  const forms = results.formsOf(rules);
  const form = assertDefined(forms.find((one) => (one === 'banker') === hasBanker) ?? forms[0]);
  const ruling = results.settle(form, seats, rules);
  if (!ruling.ok) throw new Error(`${told}: ${ruling.error.code}`);
  if (form === 'pot') return potChips(seats, put ?? seats.map(() => stake));
  return ruling.value.payments.map((units) => units * stake);
}

function roundOf(evening: ScriptedEvening, number: number, one: ScriptedRound): EveningRound {
  const house = houseAt(evening, number);
  const seats = seatsAt(evening, number, one);
  return {
    game: gameOfHouse(house),
    house,
    stake: evening.stake,
    banker: /\bcai\b/.test(one.told) ? (at(evening.bankers, number)?.player ?? null) : null,
    seats,
    told: { type: 'amounts' },
    ...(one.put ? { put: one.put } : {}),
    sides: [],
    nets: one.nets,
  };
}

/** What happened, in order: who came, which house and which banker it was from then on, and the rounds. */
function eventsOf(evening: ScriptedEvening): readonly EveningEvent[] {
  const { stake, bankers, houses, tables, rounds } = evening;
  const game = gameOfHouse(houseAt(evening, 1));
  const isNow = (number: number) => (one: { readonly from: number }) => one.from === number;
  return rounds.flatMap((one, place): EveningEvent[] => {
    const number = place + 1;
    return [
      ...tables.filter(isNow(number)).map(({ seats }): EveningEvent => {
        return { type: 'seats', at: place, players: seats.map((id) => ({ id, name: NAMES[id] ?? '' })) };
      }),
      ...houses.filter(isNow(number)).map(({ house }): EveningEvent => ({ type: 'house', at: place, house, stake })),
      ...bankers.filter(isNow(number)).map(({ player }): EveningEvent => ({ type: 'banker', at: place, game, player })),
      { type: 'round', at: place, round: roundOf(evening, number, one) },
    ];
  });
}

const NAMED = EVENINGS.map((evening) => [houseAt(evening, 1), evening] as const);

test('there is one of every game, and one of five people', () => {
  expect(NAMED.map(([house]) => gameOfHouse(house)).toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
  expect(EVENINGS.some(({ tables }) => tables.some(({ seats }) => seats.length === 5))).toBe(true);
});

describe.each(NAMED)('an evening of %s', (house, evening) => {
  const { rounds, corrections, dropped, totals } = evening;
  const load = assertDefined(GAMES.find(({ id }) => id === gameOfHouse(house))).load.evening;

  test('pays each round what the rules say', async () => {
    const { results } = await assertDefined(load).results();
    expect(rounds).toHaveLength(20);
    const numbered = [...rounds.map((one, place) => ({ of: place + 1, round: one })), ...corrections];
    for (const { of, round: one } of numbered) {
      expect([of, one.told, ...paidIn(evening, of, one, results)]).toEqual([of, one.told, ...one.nets]);
      expect(isBalanced(roundOf(evening, of, one))).toBe(true);
    }
  });

  test('comes to what it comes to, also when it was corrected', () => {
    const played = eventsOf(evening);
    expect([...tallyOf({ events: played }).totals.values()]).toEqual(totals.before);
    const after: readonly EveningEvent[] = [
      ...played,
      ...corrections.map(({ of, round: one }): EveningEvent => {
        return { type: 'correct', at: 99, of, round: roundOf(evening, of, one), why: '' };
      }),
      ...dropped.map((of): EveningEvent => ({ type: 'drop', at: 99, of, why: '' })),
    ];
    const tally = tallyOf({ events: after });
    expect([...tally.totals.values()]).toEqual(totals.after);
    const linesOf = (wanted: string) => tally.lines.filter(({ type }) => type === wanted);
    expect(linesOf('banker')).toHaveLength(Math.max(evening.bankers.length - 1, 0));
    expect(linesOf('seats')).toHaveLength(evening.tables.length - 1);
    const whole = { version: 1 as const, id: 'an-evening', events: after };
    expect(parseEvening(formatEvening(whole))).toEqual({ ok: true, value: whole });
  });
});
