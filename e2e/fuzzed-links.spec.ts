/** Three hundred links that people, chats and vandals could make: each opens to a verdict or to what is wrong with it. */

import fc from 'fast-check';
import { formatCase } from '../src/engine/core/notation/format.ts';
import { engineOf, readCase } from '../src/engine/index.ts';
import { referee } from './built.ts';
import { expect, test } from './test.ts';
import { rulingOn } from './widget.ts';

const WELL_FORMED = [
  'xi-dach@vipgame{minStand=14};cai:KD.9C;an:AS.AH',
  'xi-dach; cái: 10♥ 6♣ 9♦; an: 8♠ 7♦; bình: át cơ 2 rô',
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
].concat(['constructor', '__proto__', 'AS', '♠️', '9♠']);

/** A good case with a piece of it taken out and something else put there. */
const mangled = fc
  .tuple(fc.constantFrom(...WELL_FORMED), fc.nat(60), fc.nat(8), fc.array(fc.constantFrom(...PIECES), { maxLength: 4 }))
  .map(([text, at, length, pieces]) => text.slice(0, at) + pieces.join('') + text.slice(at + length));
const noise = fc.string({ unit: 'binary', maxLength: 80 });

const TEXTS = fc.sample(fc.oneof({ weight: 4, arbitrary: mangled }, { weight: 1, arbitrary: noise }), {
  numRuns: 300,
  seed: 20,
});

/** Fuzzed beyond the text of a case: half an escape, two cases, other parameters. */
const QUERIES = ['?c=%', '?c=%E0%A4%A', '?c=%ff%fe', '?c=a&c=b', '?C=xi-dach', '?c', '?c=xi-dach&fbclid=1', '?c=+%2B+'];

interface Seen {
  readonly code: string | undefined;
  readonly of: string | null | undefined;
  readonly verdict: string | null | undefined;
}

test('no link breaks the page', async ({ page }) => {
  await page.goto(referee('en'));
  await expect(page.locator('main live-widget[waiting]')).toHaveCount(0);
  // The widget starts afresh for each address, as on a new page, without the cost of one.
  const seen = await page.evaluate(
    async (texts): Promise<Seen[]> => {
      const html = await fetch(location.pathname).then((response) => response.text());
      const fresh = new DOMParser().parseFromString(html, 'text/html').querySelector('main live-widget');
      const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
      const open = async (text: string): Promise<Seen> => {
        history.replaceState(null, '', `${location.pathname}?c=${encodeURIComponent(text)}`);
        const widget = fresh?.cloneNode(true);
        if (!(widget instanceof HTMLElement)) throw new Error('the page has no widget');
        document.querySelector('main live-widget')?.replaceWith(widget);
        while (widget.hasAttribute('waiting')) await frame();
        for (let i = 0; i < 4; i += 1) await frame();
        const board = widget.querySelector('.case');
        return {
          code: widget.querySelector('#case-error .id')?.textContent,
          of: board?.getAttribute('data-case'),
          verdict: board?.getAttribute('data-verdict'),
        };
      };
      const all: Seen[] = [];
      for (const text of texts) all.push(await open(text));
      return all;
    },
    TEXTS.map((text) => text.toWellFormed()),
  );

  for (const [i, { code, of, verdict }] of seen.entries()) {
    const text = (TEXTS[i] ?? '').toWellFormed();
    const read = readCase(text);
    expect(code, JSON.stringify(text)).toBe(read.ok ? undefined : read.error.code);
    const game = read.ok ? engineOf(read.value.game) : undefined;
    if (read.ok && game) expect(of).toBe(formatCase(read.value, game));
    expect(verdict ?? null, JSON.stringify(text)).toBe(read.ok ? rulingOn(of ?? '') : null);
  }
  expect(new Set(seen.map(({ code }) => code)).size).toBeGreaterThan(8);
});

test('no query breaks the page', async ({ page }) => {
  for (const query of QUERIES) {
    await page.goto(referee('vi') + query);
    await expect(page.locator('main live-widget[waiting]')).toHaveCount(0);
    await expect(page.locator('#case-text')).toBeVisible();
  }
});
