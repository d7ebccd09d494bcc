import { describe, expect, it } from 'vitest';
import { round } from '../../src/engine/xi-dach/round/index.ts';
import { RULE_IDS } from '../../src/engine/xi-dach/rules.ts';
import { en } from '../../src/i18n/xi-dach/round/en.ts';
import { vi } from '../../src/i18n/xi-dach/round/vi.ts';
import { framesOf, playScript } from './frames.ts';
import { ROUNDS } from './rounds.ts';

describe.each(Object.entries(ROUNDS))('the round %s of the lessons', (_, script) => {
  const state = playScript(script);

  it('is played to its end, and chips add up to zero', () => {
    const result = round.result(state);
    expect(result).not.toBeNull();
    expect([...(result?.values() ?? [])].reduce((sum, chips) => sum + chips, 0)).toBe(0);
  });

  it.each([
    ['vi', vi],
    ['en', en],
  ] as const)('has a sentence and a rule for every step in %s, and ends with everybody’s chips', (_lang, words) => {
    const frames = framesOf(state, words);
    for (const frame of frames) {
      expect(frame.text).toMatch(/\S/);
      expect(RULE_IDS).toContain(frame.rule);
    }
    const paid = new Map<string, number>();
    for (const [who, chips] of frames.flatMap((frame) => frame.chips)) paid.set(who, (paid.get(who) ?? 0) + chips);
    for (const [who, chips] of round.result(state) ?? []) expect(paid.get(who) ?? 0).toBe(chips);
  });
});

it('what the lessons promise of each round happens in it', () => {
  const rules = (name: keyof typeof ROUNDS): string[] => playScript(ROUNDS[name]).log.map((event) => event.rule);
  expect(rules('mot-van')).toEqual(
    expect.arrayContaining(['xd-min-stand', 'xd-max-five', 'xd-check-secret', 'xd-cmp-ngu-linh']),
  );
  expect(rules('xi-dach-ngay')).toContain('xd-phase1-player');
  expect(rules('den')).toEqual(expect.arrayContaining(['xd-bust-draw', 'xd-den']));
  expect(rules('xet-som')).toContain('xd-check-early');
});
