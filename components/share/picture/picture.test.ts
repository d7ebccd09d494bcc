import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { SUITS } from '#core/card.ts';
import { unknownCards } from '#core/case.ts';
import { judge } from '#core/judge.ts';
import { LANGS } from '#core/lang.ts';
import { parseOpenCase } from '#core/notation/parse.ts';
import { ENGINES } from '#games/engines.ts';
import { findGame } from '#games/index.ts';
import { anyCase } from '#testing/any-case.ts';
import { loaded } from '../../loading/loaded.ts';
import type { MessageExtras } from '../chat.ts';
import { rulingContent } from './content.ts';
import { fitText, shortened, wrapped } from './fit.ts';
import { LEAF_RADIUS, SUIT_SHAPES } from './suits.ts';

/** Each letter as wide as half its size. */
const measure = (text: string, size = 1): number => [...text].length * 0.5 * size;

describe('text in a box', () => {
  const texts = fc.stringMatching(/^[a-zÀ-ỹ0-9:.]{0,30}( [a-zÀ-ỹ0-9]{1,12}){0,20}$/u);
  test('no line is wider than the box, and nothing is lost but what is marked so', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 4, max: 60 }), fc.integer({ min: 1, max: 5 }), (text, width, most) => {
        const lines = wrapped(text, width, measure);
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        const fitted = fitText(text, width, most, [4, 2, 1], measure);
        expect(fitted.lines.length).toBeLessThanOrEqual(most);
        for (const line of fitted.lines) expect(measure(line, fitted.size)).toBeLessThanOrEqual(width);
        const isWhole = fitted.lines.join('').replaceAll(' ', '') === text.replaceAll(' ', '');
        expect(isWhole || fitted.lines.at(-1)?.endsWith('…')).toBe(true);
      }),
    );
  });

  test('the largest size in which no word is broken', () => {
    expect(fitText('An ăn', 10, 1, [8, 4, 2], measure)).toEqual({ size: 4, lines: ['An ăn'] });
    expect(fitText('An ăn', 10, 2, [8, 4, 2], measure)).toEqual({ size: 8, lines: ['An', 'ăn'] });
    expect(fitText('Constructor', 10, 3, [8, 4, 2], measure)).toMatchObject({ size: 2, lines: ['Constructo', 'r'] });
  });

  test('a mark is never cut off its letter', () => {
    const decomposed = 'Bình'.normalize('NFD');
    for (let width = 1; width < 4; width++) expect(shortened(decomposed, width, measure)).not.toMatch(/^\p{M}|i…$/u);
  });
});

