/**
 * More than ten thousand links such as people, chats and vandals could make: each opens to a verdict or an error message, nothing
 * throws, and nothing in it is executed. A page load for each would take an hour, so there are three levels: 10,000 texts through
 * the parser of links and, as typed text, through the page; 300 of them as the address of a fresh widget; and 150 links, damaged
 * in all their parts, as page loads.
 */

import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { readLink } from '#components/referee/link.ts';
import { formatCase } from '#core/format.ts';
import { LANGS } from '#core/lang.ts';
import { engineOf, readCase } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { runs } from '#testing/runs.ts';
import { referee } from './built.ts';
import { overflow } from './layout.ts';
import { hydratedReferee, opened, REFEREE_QUESTIONS, sentPath, shows } from './referee-page.ts';
import { expect, IN_TURN, test } from './test.ts';
import { rulingOn } from './widget.ts';

const WELL_FORMED = [
  'xi-dach@vipgame{minStand=14};cai:KD.9C;an:AS.AH',
  'xi-dach; cái: 10♥ 6♣ 9♦; an: 8♠ 7♦; bình: át cơ 2 rô',
  'ta-la@online{faces=10};bai:5S.6S.7S.7H.7D*.9C.10C.JC.KD',
  ...REFEREE_QUESTIONS.map(({ example }) => example),
];
const PIECES = [
  '',
  ';',
  ':',
  '{',
  '}',
  '@',
  '=',
  '*',
  '%',
  '&c=',
  '#',
  '\n',
  '\0',
  '\u202e',
  '🂡',
  '<b>',
  '\'"',
  '-',
  'constructor',
  '__proto__',
  'AS',
  '♠️',
  '9♠',
  ' 10 cơ',
  'an',
  'cái: ',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '<svg onload=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}',
  '<%= 7 * 7 %>',
];

/** A good case with a piece of it taken out and something else put there. */
const mangled = fc
  .tuple(fc.constantFrom(...WELL_FORMED), fc.nat(70), fc.nat(8), fc.array(fc.constantFrom(...PIECES), { maxLength: 4 }))
  .map(([text, at, length, pieces]) => text.slice(0, at) + pieces.join('') + text.slice(at + length));
/** A good case in which a card or two is another: most are cases again. */
const dealt = fc
  .tuple(
    fc.constantFrom(...WELL_FORMED),
    fc.array(fc.tuple(fc.nat(), fc.nat(12), fc.nat(3)), { minLength: 1, maxLength: 3 }),
  )
  .map(([text, swaps]) =>
    swaps.reduce((changed, [which, rank, suit]) => {
      const cards = [...changed.matchAll(/(?:10|[2-9AJQK])[♠♥♦♣]/g)];
      const card = cards[which % Math.max(1, cards.length)];
      if (!card) return changed;
      const other = `${['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'][rank]}${'♠♥♦♣'[suit]}`;
      return changed.slice(0, card.index) + other + changed.slice(card.index + card[0].length);
    }, text),
  );
const noise = fc.string({ unit: 'binary', maxLength: 80 });
const anyText = fc
  .oneof({ weight: 4, arbitrary: mangled }, { weight: 3, arbitrary: dealt }, { weight: 1, arbitrary: noise })
  .map((text) => text.toWellFormed());

const sample = <T>(of: fc.Arbitrary<T>, numRuns: number, seed: number): T[] => fc.sample(of, { numRuns, seed });

const CHUNK = 500;
const TEXTS = runs(10_000, 2_000);
const FRESH = runs(300, 150);
const LOADS = runs(150, 24);

/** What a page makes of one text. */
interface Seen {
  readonly code: string | null;
  readonly of: string | null;
  readonly verdict: string | null;
}

/** A case in the notation is ruled on as by the engine. Any other text either shows some case, ruled on rightly, or an error. */
function expectRight(seen: Seen, text: string): void {
  const read = readCase(text);
  const game = read.ok ? engineOf(read.value.game) : undefined;
  if (read.ok && game) {
    const of = formatCase(read.value, game);
    expect(seen, JSON.stringify(text)).toEqual({ code: null, of, verdict: rulingOn(of) });
  } else if (seen.verdict !== null) {
    expect(seen.code, JSON.stringify(text)).toBeNull();
    expect(seen.verdict, JSON.stringify(text)).toBe(rulingOn(seen.of ?? ''));
  } else if (text.trim() !== '') expect(seen.code, JSON.stringify(text)).not.toBeNull();
}

