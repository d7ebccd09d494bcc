import { describe, expect, test } from 'vitest';
import { game as xiDach } from '#games/xi-dach/engine/index.ts';
import { PRESETS } from '#games/xi-dach/engine/rules.ts';
import { toy } from '#testing/toy-game.ts';
import { ALL_CARDS, cardOf, displayCard, formatCard } from '../card.ts';
import { parseCard, parseRuleSet } from './read-text.ts';

describe('one card', () => {
  test('each of 52, as it is written and as it is shown', () => {
    for (const card of ALL_CARDS) {
      expect(parseCard(formatCard(card))).toBe(card);
      expect(parseCard(displayCard(card))).toBe(card);
    }
  });

  test.each([' át bích ', '♠A', ' A ♠,', 'as.', 'a\u0301t bi\u0301ch', 'A♠\uFE0F;'])('%s', (text) => {
    expect(parseCard(text)).toBe(cardOf('A', 'S'));
  });

  test.each(['', ' ', 'A', '♠', 'AX', 'AS AH', 'ASx', '5S*'])('"%s" is none', (text) => {
    expect(parseCard(text)).toBeUndefined();
  });
});

describe('a choice of house rules', () => {
  test('every preset by its name', () => {
    for (const [preset, rules] of Object.entries(PRESETS)) {
      expect(parseRuleSet(`xi-dach@${preset}`, xiDach)).toEqual({ preset, rules });
    }
  });

  test.each([
    ['xi-dach', 'pho-thong', PRESETS['pho-thong']],
    ['xi-dach;', 'pho-thong', PRESETS['pho-thong']],
    ['xi-dach@vipgame{minStand=14}', 'vipgame', { ...PRESETS.vipgame, minStand: 14 }],
    ['xi-dach { earlyCheck = false }', 'pho-thong', { ...PRESETS['pho-thong'], earlyCheck: false }],
  ])('%s', (text, preset, rules) => {
    expect(parseRuleSet(text, xiDach)).toEqual({ preset, rules });
  });

  test.each([
    '',
    'xi-lac',
    'xi-dach@vip',
    'xi-dach{minStand=13}',
    'xi-dach{minStand=14',
    'xi-dach;cai:KD.9C',
    'toy',
    '@vipgame',
  ])('"%s" is none', (text) => {
    expect(parseRuleSet(text, xiDach)).toBeUndefined();
  });

  test('of the game that was asked for', () => {
    expect(parseRuleSet('toy@forty', toy)).toMatchObject({ preset: 'forty', rules: { deck: 40 } });
  });
});
