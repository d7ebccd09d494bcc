/** With a scrollbar that takes room, as most desks have: opening a dialog moves nothing. */

import { BROWSER_FLAGS, findBrowser } from '../scripts/browser.ts';
import { houseRulesLesson } from './built.ts';
import { expect, test } from './test.ts';
import { change, liveCase, openPicker } from './widget.ts';

const executablePath = findBrowser();

test.use({
  viewport: { width: 1280, height: 740 },
  launchOptions: {
    args: BROWSER_FLAGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...(executablePath ? { executablePath } : {}),
  },
});

test('the page beneath the deck does not move', async ({ page }) => {
  await page.goto(houseRulesLesson('vi'));
  const widget = await liveCase(page, houseRulesLesson('vi'), 'xi-dach@pho-thong;');
  await change(widget);
  const before = await widget.boundingBox();
  await openPicker(widget, 'an', 'vi');
  expect((await widget.boundingBox())?.x).toBe(before?.x);
  expect((await widget.boundingBox())?.width).toBe(before?.width);
});