/** Records in the page whatever throws or runs there; a dialog fails the test at once. */
async function watch(page: Page): Promise<void> {
  page.on('dialog', (dialog) => {
    throw new Error(`a dialog: ${dialog.message()}`);
  });
  await page.addInitScript(() => {
    const thrown: string[] = [];
    Object.assign(window, { thrown, alert: () => thrown.push('alert was called') });
    addEventListener('error', (event) => thrown.push(event.message));
    addEventListener('unhandledrejection', (event) => thrown.push(String(event.reason)));
  });
}

const errorsOn = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'thrown'));

/** Anything that a text could have injected into the page: a script, a picture, a frame, a handler. */
const SMUGGLED = '.ref :is(script, img, iframe, object, embed, link, base, form, [style*=url], [href^=javascript])';

for (const [at, lang] of LANGS.entries()) {
  const texts = sample(anyText, TEXTS / LANGS.length, 20 + at);

  test(
    `${lang}: thousands of texts, one after the other: each is ruled on or refused, and nothing breaks`,
    IN_TURN.vi,
    async ({ page }) => {
      test.setTimeout(240_000);
      // The page itself extracts the text from an address.
      for (const text of texts) {
        expect(readLink(`?c=${encodeURIComponent(text)}&v=an:1&e=1)`)?.text).toBe(text);
      }

      await watch(page);
      const { box, board } = await opened(page, referee(lang));
      // All games, and the error messages, are loaded beforehand.
      for (const { id } of GAMES) {
        const { example } = REFEREE_QUESTIONS.find(({ game }) => game === id) ?? { example: '' };
        await box.fill(example);
        await shows(board, example);
      }
      await box.fill('poker');
      await expect(page.locator('#case-error [data-code]')).toBeVisible();
      const title = await page.title();

      const verdicts = new Set<string | null>();
      const codes = new Set<string | null>();
      for (let from = 0; from < texts.length; from += CHUNK) {
        const chunk = texts.slice(from, from + CHUNK);
        const found = await page.evaluate(
          async ({ chunk, smuggled }) => {
            const area = document.querySelector('#case-text');
            const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
            if (!(area instanceof HTMLTextAreaElement) || !write) throw new Error('the page has no box');
            const seen: Seen[] = [];
            const faults: string[] = [];
            const replaceState = history.replaceState.bind(history);
            for (const [i, text] of chunk.entries()) {
              // The page writes an address for every text; it is enough that the browser records one in ten of them, and half the
              // work.
              Object.assign(history, { replaceState: i % 10 === 0 ? replaceState : () => undefined });
              write.call(area, text);
              area.dispatchEvent(new InputEvent('input', { bubbles: true }));
              // The verdict is rendered before the browser continues; the verdicts of other rule sets come after the paint, and
              // are awaited now and then.
              await new Promise((done) => queueMicrotask(() => queueMicrotask(() => done(undefined))));
              if (i % 10 === 0) await new Promise((done) => setTimeout(done, 20));
              // What tells hands of a game is loaded with the first text that may need it.
              while (document.querySelector('.nota .coming')) await new Promise((done) => setTimeout(done, 5));
              const found = document.querySelector('article.case');
              seen.push({
                code: document.querySelector('#case-error [data-code]')?.getAttribute('data-code') ?? null,
                of: found?.getAttribute('data-case') ?? null,
                verdict: found?.getAttribute('data-verdict') ?? null,
              });
              const handlers = document.evaluate(
                'boolean(//main//*[@*[starts-with(name(), "on")]])',
                document,
                null,
                XPathResult.BOOLEAN_TYPE,
              ).booleanValue;
              if (handlers || document.querySelector(smuggled)) faults.push(text);
            }
            return { seen, faults, thrown: Reflect.get(window, 'thrown'), title: document.title };
          },
          { chunk, smuggled: SMUGGLED },
        );
        expect(found.thrown).toEqual([]);
        expect(found.faults).toEqual([]);
        expect(found.title).toBe(title);
        for (const [i, seen] of found.seen.entries()) {
          expectRight(seen, chunk[i] ?? '');
          verdicts.add(seen.verdict);
          codes.add(seen.code);
        }
      }
      expect(codes.size).toBeGreaterThan(12);
      expect(verdicts.size).toBeGreaterThan(100);
    },
  );

  test(
    `${lang}: damaged links as pages: each opens, says what it must, and executes nothing`,
    IN_TURN.en,
    async ({ page }) => {
      test.setTimeout(240_000);
      await watch(page);
      const parts = fc.tuple(
        anyText,
        fc.oneof(fc.constantFrom('an:1', 'an:-1,bình:x', 'points.22', 'u-tron', 'an/binh=chi', '', ...PIECES), noise),
        fc.constantFrom('1', '0', '99', '', 'x', '1)', '-1', '00001', '9999999999', '1.5'),
      );
      const half = fc
        .tuple(
          fc.constantFrom(...REFEREE_QUESTIONS),
          fc.nat(200),
          fc.constantFrom('', '%', '%E0', '&', '&amp;', '#', '?', '%00'),
        )
        .map(([{ example }, length, tail]) => sentPath(example, lang).slice(0, length) + tail)
        .filter((path) => path.startsWith(`${referee(lang)}?`));
      const links: readonly (readonly [path: string, text: string | undefined])[] = [
        ...sample(parts, (LOADS / LANGS.length) * (2 / 3), 40 + at).map(([text, v, e]) => {
          const query = `?c=${encodeURIComponent(text)}&v=${encodeURIComponent(v.toWellFormed())}&e=${encodeURIComponent(e)}`;
          return [referee(lang) + query, text] as const;
        }),
        ...sample(half, (LOADS / LANGS.length) * (1 / 3), 60 + at).map((path) => [path, undefined] as const),
      ];
      for (const [path, text] of links) {
        const { box, board, fault } = await opened(page, path);
        // A link that is read opens on its verdict, with the box folded away.
        await expect(box).toHaveCount(1);
        const read = text ?? readLink(new URL(page.url()).search)?.text;
        if (read !== undefined) {
          await expect(page.locator('#case-error [data-code], [data-verdict]').first(), path).toBeAttached();
          const shown = (await board.count()) > 0;
          const seen = {
            code: (await fault.count()) > 0 ? await fault.getAttribute('data-code') : null,
            of: shown ? await board.getAttribute('data-case') : null,
            verdict: shown ? await board.getAttribute('data-verdict') : null,
          };
          expectRight(seen, read);
        }
        expect(await errorsOn(page), path).toEqual([]);
        await expect(page.locator(SMUGGLED)).toHaveCount(0);
        expect(await overflow(page), path).toBeLessThanOrEqual(0);
      }
    },
  );
}

