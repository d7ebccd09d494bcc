/** A page that is open inside another app, as links from a chat are. */

import type { Locator, Page } from '@playwright/test';
import type { Lang } from '#core/lang.ts';
import { en } from '#words/en/in-app.ts';
import { vi } from '#words/vi/in-app.ts';
import { expect } from './test.ts';

const WORDS = { vi, en };
const ZALO = 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/142.0.0.0 Mobile Safari/537.36 Zalo android/24110650';

/** Pages that are opened from now on are so inside Zalo. */
export async function insideZalo(page: Page): Promise<void> {
  await page.addInitScript((agent) => {
    Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => agent });
  }, ZALO);
}

/** The page says that what is kept stays in Zalo, and copies a link that leads out of it. @returns that link */
export async function toldInsideZalo(around: Locator, lang: Lang): Promise<string> {
  const note = around.locator('.in-app');
  await expect(note).toHaveCount(1);
  await expect(note).toContainText(WORDS[lang].stays('Zalo'));
  await note.locator('[data-act=copy-out]').click();
  await expect(note.locator('[role=status]')).toHaveText(WORDS[lang].copied);
  return around.page().evaluate(() => navigator.clipboard.readText());
}
