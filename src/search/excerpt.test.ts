import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineAround, piecesOf } from './excerpt.ts';

const shown = (text: string, ...words: string[]) =>
  piecesOf(text, words)
    .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join('');

describe('what was asked for', () => {
  it('is found with its marks, however they are composed, and words that stand together are one', () => {
    expect(shown('Ngũ linh là 5 lá, ngũ linh.', 'ngu', 'linh')).toBe('[Ngũ linh] là 5 lá, [ngũ linh].');
    expect(shown('Đền bài'.normalize('NFD'), 'den')).toBe(`[${'Đền'.normalize('NFD')}] ${'bài'.normalize('NFD')}`);
  });

  it('is whole words: not a part of one, nor the beginning of a number', () => {
    expect(shown('cùng ù, điều 3.10 với 3.1', 'u', '3.1')).toBe('cùng [ù], điều 3.10 với [3.1]');
  });

  it('leaves a text what it was', () => {
    const text = fc.array(fc.constantFrom('ngũ', 'linh', ' ', ', ', 'Ù', '3.1', '<b>'), { maxLength: 12 });
    fc.assert(
      fc.property(text, (parts) => {
        const whole = parts.join('');
        expect(
          piecesOf(whole, ['ngu', 'u', '3.1'])
            .map((piece) => piece.text)
            .join(''),
        ).toBe(whole);
      }),
    );
  });
});

describe('the line around it', () => {
  const long = `${'Một hai ba bốn. '.repeat(30)}Ngũ linh dưới 21. ${'Năm sáu bảy. '.repeat(30)}`;

  it('begins with its sentence', () => {
    expect(lineAround(long, ['ngu', 'linh'])).toMatch(/^…Ngũ linh dưới 21\. Năm.*…$/);
  });

  it('is where most of it stands', () => {
    expect(lineAround(`Linh tinh. ${long}`, ['ngu', 'linh'])).toMatch(/^…Ngũ linh/);
  });

  it('is the beginning where nothing of it stands', () => {
    expect(lineAround('Ngắn thôi.', ['ngu'])).toBe('Ngắn thôi.');
    expect(lineAround(long, ['khac'])).toMatch(/^Một hai/);
  });
});
