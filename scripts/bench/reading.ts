/** What people type read by the reader of messages: a line or two, the longest that is read, and texts that are made to be hard. */

import { readMessage } from '#src/reading/read-message.ts';
import { READABLE } from '#src/reading/testing/readable.ts';
import { spoken } from '#src/reading/testing/spoken.ts';
import { rounded, used } from './timing.ts';

const ROUNDS = 9;
/** A text that takes longer than all of this is slow enough to be seen at once. */
const ENOUGH_MS = 3000;
/** So many letters a text may have, blanks and signs among them. */
const LONG = 300;
const LONGEST = 2000;

/** Each word of it may be a card, a person, a game, or nothing. */
const ALIKE = `sam, ${'xi to an A binh at co '.repeat(94)}`;

/** One text, and the longest that it took. */
interface Read {
  readonly name: string;
  readonly letters: number;
  readonly worst: number;
}

/** Each text is read a few times, the first of them aside: a page reads it while somebody types. */
export function benchReading(): Read[] {
  const texts: readonly (readonly [string, string])[] = [
    ['300 letters', linesOf(LONG)],
    ['2,000 letters', linesOf(LONGEST)],
    ['names and cards alike', ALIKE.slice(0, LONGEST)],
    ['the same, too long', ALIKE],
    ['cards without end', 'A♠ '.repeat(LONGEST / 3)],
    ['marks upon marks', `a${'\u0301\u0323'.repeat(50_000)}`],
  ];
  return texts.map(([name, text]) => {
    read(text);
    let [worst, spent] = [0, 0];
    for (let round = 0; round < ROUNDS && spent < ENOUGH_MS; round++) {
      const started = used();
      read(text);
      const ms = used() - started;
      worst = Math.max(worst, ms);
      spent += ms;
    }
    return { name, letters: text.length, worst: rounded(worst) };
  });
}

function read(text: string): void {
  readMessage(text, { games: READABLE, home: undefined });
}

/** Spoken lines of one game, one behind the other, as far as the letters go. */
function linesOf(letters: number): string {
  let text = 'xì dách: ';
  for (const line of spoken(4000, 5)) {
    if (line.ways[0] !== 'xi-dach' || line.home === undefined) continue;
    text += `${line.text}\n`;
    if (text.length >= letters) return text.slice(0, letters);
  }
  throw new Error(`there are no ${letters} letters`);
}
