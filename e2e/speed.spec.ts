/** The wait after a tap, measured with the machine to itself. */

import { houseLesson } from './built.ts';
import { expect, test } from './test.ts';
import { cardButton, liveCase, openPicker } from './widget.ts';

const LONGEST_WAIT = 50;
/**
 * The best one counts, as in the bench: a pause of the machine is no work of ours, and here most of the wait is its painting.
 * So many, because a machine that is busy elsewhere is so for seconds.
 */
const TAPS = 27;

test('a card that is picked is judged and painted at once, on a phone four times as slow', async ({ page }) => {
  await page.goto(houseLesson('vi'));
  const widget = await liveCase(page, houseLesson('vi'), 'xi-dach@pho-thong;');
  const sheet = await openPicker(widget, 'an', 'vi');
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const waits: number[] = [];
  for (let tap = 0; tap < TAPS; tap++) {
    waits.push(
      await cardButton(sheet, 'K♣').evaluate(async (button) => {
        const board = button.closest('.case');
        const before = board?.getAttribute('data-case');
        // Behind the next frame's paint: a message that is posted in the frame arrives right after it.
        const painted = (): Promise<unknown> =>
          new Promise((done) => {
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = done;
              port2.postMessage(undefined);
            });
          });
        // A reader looks before he taps again.
        await new Promise((done) => requestIdleCallback(done));
        const start = performance.now();
        if (button instanceof HTMLElement) button.click();
        await painted();
        const wait = performance.now() - start;
        if (board?.getAttribute('data-case') === before) throw new Error('the case has not changed');
        return wait;
      }),
    );
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const best = Math.min(...waits);
  test.info().annotations.push({ type: 'interaction', description: `${best}` });
  expect(best, waits.map(Math.round).join(' ')).toBeLessThanOrEqual(LONGEST_WAIT);
});
