import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writtenCases } from '#book/citations/written.ts';
import { EDITION } from '#book/edition.ts';
import type { Case } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import { judge } from '#core/judge.ts';
import { LANGS } from '#core/lang.ts';
import { formatSummary, type Summary } from '#core/summary/summary.ts';
import { buildOf } from '#games/build.ts';
import { readCase } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { anyCase } from '#testing/any-case.ts';
import { fixedSeed } from '#testing/runs.ts';
import { type Loaded, loaded } from '../loading/loaded.ts';
import { challengeLink, linkToSend } from '../share/case-link.ts';
import { readLink } from './link.ts';

const ORIGIN = 'https://luat-bai.example';

interface Sending {
  readonly canonical: string;
  /** The text of the link: the case, and what its edition could not say. */
  readonly text: string;
  readonly summary: Summary | undefined;
  readonly url: string;
}

function sending(of: Case, edition?: number): Sending {
  const all: Loaded | undefined = loaded(of.game, 'vi');
  if (!all) throw new Error(`${of.game} is not loaded`);
  const ruled = judge(all.game, of.fields, of.rules);
  const summary = ruled.ok ? all.game.summary(ruled.value.verdict) : undefined;
  const path = linkToSend(of, 'vi', all, summary && formatSummary(summary), edition);
  const canonical = formatCase(of, all.game);
  const text = edition === undefined ? canonical : withPay(canonical, of, edition);
  return { canonical, text, summary, url: new URL(path, ORIGIN).href };
}

/** Without a word on uPay a link of an edition before it would mean another house: it says what each pays (ta-la.md §4.7). */
function withPay(canonical: string, { rules }: Case, edition: number): string {
  const isSaid = edition >= 4 || canonical.includes('uPay=');
  return isSaid ? canonical : canonical.replace('uKinds=plain-tron-khan', `$&,uPay=${rules['uPay']}`);
}

function sent(text: string): Sending {
  const read = readCase(text);
  if (!read.ok) throw new Error(`${text} is no case`);
  return sending(read.value);
}

const seeds = fc.nat();
const check = (property: (one: Sending, edition: number) => void): void =>
  fc.assert(
    fc.property(seeds, fc.integer({ min: 1, max: 9999 }), (seed, edition) => {
      property(sending(anyCase(seed).of, edition), edition);
    }),
    { numRuns: 400, seed: fixedSeed(101), examples: [[2_147_483_619, 1]] },
  );

describe('a link that is sent', () => {
  test('gives back the case, the ruling and the edition', () => {
    check(({ canonical, text, summary, url }, edition) => {
      const query = new URL(url).searchParams;
      expect([query.get('c'), query.get('v'), query.get('e')]).toEqual([
        text,
        summary && formatSummary(summary),
        `${edition}`,
      ]);
      const link = readLink(new URL(url).search);
      expect(link).toEqual({ text, sent: { edition, summary } });
      const read = readCase(link?.text ?? '');
      expect(read.ok && sending(read.value).canonical).toBe(canonical);
    });
  });

  test('is of today’s edition where nothing else is said, and may do without a ruling', () => {
    const { of, game } = anyCase(3);
    const all = loaded(game.id, 'en');
    if (!all) throw new Error(`${game.id} is not loaded`);
    const url = new URL(linkToSend(of, 'en', all), ORIGIN);
    expect(url.pathname).toBe('/en/trong-tai/');
    expect(readLink(url.search)).toEqual({
      text: formatCase(of, game),
      sent: { edition: EDITION, summary: undefined },
    });
  });

  test('may be a challenge to guess: then nothing in it says what was ruled', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { of, game } = anyCase(seed);
        const all = loaded(game.id, 'vi');
        if (!all) throw new Error(`${game.id} is not loaded`);
        const url = challengeLink(of, 'vi', all);
        expect(url).toMatch(/^[!-~]+\d$/);
        expect(readLink(`?${url.split('?')[1]}`)).toEqual({
          text: formatCase(of, game),
          sent: { edition: EDITION, summary: undefined },
          challenge: true,
        });
      }),
      { numRuns: 400, seed: fixedSeed(102) },
    );
  });

  test('holds nothing that a chat would cut it at, or make type of', () => {
    check(({ url }) => {
      expect(url).not.toMatch(/[\s{}*<>"|\\^`]/);
      expect(url).toMatch(/^[!-~]+\d$/);
    });
  });

  test('stands a mark put behind it, and &amp; for &', () => {
    check(({ text, summary, url }, edition) => {
      const said = { text, sent: { edition, summary } };
      for (const mark of ['.', ',', ';', ':', '!', '?', ')', ']', '}', "'", '"', '…', '...', ').', '%E2%80%A6']) {
        expect(readLink(new URL(url + mark).search)).toEqual(said);
        expect(readLink(`?${url.split('?')[1]}${mark}`)).toEqual(said);
      }
      expect(url.replace(/[.,;:!?)\]}'"…]+$/, '')).toBe(url);
      for (const amp of ['&amp;', '&amp;amp;']) {
        expect(readLink(new URL(url).search.replaceAll('&', amp))).toEqual(said);
      }
    });
  });

  test('is shorter than 300 characters for every case of the site and every question', () => {
    const texts = [
      ...writtenCases().map(({ text }) => text),
      ...GAMES.flatMap(({ id }) => buildOf(id).questions.map(({ example }) => example)),
    ];
    const [longest] = texts.map(sent).toSorted((a, b) => b.url.length - a.url.length);
    expect(longest?.url.length).toBeLessThan(300);
  });
});

