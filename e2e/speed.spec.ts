/** The delay after a tap, compared with a plain repaint of the same page: an absolute time would measure the machine. */

import { houseRulesLesson } from './built.ts';
import { expect, test } from './test.ts';
import { cardButton, liveCase, openPicker } from './widget.ts';

/** A tap that is judged may take so many times as long as toggling an outline around a card. */
const MOST = 2.5;
/**
 * Of each kind the time counts that a tenth of its runs stayed under: pauses of the machine do not. The very fastest would not do:
 * one lucky repaint moves the ratio by a fifth. Runs alternate, so that both meet the same load, and there are many, because a
 * load lasts seconds.
 */
const QUANTILE = 0.1;
const ROUNDS = 160;

test('a card that is picked is judged and painted in little more than a frame', async ({ page }) => {
  await page.goto(houseRulesLesson('vi'));
  const widget = await liveCase(page, houseRulesLesson('vi'), 'xi-dach@pho-thong;');
  const sheet = await openPicker(widget, 'an', 'vi');
  const waits = await cardButton(sheet, 'K♣').evaluate(async (button, rounds) => {
    if (!(button instanceof HTMLElement)) throw new Error('a card is no element');
    const board = button.closest('.case');
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    const message = (): Promise<unknown> =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(undefined);
      });
    /** From the beginning of a frame until it is painted: a message that is posted in it arrives right after its paint. */
    const timed = async (act: () => void): Promise<number> => {
      // A reader looks before the next tap, so all work after the paint is done by then.
      for (let frames = 0; frames < 3; frames++) await frame().then(message);
      await new Promise((done) => requestIdleCallback(done));
      await frame();
      const start = performance.now();
      act();
      await message();
      return performance.now() - start;
    };
    const outline = (style: string) => timed(() => button.style.setProperty('outline', style));
    const tap = async (): Promise<number> => {
      const before = board?.getAttribute('data-case');
      const wait = await timed(() => button.click());
      if (board?.getAttribute('data-case') === before) throw new Error('the case has not changed');
      return wait;
    };
    const times: Record<'outlined' | 'bare' | 'picked' | 'back', number[]> = {
      outlined: [],
      bare: [],
      picked: [],
      back: [],
    };
    for (let round = 0; round < rounds; round++) {
      times.outlined.push(await outline('3px solid'));
      times.picked.push(await tap());
      times.bare.push(await outline(''));
      times.back.push(await tap());
    }
    return times;
  }, ROUNDS);
  const usual = (...kinds: readonly (keyof typeof waits)[]): number =>
    kinds.reduce((sum, kind) => sum + (waits[kind].toSorted((a, b) => a - b)[ROUNDS * QUANTILE] ?? Number.NaN), 0);
  const ratio = usual('picked', 'back') / usual('outlined', 'bare');
  test.info().annotations.push({ type: 'interaction', description: `${ratio}` });
  expect(ratio, JSON.stringify(waits)).toBeLessThanOrEqual(MOST);
});
