import { describe, expect, test } from 'vitest';
import { LANGS } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { readRulesDocument } from '#testing/rules-document.ts';
import { agreementsOf, askedFor, hasAgreement, sourcedAnswers } from './agreements.ts';
import { ruleById } from './catalogue/catalogue.ts';

describe('agreements, docs/rules', () => {
  test.each(GAMES.map(({ id }) => id))('%s: keys, answers and who says each', (id) => {
    const wanted = readRulesDocument(id).agreements.map(([key, answers]) => [
      key,
      Object.fromEntries(answers.map(([answer, who]) => [answer, who.join(' ')])),
    ]);
    const found = agreementsOf(id, 'vi').map((one) => [
      one.key,
      Object.fromEntries(sourcedAnswers(one).map(({ id: answer, who }) => [answer, who.join(' ')])),
    ]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
  });

  test('ga and biên may be left out, which is the default and nobody’s rule', () => {
    for (const key of ['ga', 'bien']) {
      const one = agreementsOf('ba-cay', 'en').find((each) => each.key === key);
      expect(one?.answers.at(-1)).toMatchObject({ id: 'none', who: ['ours'] });
    }
  });

  test('where nobody says anything, that is said', () => {
    for (const lang of LANGS) {
      const silent = GAMES.flatMap(({ id }) => agreementsOf(id, lang)).filter(
        (one) => sourcedAnswers(one).length === 0,
      );
      expect(silent.length).toBeGreaterThan(0);
      expect(silent.filter(({ note, key }) => note === null && key !== 'first')).toEqual([]);
    }
  });

  test('each names the rule of its game that is on it, where there is one', () => {
    for (const { id } of GAMES) {
      for (const { key, rule: on } of agreementsOf(id, 'en')) {
        if (key === 'slips' || (key === 'stake' && id === 'ba-cay')) expect(on).toBeNull();
        else expect(ruleById(on?.id ?? '').game).toBe(id);
      }
    }
    expect(hasAgreement('bank') && !hasAgreement('constructor')).toBe(true);
  });

  test('no phrase asks for two of them', () => {
    const phrases = askedFor('en').flatMap(({ asked, games }) => [
      ...asked,
      ...Object.values(games).flatMap((of) => of?.asked ?? []),
    ]);
    expect(phrases.filter((one, at) => phrases.indexOf(one) !== at)).toEqual([]);
  });
});
