import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_LENGTH } from '#core/notation/parse.ts';
import { isShared } from './link.ts';
import { clearestText, parseShared, type Shared } from './shared-text.ts';

const SITE = new URL('https://luat-bai.example/bai/');
const CASE = 'https://luat-bai.example/bai/vi/trong-tai/?c=xi-dach;cai:KD.9C;an:AS.AH&v=an:2&e=4';
const HERE = '/bai/vi/trong-tai/?c=xi-dach;cai:KD.9C;an:AS.AH&v=an:2&e=4';

function shared(given: Readonly<Record<string, string>>): Shared | undefined {
  return parseShared(`?${new URLSearchParams(given)}`, SITE);
}

const texts = (...all: readonly string[]): Shared => ({ type: 'texts', texts: all });
const link = (address: string): Shared => ({ type: 'link', address });

describe('what another app hands over', () => {
  test.each([
    ['a message', { text: 'cái 10 9, an J Q' }, texts('cái 10 9, an J Q')],
    [
      'with the title that the app gives it, and without',
      { title: 'Zalo', text: 'cái 10 9, an J Q' },
      texts('Zalo\ncái 10 9, an J Q', 'cái 10 9, an J Q', 'Zalo'),
    ],
    [
      'a title that is in the text',
      { title: 'cái 10 9', text: 'cái 10 9, an J Q' },
      texts('cái 10 9, an J Q', 'cái 10 9'),
    ],
    ['a title alone', { title: 'sâm: chặt heo được mấy' }, texts('sâm: chặt heo được mấy')],
    ['lines, and what controls a device', { text: 'cái 10 9\r\nan\tJ\u0000 Q\u0007' }, texts('cái 10 9\nan J Q')],
    ['without the link behind it', { text: 'cái 10 9, an J Q https://a.example/x?y=1' }, texts('cái 10 9, an J Q')],
    ['a link of others alone', { url: 'https://a.example/x' }, texts('https://a.example/x')],
    ['a link of our own', { url: CASE }, link(HERE)],
    ['in a message', { title: 'Luật Bài', text: `Ai ăn?\n${CASE}` }, link(HERE)],
    ['with a mark behind it', { text: `(coi ${CASE}).` }, link(HERE)],
    ['an evening', { text: `Sổ: ${SITE}vi/so-diem/#so=abc&e=4` }, link('/bai/vi/so-diem/#so=abc&e=4')],
    ['house rules', { text: `${SITE}en/luat-nha/?h=sam@mien-bac&e=4` }, link('/bai/en/luat-nha/?h=sam@mien-bac&e=4')],
    ['a page, with its title', { title: 'Xì Dách', url: `${SITE}vi/xi-dach/` }, link('/bai/vi/xi-dach/')],
    ['nothing but a page', { url: `${SITE}vi/xi-dach/` }, link('/bai/vi/xi-dach/')],
    [
      'a case, and the address of the page',
      { text: `cái 10 9, an J Q ${SITE}vi/trong-tai/` },
      texts('cái 10 9, an J Q'),
    ],
    ['a link that hands over a text itself', { text: `${SITE}vi/trong-tai/?text=x an J Q` }, texts('an J Q')],
    [
      'the same path elsewhere',
      { text: 'https://evil.example/bai/vi/trong-tai/?c=x' },
      texts('https://evil.example/bai/vi/trong-tai/?c=x'),
    ],
    ['beside the site', { text: 'https://luat-bai.example/vi/?c=x an J' }, texts('an J')],
    ['a script', { text: '<script>alert(1)</script>' }, texts('<script>alert(1)</script>')],
  ] as const)('%s', (_, given, expected) => expect(shared(given)).toEqual(expected));

  test.each([[{}], [{ text: ' \n ' }], [{ title: '', text: '', url: '' }]])('nothing: %j', (given) =>
    expect(shared(given)).toBeUndefined(),
  );

  test('is no longer than the box takes, and one letter', () => {
    const found = shared({ title: 'x'.repeat(90_000), text: 'cái 10 9 '.repeat(90_000) });
    if (found?.type !== 'texts') throw new Error('no text');
    for (const text of found.texts) expect([...text].length).toBeLessThanOrEqual(MAX_LENGTH + 1);
    expect([...(found.texts[0] ?? '')]).toHaveLength(MAX_LENGTH + 1);
  });

  test('whatever it is, nothing throws and no other site is opened', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.webUrl({ withQueryParameters: true }), (text, url) => {
        const search = `?text=${text}&url=${url}`;
        for (const found of [
          parseShared(search, SITE),
          shared({ text, url }),
          shared({ text: `${text} ${SITE}vi/x?${text}` }),
        ])
          if (found?.type === 'link') expect(found.address.startsWith('/bai/')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['?text=x', true],
    ['?title=&text=&url=https://x.example', true],
    ['?title=&text=&url=', false],
    ['?c=xi-dach&text=x', false],
    ['?g=sam', false],
    ['', false],
  ])('%s is shared: %s', (search, expected) => expect(isShared(search)).toBe(expected));
});

describe('which of the texts is meant', () => {
  const answers = (all: Readonly<Record<string, readonly string[] | 'error'>>) => async (text: string) => {
    const found = all[text] ?? 'error';
    return found === 'error'
      ? { error: { code: 'empty', offset: 0, length: 0, found: '' } as const, unread: [] }
      : { error: undefined, unread: found.map((word) => ({ text: word, offset: 0, length: word.length })) };
  };

  test.each([
    ['the first that is read whole', { both: [], text: [] }, 'both'],
    ['without a title that says nothing', { both: ['Zalo'], text: [] }, 'text'],
    ['with one that names the game', { both: [], text: 'error' }, 'both'],
    ['with words left over where there is no other', { both: 'error', text: ['hihi'] }, 'text'],
    ['the text where nothing can be read', {}, 'text'],
  ] as const)('%s', async (_, all, expected) => {
    expect(await clearestText(['both', 'text', 'title'], answers(all))).toBe(expected);
  });

  test('the only one', async () => expect(await clearestText(['both'], answers({}))).toBe('both'));
});