describe('a link that comes', () => {
  test.each(['', '?', '?v=an:1&e=1', '?C=sam', '#c'])('“%s” holds no case', (search) => {
    expect(readLink(search)).toBeUndefined();
  });

  test.each([
    ['?c=', '', undefined],
    ['?c=sam', 'sam', undefined],
    ['?c=a&c=b', 'a', undefined],
    ['?c=sam&e=', 'sam', undefined],
    ['?c=sam&e=x', 'sam', undefined],
    ['?c=sam&e=2', 'sam', { edition: 2, summary: undefined }],
    ['?c=sam&v=%E0%A4%A&e=2', 'sam', { edition: 2, summary: undefined }],
    ['?c=sam&v=<b>&e=2', 'sam', { edition: 2, summary: undefined }],
    ['?c=sam&v=legal&e=2&fbclid=1', 'sam', { edition: 2, summary: { kind: 'word', word: 'legal' } }],
  ])('%s', (search, text, said) => {
    expect(readLink(search)).toEqual({ text, sent: said });
  });

  test('any string is read or holds nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', '?c=', '?c=sam&v=', '?c=sam&e='), (rest, head) => {
        const link = readLink(head + rest);
        expect(link === undefined || typeof link.text === 'string').toBe(true);
      }),
      { numRuns: 500, seed: fixedSeed(102) },
    );
  });

  test('leads to the page of its language', () => {
    const all = loaded('sam', 'vi');
    if (!all) throw new Error('sam is not loaded');
    for (const lang of LANGS) expect(linkToSend(anyCase(3).of, lang, all)).toMatch(new RegExp(`^/${lang}/trong-tai/`));
  });
});

describe('a link of an edition without uPay (ta-la.md §4.7)', () => {
  const OLD = 'ta-la@mien-bac{uKinds=plain-tron-khan}; an: 3♥ 4♥ 5♥ 6♥ 9♠ 9♦ 9♣ K♠ K♦ K♣; bình: 2♠ 8♦';
  const opened = (text: string, edition: number) => readLink(`?c=${encodeURIComponent(text)}&e=${edition}`)?.text ?? '';

  test('pays as it did when it was sent: tròn 6', () => {
    expect(sent(opened(OLD, 3)).summary).toEqual(sent(OLD.replace('}', ',uPay=by-kind}')).summary);
    expect(sent(opened(OLD, 4)).summary).toEqual(sent(OLD).summary);
    expect(sent(opened(OLD, 3)).summary).not.toEqual(sent(OLD).summary);
  });

  test('and where its reader changes it, the address still says what is meant', () => {
    const read = readCase(OLD);
    if (!read.ok) throw new Error('no case');
    const { url } = sending(read.value, 3);
    expect(readLink(new URL(url).search)?.text).toContain('uPay=alike');
  });
});
