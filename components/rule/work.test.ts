import { describe, expect, it } from 'vitest';
import { allRules, ruleById } from '#book/catalogue/catalogue.ts';
import { citationsOf } from '#book/citations/citations.ts';
import { LANGS } from '#core/lang.ts';
import { buildOf } from '#games/build.ts';
import { GAMES } from '#games/index.ts';
import { asText } from './chips.ts';
import { divergenceOf, refusedBy, replayStepsOf } from './rounds.ts';
import { whyNone, workOf } from './work.ts';

/** Rules that neither a case nor a round shows: customs, directions, etiquette. Their page says so. */
const UNSEEN = [
  'xd-players',
  'xd-stake',
  'xd-talk',
  'xd-deal-bottom',
  'xd-stock-hidden',
  'xd-bank',
  'xd-misdeal',
  'xt-misdeal',
  'xt-rounds',
  'bc-bank',
  'bc-ga',
  'bc-bien',
  'bc-direction',
  'bc-misdeal',
  'tl-direction',
  'tl-eat-show',
  'tl-misdeal',
  'tl-eat-source',
  'sam-misdeal',
  'sam-lead-next',
  'sam-direction',
  'sam-pay-white',
];

describe('the page of a rule', () => {
  it('shows every rule at work, but for those that no case and no round can show', async () => {
    const unseen: string[] = [];
    for (const one of allRules()) {
      const { examples, counter, otherRuleSet } = workOf(one);
      const round = [...(await replayStepsOf(one.id, one.game, 'vi')), await refusedBy(one.id, one.game, 'vi')];
      const diverging = await divergenceOf(one);
      if (examples.length > 0 || counter || otherRuleSet || diverging || round.some(Boolean)) continue;
      unseen.push(one.id);
      expect(citationsOf(one.id), one.id).toEqual([]);
    }
    expect(unseen).toEqual(UNSEEN);
  });

  it('tries only what the rule forbids, and what exists', async () => {
    for (const game of GAMES) {
      for (const [id, { action }] of Object.entries(buildOf(game.id).attempts)) {
        for (const lang of LANGS) {
          const found = await refusedBy(id, ruleById(id).game, lang);
          expect(found?.who, id).toBe(action.seat);
        }
      }
    }
  });

  it('tells the same moments in both languages', async () => {
    for (const { id, game } of allRules()) {
      const [vi, en] = await Promise.all(LANGS.map((lang) => replayStepsOf(id, game, lang)));
      expect(vi?.map(({ place, frame }) => [place, frame.effects])).toEqual(
        en?.map(({ place, frame }) => [place, frame.effects]),
      );
    }
  });

  it('lists no case twice, and says how many there are', () => {
    for (const one of allRules()) {
      const { examples, counter, cited, total } = workOf(one);
      const against = counter?.kind === 'case' ? [counter.judged.canonical] : [];
      const shown = [
        ...examples.map(({ canonical }) => canonical),
        ...against,
        ...cited.map(({ citation }) => citation.canonical),
      ];
      expect(new Set(shown).size, one.id).toBe(shown.length);
      expect(total, one.id).toBe(citationsOf(one.id).length);
    }
  });

  it('gives a reason where nothing goes against a rule', () => {
    expect(whyNone(ruleById('xd-talk'), false)).toBe('setup');
    expect(whyNone(ruleById('bc-ace'), false)).toBe('always');
    expect(whyNone(ruleById('sam-direction'), false)).toBe('unnamed');
    expect(whyNone(ruleById('sam-pay-chop'), true)).toBe('playing');
  });

  it('is a message for a chat: number, statement, sources, link', () => {
    const one = ruleById('xd-cmp-both-quac');
    const link = 'https://example.org/r/xd-cmp-both-quac/';
    for (const lang of LANGS) {
      const text = asText(one, lang, link).split('\n');
      expect(text).toHaveLength(4);
      expect(text[0]).toContain(one.number);
      expect(text[1]).toBe(one.statement[lang]);
      expect(text[3]).toBe(link);
    }
  });
});