test('links by the hundred, each to a widget that starts afresh', async ({ page }) => {
  test.setTimeout(240_000);
  await watch(page);
  const { box, board } = await opened(page, referee('en'));
  for (const { example } of REFEREE_QUESTIONS) {
    await box.fill(example);
    await shows(board, example);
  }
  // What is said of faults is here, too.
  await box.fill('poker');
  await expect(page.locator('#case-error [data-code]')).toBeVisible();
  const texts = sample(anyText, FRESH, 20);
  // The widget starts afresh for each address, as on a new page, without the cost of one.
  const seen = await page.evaluate(async (all): Promise<Seen[]> => {
    const html = await fetch(location.pathname).then((response) => response.text());
    const fresh = new DOMParser().parseFromString(html, 'text/html').querySelector('main live-widget');
    const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
    const open = async (text: string): Promise<Seen> => {
      history.replaceState(null, '', `${location.pathname}?c=${encodeURIComponent(text)}`);
      const widget = fresh?.cloneNode(true);
      if (!(widget instanceof HTMLElement)) throw new Error('the page has no widget');
      document.querySelector('main live-widget')?.replaceWith(widget);
      while (widget.hasAttribute('waiting') || widget.querySelector('.coming')) await frame();
      for (let i = 0; i < 4; i += 1) await frame();
      const found = widget.querySelector('article.case');
      return {
        code: widget.querySelector('#case-error [data-code]')?.getAttribute('data-code') ?? null,
        of: found?.getAttribute('data-case') ?? null,
        verdict: found?.getAttribute('data-verdict') ?? null,
      };
    };
    const found: Seen[] = [];
    for (const text of all) found.push(await open(text));
    return found;
  }, texts);
  for (const [i, one] of seen.entries()) expectRight(one, texts[i] ?? '');
  // An empty text has none.
  expect(new Set(seen.map(({ code }) => code)).size).toBeGreaterThan(7);
  expect(await errorsOn(page)).toEqual([]);
});

/** Fuzzed beyond the text of a case: half an escape, two cases, other parameters. */
const QUERIES = ['?c=%', '?c=%E0%A4%A', '?c=%ff%fe', '?c=a&c=b', '?C=xi-dach', '?c', '?c=xi-dach&fbclid=1', '?c=+%2B+'];

test('no query breaks the page', async ({ page }) => {
  await watch(page);
  for (const query of QUERIES) {
    await page.goto(referee('vi') + query);
    await hydratedReferee(page);
    await expect(page.locator('#case-text')).toBeVisible();
    expect(await errorsOn(page)).toEqual([]);
  }
});
