/** Evenings of twenty rounds, told by results and by cards, against what was worked out by hand. */

import { describe, expect, test } from 'vitest';
import { ENGINES, engineOf } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { seatsInShort } from '#testing/told-rounds.ts';
import { assertDefined } from '../assert-defined.ts';
import type { Rules } from '../house-rules.ts';
import { parseCase } from '../notation/parse.ts';
import { type EveningEvent, type EveningRound, isBalanced } from './evening.ts';
import { paymentsBy } from './payments.ts';
import type { RoundResults } from './results.ts';
import { gameOfHouse, tallyOf } from './tally.ts';
import { EVENINGS, type ScriptedEvening, type ScriptedRound } from './testing/evenings.ts';

const NAMES = ['an', 'binh', 'chi', 'dung'];

/** What everybody is paid, in chips, as the engine has it. */
function paidIn({ house, stake }: ScriptedEvening, one: ScriptedRound, results: RoundResults): readonly number[] {
  const seats = one.seats ?? NAMES.keys().toArray();
  const stakes = isCase(one) ? paidByCards(house, one.told) : paidByResult(house, one.told, results);
  const rules = rulesOf(house);
  return stakes.map((net, at) => {
    const beside = (one.sides ?? []).reduce((sum, side) => {
      const [code, who = ''] = side.split(' ');
      const [from, to] = who.split('>').map((id) => seats.indexOf(Number(id)));
      const units = assertDefined(results.sidesOf(rules).find((option) => option.code === code)).units;
      return sum + (to === at ? units : 0) - (from === at ? units : 0);
    }, 0);
    return (net + beside) * stake;
  });
}

const isCase = ({ told }: ScriptedRound): boolean => /^an:[-\dAJQK]/.test(told);

function rulesOf(house: string): Rules {
  const [game = '', preset = ''] = house.split('@');
  return assertDefined(assertDefined(engineOf(game)).presets[preset]);
}

function paidByCards(house: string, text: string): readonly number[] {
  const read = parseCase(`${house};${text}`, ENGINES);
  if (!read.ok) throw new Error(read.error.code);
  const { game, fields, rules } = read.value;
  const engine = assertDefined(engineOf(game));
  const names = fields.map(({ name }) => name);
  const paid = paymentsBy(engine, engine.decide(fields, rules).verdict, names);
  if (!paid.ok) throw new Error(paid.error);
  return paid.value;
}

function paidByResult(house: string, text: string, results: RoundResults): readonly number[] {
  const rules = rulesOf(house);
  const ruling = results.settle(assertDefined(results.formsOf(rules)[0]), seatsInShort(text), rules);
  if (!ruling.ok) throw new Error(`${text}: ${ruling.error.code}`);
  return ruling.value.payments;
}

function roundOf({ house, stake, bankers }: ScriptedEvening, number: number, one: ScriptedRound): EveningRound {
  return {
    game: gameOfHouse(house),
    house,
    stake,
    banker: bankers.findLast(({ from }) => from <= number)?.player ?? null,
    seats: one.seats ?? NAMES.keys().toArray(),
    told: { type: 'amounts' },
    sides: [],
    nets: one.nets,
  };
}

function eventsOf(evening: ScriptedEvening): readonly EveningEvent[] {
  const { house, stake, bankers, rounds } = evening;
  return [
    { type: 'seats', at: 0, players: NAMES.map((name, id) => ({ id, name })) },
    { type: 'house', at: 0, house, stake },
    ...rounds.flatMap((one, at): EveningEvent[] => [
      ...bankers
        .filter(({ from }) => from === at + 1)
        .map(({ player }) => ({ type: 'banker' as const, at, game: gameOfHouse(house), player })),
      { type: 'round', at, round: roundOf(evening, at + 1, one) },
    ]),
  ];
}

describe.each(EVENINGS.map((evening) => [evening.house, evening] as const))('an evening of %s', (house, evening) => {
  const { rounds, corrections, totals } = evening;
  const load = assertDefined(GAMES.find(({ id }) => id === gameOfHouse(house))).load.evening;

  test('pays each round what the rules say', async () => {
    const { results } = await (await assertDefined(load)()).evening.load.results();
    expect(rounds).toHaveLength(20);
    for (const one of [...rounds, ...corrections.map((correction) => correction.round)]) {
      expect([one.told, ...paidIn(evening, one, results)]).toEqual([one.told, ...one.nets]);
      expect(isBalanced(roundOf(evening, 1, one))).toBe(true);
    }
  });

  test('comes to what it comes to, also when it was corrected', () => {
    const played = eventsOf(evening);
    expect([...tallyOf({ events: played }).totals.values()]).toEqual(totals.before);
    const corrected = corrections.map(({ of, round: one }): EveningEvent => {
      return { type: 'correct', at: 99, of, round: roundOf(evening, of, one), why: '' };
    });
    const { totals: after, lines } = tallyOf({ events: [...played, ...corrected] });
    expect([...after.values()]).toEqual(totals.after);
    expect(lines.filter(({ type }) => type === 'banker')).toHaveLength(Math.max(evening.bankers.length - 1, 0));
  });
});
