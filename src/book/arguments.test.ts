import { describe, expect, test } from 'vitest';
import { LANGS } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { allArguments, argumentCases, argumentsOn } from './arguments.ts';
import { ruleById } from './catalogue/catalogue.ts';
import { holdsIn } from './citations/citations.ts';
import { judged, stepsCiting } from './citations/judged.ts';
import { incidents, outcomesOf } from './incidents.ts';

describe('the log of arguments', () => {
  test('of every game, each with two sides that somebody stands for', () => {
    expect(new Set(allArguments().map(({ game }) => game))).toEqual(new Set(GAMES.map(({ id }) => id)));
    for (const { id, sides } of allArguments()) {
      for (const { sources, found } of sides) expect(sources.length + found.length, id).toBeGreaterThan(0);
    }
  });

  test('each is a case under some rule set, and a ruling on it cites the rule that it is filed under; only on the play there is none', () => {
    for (const one of allArguments()) {
      expect(argumentsOn(one.rule)).toContain(one);
      if (one.case === undefined) {
        expect(ruleById(one.rule).examples, one.id).toEqual([]);
        continue;
      }
      const rulings = argumentCases(one).flatMap((text) => judged(text) ?? []);
      expect(
        rulings.some((ruling) => stepsCiting(ruling, one.rule).length > 0),
        one.id,
      ).toBe(true);
    }
  });

  test('most of them turn on a house rule: rule sets part on them', () => {
    const parted = allArguments().filter((one) => {
      const said = argumentCases(one).map((text) => JSON.stringify(judged(text)?.ruling.verdict));
      return new Set(said).size > 1;
    });
    expect(parted.length).toBeGreaterThan(15);
    // A step that holds is reported as fully as one that fails.
    expect(parted.some((one) => argumentCases(one).some((text) => holdsIn(judged(text) ?? never(), one.rule)))).toBe(
      true,
    );
  });
});

function never(): never {
  throw new Error('no case');
}

describe('when something goes wrong', () => {
  test('every question leads to an outcome; some are what a source says, some that none does', () => {
    const outcomes = incidents().flatMap(outcomesOf);
    expect(outcomes.some(({ sources }) => sources.length > 0)).toBe(true);
    const silent = outcomes.filter(({ sources }) => sources.length === 0);
    expect(silent.length).toBeGreaterThan(5);
    for (const { says } of outcomes) for (const lang of LANGS) expect(says[lang]).toMatch(/[.:?]$/);
  });

  test('where the sources are silent of a deal or a slip, a table can agree on it', () => {
    for (const { id, ...one } of incidents()) {
      const silent = outcomesOf(one).filter(({ sources, agreement }) => sources.length === 0 && !agreement);
      if (id !== 'lo-bai') expect(silent, `${id}: what no source says names an agreement`).toEqual([]);
    }
  });
});
