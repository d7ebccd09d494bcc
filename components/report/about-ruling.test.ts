import { describe, expect, test } from 'vitest';
import { EDITION } from '#book/edition.ts';
import { formatCase } from '#core/format.ts';
import { ruleNumber } from '#core/game/game.ts';
import { judge } from '#core/judge.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { readCase } from '#games/engines.ts';
import { anyCase } from '#testing/any-case.ts';
import { en } from '#words/en/ui/report.ts';
import { vi } from '#words/vi/ui/report.ts';
import { loaded } from '../loading/loaded.ts';
import { aboutRuling } from './Report.tsx';

const WORDS = { vi, en };
const SITE = 'https://luat-bai.example/bai/vi/xi-dach/so-bai/?x=1#y';

function about(text: string, lang: Lang): readonly string[] {
  const read = readCase(text);
  const all = read.ok ? loaded(read.value.game, lang) : undefined;
  if (!read.ok || !all) throw new Error(`${text} is no case`);
  return aboutRuling(read.value, all, lang, WORDS[lang], SITE);
}

describe('what a report on a ruling is about', () => {
  test.each(LANGS)('case, house, edition, and every step with its number, id and sentence, in %s', (lang) => {
    for (let seed = 0; seed < 60; seed++) {
      const { of } = anyCase(seed);
      const all = loaded(of.game, lang);
      if (!all) throw new Error(`${of.game} is not loaded`);
      const [whole = ''] = aboutRuling(of, all, lang, WORDS[lang], SITE);
      const lines = whole.split('\n');
      expect(lines).toContain(WORDS[lang].case(formatCase(of, all.game)));
      expect(lines).toContain(WORDS[lang].edition(EDITION));
      const house = lines.findIndex((line) => line.startsWith('https://')) - 1;
      expect(lines[house]).toContain(all.words.name);
      const link = lines.find((line) => line.startsWith('https://luat-bai.example/'));
      expect(new URL(link ?? '').searchParams.get('c')).toBe(formatCase(of, all.game));
      const ruled = judge(all.game, of.fields, of.rules);
      if (!ruled.ok) continue;
      expect(lines.slice(lines.indexOf(WORDS[lang].steps) + 1)).toEqual(
        ruled.value.reasons.map((step) => `${ruleNumber(all.game, step.rule)} ${step.rule}: ${all.words.reason(step)}`),
      );
    }
  });

  test('house rules that differ from the set are named, those of the set are not', () => {
    const [changed = ''] = about('xi-dach@vipgame{minStand=14}; cái: K♦ 9♣; an: 10♠ 5♥', 'vi');
    expect(changed).toContain('Luật nhà khác bộ có sẵn: ');
    expect(changed).toContain('minStand=14');
    expect(changed).not.toContain('shortBanker=');
    const [plain = ''] = about('xi-dach@vipgame; cái: K♦ 9♣; an: 10♠ 5♥', 'vi');
    expect(plain).not.toContain('Luật nhà khác bộ có sẵn');
  });

  test('shorter, only the steps that decide are left, then none', () => {
    const [whole = '', fewer = '', none = ''] = about('xi-dach@mien-nam; cái: 9♦ 6♠; an: 10♣ 5♥', 'en');
    expect(whole).toContain('xd-non-checked');
    expect(whole).toContain('xd-cmp-equal');
    expect(fewer.split('\n').slice(-2)).toEqual([en.fewer, expect.stringMatching(/^5\.4 xd-cmp-du-v-other: /)]);
    expect(none).not.toContain('xd-');
    expect(whole.startsWith(none)).toBe(true);
  });

  test('hands that get no ruling have no steps', () => {
    const read = readCase('xi-dach; cái: K♦ 9♣; an: 10♠ 5♥');
    const all = loaded('xi-dach', 'vi');
    if (!read.ok || !all) throw new Error('no case');
    const fields = read.value.fields.map((field) => ({ ...field, cards: field.cards.slice(0, 1) }));
    const [whole = '', fewer] = aboutRuling({ ...read.value, fields }, all, 'vi', vi, SITE);
    expect(whole).not.toContain(vi.steps);
    expect(whole).toBe(fewer);
    expect(whole).toContain(vi.edition(EDITION));
  });
});
