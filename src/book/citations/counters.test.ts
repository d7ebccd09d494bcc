import { describe, expect, it } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { differences } from '#core/house-rules.ts';
import { writeJson } from '#core/json.ts';
import { engineOf, readCase } from '#games/engines.ts';
import { allRules, ruleById } from '../catalogue/catalogue.ts';
import { holdsIn } from './citations.ts';
import { counterexampleOf, otherRuleSetCase } from './counters.ts';
import { judged, stepsCiting } from './judged.ts';

describe('what goes against a rule', () => {
  it('does: there the rule fails or is not met, or the text is refused', () => {
    for (const one of allRules()) {
      const found = counterexampleOf(one);
      if (found?.kind === 'case') expect(holdsIn(found.judged, one.id), `${one.id}: ${found.judged.text}`).toBe(false);
      if (found?.kind === 'no-case') expect(readCase(found.text).ok, one.id).toBe(false);
      expect(found !== undefined || one.counter === undefined, one.id).toBe(true);
    }
  });

  it('is a case of the same game', () => {
    for (const one of allRules()) {
      if (one.counter === undefined) continue;
      const read = readCase(one.counter);
      const game = read.ok ? read.value.game : read.error.read?.game;
      expect(game, one.id).toBe(one.game);
    }
  });

  it('is written down only where a ruling can be expected to differ: it is none of the examples that hold', () => {
    for (const { id, counter, examples } of allRules()) {
      const own = examples.find((text) => text === counter);
      const found = own === undefined ? undefined : judged(own);
      if (found) expect(holdsIn(found, id), id).toBe(false);
    }
  });

  it('comes out otherwise in another house by one setting, which the rule names', () => {
    for (const one of allRules()) {
      const found = otherRuleSetCase(one);
      if (!found) continue;
      const game = assertDefined(engineOf(one.game));
      expect(one.settings, one.id).toContain(found.key);
      expect(found.judged.of.fields, one.id).toEqual(found.example.of.fields);
      expect(differences(game.schema, found.judged.of.rules, found.example.of.rules), one.id).toEqual([found.key]);
      const [before, after] = [found.example, found.judged].map(({ ruling }) =>
        writeJson(game.verdictJson(ruling.verdict)),
      );
      const ends = holdsIn(found.example, one.id) && !holdsIn(found.judged, one.id);
      expect(ends || before !== after, one.id).toBe(true);
    }
  });

  it('prefers an example of the rule in which it fails', () => {
    const found = counterexampleOf(ruleById('xd-xi-dach'));
    if (found?.kind !== 'case') throw new Error('a case was expected');
    expect(ruleById('xd-xi-dach').examples).toContain(found.judged.text);
    expect(stepsCiting(found.judged, 'xd-xi-dach').every(({ outcome }) => outcome === 'failed')).toBe(true);
  });
});