describe('what stands in the picture', () => {
  test.each(LANGS)('is what the page says, in %s', (lang) => {
    for (let seed = 0; seed < 200; seed++) {
      const { of } = anyCase(seed);
      const all = assertDefined(loaded(of.game, lang));
      const ruled = judge(all.game, of.fields, of.rules);
      if (!ruled.ok) throw new Error('no ruling');
      const words = all.words.verdict(ruled.value);
      const found = rulingContent(of, all, ruled.value, {}, 'https://luat-bai.example/vi/trong-tai/?c=x');
      expect(found.ink).toBe(findGame(of.game)?.ink);
      expect(found.lines).toEqual(words.lines);
      expect(found.big).toBe(words.lines.length > 0 ? '' : words.big);
      expect(found.why).toBe(words.why);
      expect(found.address).toBe('luat-bai.example/vi/trong-tai');
      expect(found.hands.map(({ name }) => name)).toEqual(of.fields.map(({ name }) => all.ui.seatName(name)));
      for (const [at, { cards, told }] of found.hands.entries()) {
        expect(cards.map(({ card }) => card)).toEqual(of.fields[at]?.cards);
        expect(told === '').toBe(cards.length > 0);
      }
    }
  });

  test('a condition stands before the reason, a story in the place of cards, sayings in the place of the verdict', () => {
    const { of } = anyCase(3);
    const all = assertDefined(loaded(of.game, 'vi'));
    const ruled = judge(all.game, of.fields, of.rules);
    const ruling = ruled.ok ? ruled.value : undefined;
    const url = 'https://luat-bai.example/';
    const name = of.fields[0]?.name ?? '';
    const told = { told: new Map([[name, '18']]), condition: ['nếu không ai ngũ linh'] };
    const found = rulingContent(of, all, ruling, told, url);
    expect(found.why.startsWith('Nếu không ai ngũ linh.')).toBe(true);
    expect(found.hands[0]).toMatchObject({ cards: [], told: '18', worth: '' });
    const claims = { big: 'Không ai đúng', why: 'Ván này xử: Hòa.', sayings: [] };
    expect(rulingContent(of, all, ruling, { claims }, url)).toMatchObject({
      big: 'Không ai đúng',
      why: expect.stringMatching(/^Ván này xử: Hòa\. \S/),
      lines: [],
    });
  });

  /** What stands under the large letters. */
  const whyOf = (text: string, extras: MessageExtras): string => {
    const read = parseOpenCase(text, ENGINES);
    if (!read.ok) throw new Error(text);
    const { game, fields, rules } = read.value;
    const all = assertDefined(loaded(game, 'vi'));
    const judged = unknownCards(fields) > 0 ? undefined : judge(all.game, fields, rules);
    const ruling = judged?.ok ? judged.value : undefined;
    const { why } = rulingContent(read.value, all, ruling, extras, 'https://luat-bai.example/');
    expect(why).toBe(why.trim());
    expect(why).not.toContain('  ');
    return why;
  };

  test('who said what, and how it is ruled: of two who wins, of more who gets what', () => {
    const claims = { big: 'An nói đúng', why: 'Nhà nào cũng xử vậy.', sayings: ['An nói: An ăn', 'Bình nói: Bình ăn'] };
    expect(whyOf('xi-dach; cái: 10♠ 9♥; an: J♠ Q♦; bình: 8♠ 9♦', { claims })).toBe(
      'Nhà nào cũng xử vậy. An nói: An ăn. Bình nói: Bình ăn. An +1 · Bình −1.',
    );
    expect(whyOf('xi-dach; cái: 10♠ 9♥; an: J♠ Q♦', { claims })).toBe(
      'Nhà nào cũng xử vậy. An nói: An ăn. Bình nói: Bình ăn. An ăn (+1). Hai bên cùng đủ, điểm cao hơn thì ăn: 20 hơn 19.',
    );
  });

  test('in how many ways, and what else it can come to', () => {
    const ways = ['Nếu vậy thì: Hòa', '9 cách thì An ăn', '8 cách thì Cái ăn', '7 cách thì Chưa xét được', 'còn nữa'];
    const verdict = { big: 'Chưa chắc', why: '', net: '', lines: [] };
    expect(whyOf('xi-dach; cái: 9♣ 2♦; an: K♠ 5♠', { otherwise: ways })).toMatch(
      /\S\. Nếu vậy thì: Hòa\. 9 cách thì An ăn\.$/,
    );
    const open = (extras: MessageExtras) => whyOf('xi-dach; cái: 9♣ ?; an: K♠ ?', { verdict, ...extras });
    expect(open({ otherwise: ways })).toBe(
      'Nếu vậy thì: Hòa. 9 cách thì An ăn. 8 cách thì Cái ăn. 7 cách thì Chưa xét được.',
    );
    expect(open({ ways: 'trong 9 trên 10 cách' })).toBe('Trong 9 trên 10 cách.');
    expect(open({})).toBe('');
  });
});

test('suits are those of the cards', () => {
  const drawn = readFileSync('components/cards/pips.svg', 'utf8').split('\n').slice(2, 6);
  for (const [at, suit] of SUITS.entries()) {
    const { path, circles } = SUIT_SHAPES[suit];
    expect(drawn[at]).toContain(`d="${path}"`);
    expect(
      [...(drawn[at] ?? '').matchAll(/<circle cx="(\d+)" cy="(\d+)" r="(\d+)"/g)].map((one) =>
        one.slice(1).map(Number),
      ),
    ).toEqual(circles.map((circle) => [...circle, LEAF_RADIUS]));
  }
});
