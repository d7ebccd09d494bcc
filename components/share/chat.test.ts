import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayCard } from '#core/card.ts';
import type { Case } from '#core/case.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { readCase } from '#games/engines.ts';
import { anyCase } from '#testing/any-case.ts';
import { type Loaded, loaded } from '../loading/loaded.ts';
import { chatText } from './chat.ts';

const URL = 'https://luat-bai.example/vi/trong-tai/?c=sam&e=1';

function said(of: Case, lang: Lang): { readonly all: Loaded; readonly lines: string[] } {
  const all = loaded(of.game, lang);
  if (!all) throw new Error(`${of.game} is not loaded`);
  return { all, lines: chatText(of, all, URL).split('\n') };
}

function linesOf(text: string, lang: Lang = 'vi'): string[] {
  const read = readCase(text);
  if (!read.ok) throw new Error(`${text} is no case`);
  return said(read.value, lang).lines;
}

describe('a case as a message', () => {
  test.each(LANGS)('names the house, every hand with its cards, the verdict, and ends with the link, in %s', (lang) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { of } = anyCase(seed);
        const { all, lines } = said(of, lang);
        const [head = '', ...rest] = lines;
        expect(head).toContain(all.words.name);
        expect(rest.pop()).toBe(URL);
        const hands = rest.slice(0, of.fields.length);
        for (const [i, { name, cards, eaten }] of of.fields.entries()) {
          expect(hands[i]).toMatch(/^\S.*: \S/);
          expect(hands[i]?.startsWith(`${all.ui.seatName(name)}: `)).toBe(true);
          for (const card of cards) {
            const star = eaten.some((mark) => mark.card === card);
            expect(hands[i]?.includes(`${displayCard(card)}*`)).toBe(star);
            expect(hands[i]).toContain(displayCard(card));
          }
          if (cards.length === 0) expect(hands[i]).toContain(all.ui.noCards);
        }
        const verdict = rest.slice(of.fields.length);
        expect(verdict.length).toBeGreaterThan(0);
        for (const line of verdict) expect(line).toMatch(/^→ \S.*\S$/);
        expect(lines.join('\n')).not.toMatch(/undefined|null|NaN|\[object| {2}| $/m);
      }),
      { numRuns: 250, seed: 121 },
    );
  });

  test('says who has no cards left, and which cards were eaten', () => {
    const end = linesOf('sam; an: -; bình: 2♠ 4♦ 9♣');
    expect(end[1]).toMatch(/^An: Hết bài/);
    const hand = linesOf('ta-la; an: 8♥ 8♦ 8♣*bình 2♦; bình: 3♠ 4♠ 5♠ K♥');
    expect(hand[1]).toMatch(/^An: 8♥ 8♦ 8♣\* 2♦/);
  });

  test('says what could be read of a case that is none in its house', () => {
    const { all, lines } = said({ ...anyCase(0).of, fields: [] }, 'vi');
    expect(lines).toEqual([expect.stringContaining(all.words.name), URL]);
  });
});
