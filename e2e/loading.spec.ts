/**
 * What a page of each kind does on the way to its first effect (docs/adr/0046-registered-scripts.md): it asks for few scripts, at
 * most three steps one after another, and whichever of them does not come, the page answers all the same or says so.
 */

import type { Page, Request } from '@playwright/test';
import { LANGS, type Lang } from '#core/lang.ts';
import { FULL } from '#testing/runs.ts';
import { lostOf, tryAgain } from './lost.ts';
import { KINDS, type KindOfPage, useFirst } from './page-kinds.ts';
import { expect, IN_TURN, test } from './test.ts';

const MOST_STEPS = 3;
const MOST_SCRIPTS = 20;
/** How long each script takes, in milliseconds: scripts of one step overlap by that. */
const SLOWLY = 150;
/** How long a reader waits for an answer, or for being told that there is none. */
const PATIENCE = { timeout: 15_000 };

async function answered(page: Page, { answer }: KindOfPage): Promise<void> {
  if (typeof answer === 'string') await expect(page.locator(answer).first()).toBeVisible(PATIENCE);
  else await expect(page).toHaveURL(answer, PATIENCE);
}

const isScript = (request: Request): boolean => /\/_astro\/[^/]+\.js$/.test(request.url());
const nameOf = (url: string): string => url.replace(/.*\//, '');

/** Opens a page and does what its reader does; the scripts that were asked for until they are answered, a list for each step. */
async function stepsOf(page: Page, kind: KindOfPage, lang: Lang): Promise<string[][]> {
  const steps: string[][] = [];
  /** The latest step of which something has come: what is asked for from now on may follow from it. */
  let came = -1;
  const stepOf = (name: string): number => steps.findIndex((step) => step.includes(name));
  const asked = (request: Request): void => {
    if (!isScript(request)) return;
    steps[came + 1] ??= [];
    steps[came + 1]?.push(nameOf(request.url()));
  };
  const done = (request: Request): void => {
    if (isScript(request)) came = Math.max(came, stepOf(nameOf(request.url())));
  };
  page.on('request', asked);
  page.on('requestfinished', done);
  await page.goto(kind.path(lang));
  await useFirst(page, kind);
  await answered(page, kind);
  page.off('request', asked);
  page.off('requestfinished', done);
  return steps;
}

for (const lang of LANGS)
  for (const kind of KINDS)
    test.describe(kind.name, () => {
      test.use({ expected: /ERR_FAILED/ });

      test(`${lang}: few scripts, few steps, and none is lost in silence`, IN_TURN.vi, async ({ page }) => {
        test.setTimeout(FULL ? 600_000 : 120_000);
        await page.route(/\/_astro\/.*\.js$/, async (route) => {
          await new Promise((later) => setTimeout(later, SLOWLY));
          await route.continue();
        });
        const steps = await stepsOf(page, kind, lang);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        const scripts = steps.flat();
        test.info().annotations.push({ type: 'steps', description: steps.map((step) => step.join(' ')).join(' | ') });
        expect.soft(steps.length, steps.join(' | ')).toBeLessThanOrEqual(MOST_STEPS);
        expect.soft(scripts.length, scripts.join(' ')).toBeLessThanOrEqual(MOST_SCRIPTS);
        // All of them are lost in turn in the long run; else the first, which everything waits for, and the last.
        const some = FULL ? scripts : [scripts[0], scripts.at(-1)];
        for (const script of new Set(some)) {
          await test.step(`without ${script}`, async () => {
            await page.goto('/robots.txt');
            await page.evaluate(() => {
              localStorage.clear();
              sessionStorage.clear();
            });
            const of = (url: URL): boolean => nameOf(url.pathname) === script;
            await page.route(of, (route) => route.abort());
            await page.goto(kind.path(lang));
            await useFirst(page, kind);
            await Promise.any([answered(page, kind), expect(lostOf(page).getByRole('button')).toBeVisible(PATIENCE)]);
            await page.unrouteAll({ behavior: 'ignoreErrors' });
            if (await lostOf(page).getByRole('button').isVisible()) await tryAgain(page);
            await answered(page, kind);
          });
        }
      });
    });
