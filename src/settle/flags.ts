/** What follows the name of a command: its flags, and what it is about. */

import { err, ok, type Result } from '#core/result.ts';
import { nearestWords } from '#src/reading/suggest/edit-distance.ts';

/** A flag that a command knows; with `values`, one of them follows it. */
export interface Flag {
  readonly name: `--${string}`;
  readonly short?: `-${string}`;
  readonly values?: readonly string[];
}

export const HELP_FLAG: Flag = { name: '--help', short: '-h' };

/** The flags that were set, with their values, and all that is no flag. */
export interface Words {
  readonly flags: ReadonlyMap<string, string>;
  readonly others: readonly string[];
}

/** Neither `-`, nor a line of a list, nor a hand that is empty. */
const LOOKS_LIKE_FLAG = /^--?\p{L}/u;

/**
 * Reads flags wherever they stand; behind `--` there are none.
 * @param known those of the command
 * @returns them and the rest, or what is wrong, in a sentence
 */
export function readFlags(words: readonly string[], known: readonly Flag[]): Result<Words, string> {
  const flags = new Map<string, string>();
  const others: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (word === '--') return ok({ flags, others: [...others, ...words.slice(at + 1)] });
    if (!LOOKS_LIKE_FLAG.test(word)) {
      others.push(word);
      continue;
    }
    const [, said = word, inline] = /^(.*?)=(.*)$/su.exec(word) ?? [];
    const flag = known.find(({ name, short }) => name === said || short === said);
    if (!flag) return err(unknown(said, known));
    if (!flag.values && inline !== undefined) return err(`${flag.name} takes no value.`);
    const value = flag.values ? (inline ?? words[++at]) : '';
    if (value === undefined || (flag.values && !flag.values.includes(value)))
      return err(`${flag.name} takes ${flag.values?.join(' or ')}.`);
    flags.set(flag.name, value);
  }
  return ok({ flags, others });
}

function unknown(said: string, known: readonly Flag[]): string {
  const names = known.map(({ name }) => name);
  const near = nearest(said, names);
  return `There is no flag “${said}”.${near === undefined ? '' : ` Perhaps ${near}?`} Flags here: ${names.join(', ')}.`;
}

/** The known name that a typo or two turn into a word, where there is one. */
export function nearest(said: string, names: readonly string[]): string | undefined {
  return nearestWords(said, names)[0];
}
