/** Files that a reader has chosen: none is read that is too long, and none holds the page up. */

import { err, ok, type Result } from '#core/result.ts';

/** For how long a page may be held up at once, in milliseconds: frames come every 16. */
const SLICE = 8;

/**
 * The text of a file that was chosen; a longer one is refused by its size, and not read.
 * @param most bytes
 */
export async function chosenText(file: Blob, most: number): Promise<Result<string, 'too-long'>> {
  return file.size > most ? err('too-long') : ok(await file.text());
}

/**
 * Does long work in slices, between which the page answers.
 * @param work yields after each piece how much of it that was
 * @param tell is told how much is done, after each slice
 */
export async function inSlices<T>(work: Iterator<number, T, undefined>, tell: (done: number) => void): Promise<T> {
  let done = 0;
  for (;;) {
    const end = performance.now() + SLICE;
    do {
      const step = work.next();
      if (step.done) return step.value;
      done += step.value;
    } while (performance.now() < end);
    tell(done);
    await new Promise((next) => setTimeout(next));
  }
}
