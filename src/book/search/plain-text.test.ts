import { mdxToMdast } from 'satteri';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

function wordsIn(mdx: string): string {
  return plainText([mdxToMdast(mdx)]);
}

describe('a lesson in words', () => {
  it('is without its cases and widgets, and what they say inside stays', () => {
    expect(
      wordsIn(
        'An có 3.\n\n<Case of="xi-dach; cái: K♥; an: 3♦" expect="an win" title="3 > 2">\n\n<Rule id="xd-ace" />\n\nĐó là **át**.\n\n</Case>\n\n<Same cases={["a > b"]} />',
      ),
    ).toBe('An có 3. Đó là át.');
  });

  it('has the words of links, lists and tables', () => {
    expect(wordsIn('- [Một](./a/), `hai` (**ba**)\n- Bốn\n\n| A | B |\n|---|---|\n| C | D |')).toBe(
      'Một, hai (ba) Bốn A B C D',
    );
  });

  it('says nothing of what is code or a verdict', () => {
    expect(
      wordsIn(
        'Tính <Said of="x; an: 2♥ 3♥" who="an" show="points" />, rồi\n\n```luat-bai\nxi-dach; an: 2♥\n```\n\nthôi',
      ),
    ).toBe('Tính …, rồi thôi');
  });

  it('is composed, whatever the file is', () => {
    expect(wordsIn('Đền'.normalize('NFD'))).toBe('Đền');
  });
});
