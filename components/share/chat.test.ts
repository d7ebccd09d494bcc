import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayCard } from '#core/card.ts';
import type { Case } from '#core/case.ts';
import { judge } from '#core/judge.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { readCase } from '#games/engines.ts';
import { anyCase } from '#testing/any-case.ts';
import { fixedSeed } from '#testing/runs.ts';
import { type Loaded, loaded } from '../loading/loaded.ts';
import { chatText, LONGEST_FIRST_LINE, type MessageExtras } from './chat.ts';

const URL = 'https://luat-bai.example/vi/trong-tai/?c=sam&e=1';

function said(
  of: Case,
  lang: Lang,
  extras?: MessageExtras,
): { readonly all: Loaded; readonly lines: readonly string[] } {
  const all = loaded(of.game, lang);
  if (!all) throw new Error(`${of.game} is not loaded`);
  return { all, lines: chatText(of, all, URL, extras).split('\n') };
}

function caseOf(text: string): Case {
  const read = readCase(text);
  if (!read.ok) throw new Error(`${text} is no case`);
  return read.value;
}

function linesOf(text: string, lang: Lang = 'vi', extras?: MessageExtras): readonly string[] {
  return said(caseOf(text), lang, extras).lines;
}

describe('a case as a message', () => {
  test.each(LANGS)(
    'says who wins, then every hand with its cards, the house, and ends with the link, in %s',
    (lang) => {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const { of } = anyCase(seed);
          const { all, lines } = said(of, lang);
          expect(lines[0]).toMatch(/^→ \S.*\S$/);
          expect(lines.at(-1)).toBe(URL);
          expect(lines.at(-2)).toContain(all.words.name);
          const bare = lines.slice(0, -2).filter((line) => !line.startsWith('→ '));
          expect(bare).toHaveLength(of.fields.length);
          for (const [i, { name, cards, eaten }] of of.fields.entries()) {
            expect(bare[i]).toMatch(/^\S.*: \S/);
            expect(bare[i]?.startsWith(`${all.ui.seatName(name)}: `)).toBe(true);
            for (const card of cards) {
              const star = eaten.some((mark) => mark.card === card);
              expect(bare[i]?.includes(`${displayCard(card)}*`)).toBe(star);
              expect(bare[i]).toContain(displayCard(card));
            }
            if (cards.length === 0) expect(bare[i]).toContain(all.ui.noCards);
          }
          expect(lines.join('\n')).not.toMatch(/undefined|null|NaN|\[object| {2}| $/m);
        }),
        { numRuns: 250, seed: fixedSeed(121) },
      );
    },
  );

  test.each(LANGS)('its first line is short with two hands, and has the words of the banner, in %s', (lang) => {
    const reasons = new Map<string, number>();
    for (let seed = 0; seed < 1500; seed++) {
      const { of } = anyCase(seed);
      const { all, lines } = said(of, lang);
      const [first = ''] = lines;
      const ruled = judge(all.game, of.fields, of.rules);
      if (!ruled.ok) throw new Error('no ruling');
      const { big, why, lines: paid } = all.words.verdict(ruled.value);
      if (of.fields.length > 2) {
        if (paid.length === 0) expect(first.startsWith(`→ ${big}`)).toBe(true);
        for (const { name } of of.fields.filter(({ role }) => paid.length > 0 && role === 'player'))
          expect(first).toContain(all.ui.seatName(name));
        continue;
      }
      expect(first.length, first).toBeLessThanOrEqual(LONGEST_FIRST_LINE);
      for (const { text } of paid.length > 0 ? paid : [{ text: big }]) expect(first).toContain(text);
      // Whatever the line has no room for stands below, whole.
      expect(lines.join('\n')).toContain(why);
      const told = `${of.game} ${first.includes(why.slice(0, 12))}`;
      reasons.set(told, (reasons.get(told) ?? 0) + 1);
    }
    for (const game of ['xi-dach', 'xi-to', 'ba-cay', 'sam', 'ta-la']) {
      const [told = 0, untold = 0] = [true, false].map((is) => reasons.get(`${game} ${is}`));
      expect(told, game).toBeGreaterThan(3 * untold);
    }
  });

  test.each([
    ['xi-dach; cái: 10♠ 9♥; an: J♠ Q♦', 'vi', '→ An ăn (+1). Hai bên cùng đủ, điểm cao hơn thì ăn: 20 hơn 19.'],
    ['xi-dach; cái: 10♠ 9♥; an: J♠ Q♦', 'en', '→ An wins (+1). Both are in range, the higher wins: 20 beats 19.'],
    ['xi-dach; cái: 10♠ 9♥; an: J♠ Q♦; bình: 8♠ 9♦', 'vi', '→ An +1 · Bình −1.'],
    ['ba-cay; an: 2♠ 3♥ 4♠; bình: A♥ 2♥ 3♦', 'vi', '→ An ăn hết. 9 nút hơn 6 nút: An hơn Bình.'],
    ['sam; an: -; bình: 3♠ 4♠; chi: 5♠ 6♠ 7♥', 'vi', '→ An +5 · Bình −2 · Chi −3. An hết bài trước: về nhất, hết ván.'],
    [
      'sam; bàn: A♠ K♠ Q♠; đánh: 4♠ 5♠ 6♠',
      'en',
      '→ It does not. A run of 3 up to 6 is lower than a run of 3 up to the ace.',
    ],
  ] as const)('%s, %s: %s', (text, lang, first) => expect(linesOf(text, lang)[0]).toBe(first));

  test('says who has no cards left, and which cards were eaten', () => {
    const end = linesOf('sam; an: -; bình: 2♠ 4♦ 9♣');
    expect(end.find((line) => line.startsWith('An:'))).toMatch(/^An: Hết bài/);
    const hand = linesOf('ta-la; an: 8♥ 8♦ 8♣*bình 2♦; bình: 3♠ 4♠ 5♠ K♥');
    expect(hand.find((line) => line.startsWith('An:'))).toMatch(/^An: 8♥ 8♦ 8♣\* 2♦/);
  });

  test('says what could be read of a case that is none in its house', () => {
    const { all, lines } = said({ ...anyCase(0).of, fields: [] }, 'vi');
    expect(lines).toEqual([expect.stringContaining(all.words.name), URL]);
  });

  test('what a verdict hangs on stands in the first line, the shortest where nothing fits', () => {
    const text = 'xi-dach; cái: 10♠ 9♥; an: J♠ Q♦';
    expect(linesOf(text, 'vi', { condition: ['nếu không ai ngũ linh'] })[0]).toBe(
      '→ An ăn (+1), nếu không ai ngũ linh. Hai bên cùng đủ, điểm cao hơn thì ăn: 20 hơn 19.',
    );
    const long = 'nếu '.repeat(30).trim();
    const [first = '', second] = linesOf(text, 'vi', {
      condition: [long, 'nếu vậy'],
      otherwise: ['Nếu khác thì: Hòa'],
    });
    expect(first).toMatch(/^→ An ăn \(\+1\), nếu vậy\. /);
    expect(second).toMatch(/^→ (?:Hai bên|Nếu khác)/);
    expect(linesOf(text, 'vi', { condition: [long] })[0]).toContain(long);
  });
});
