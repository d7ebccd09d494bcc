/**
 * Rounds that a table says were paid their own way, as the device remembers them: those of the evening that was asked last. They are
 * known by when they were written, since a number is given again where a round was taken back.
 */

/** When the rounds were written; none where the text is of another evening, or of an earlier edition. */
export function roundsLeft(text: string, evening: string): readonly number[] {
  const [of, rounds = '', ...more] = text.split(' ');
  const times = rounds.split(',').map(Number);
  return of === evening && more.length === 0 && times.every((time) => time > 0) ? times : [];
}

/** @param times when the rounds were written */
export function leftText(evening: string, times: readonly number[]): string {
  return `${evening} ${[...new Set(times)].join(',')}`;
}
