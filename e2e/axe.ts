/** Injects axe into a page once, so that further runs, in another theme or at another width, cost only the check itself. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

declare global {
  /** In the page, once it was put there. */
  var axe: typeof axeCore;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What another theme can change. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds against WCAG 2.2 AA and good practice, or against these of its rules alone: the rule, and where.
 * @param part the first element of this selector alone
 */
export async function violations(page: Page, rules?: readonly string[], part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const runOnly = rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: TAGS };
  return page.evaluate(
    async ({ only, part }) => {
      const place = (part && document.querySelector(part)) || document;
      // No details of passed checks, and no positions until something is found: that is most of the work. None of these rules
      // reads the style sheets: they are not fetched once more.
      const look = async (selectors: boolean) =>
        (await axe.run(place, { resultTypes: ['violations'], selectors, preload: false, runOnly: only })).violations;
      const told = (await look(false)).length === 0 ? [] : await look(true);
      return told.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    },
    { only: runOnly, part },
  );
}
