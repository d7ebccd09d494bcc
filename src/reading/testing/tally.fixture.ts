import { formatCase } from '#core/format.ts';
import { parseCase } from '#core/notation/parse.ts';
import { ENGINES, engineOf } from '#games/engines.ts';
import { readTyped, typedMutations } from './typed.fixture.ts';

/** What a run over mutations came to: texts that were taken wrongly, and how many were cases and errors. */
interface Tally {
  readonly wrong: readonly string[];
  readonly cases: number;
  readonly errors: number;
}

/** Reads as many mutated texts: what is called a case must be one, and what is marked must lie in the text. */
export function tally(count: number, seed: number): Tally {
  const wrong: string[] = [];
  let cases = 0;
  let errors = 0;
  for (const [game, text] of typedMutations(count, seed)) {
    const read = readTyped(game, text);
    const engine = read.read && engineOf(read.read.game);
    if (read.error) {
      errors++;
      const { at, length, found } = read.error;
      if (at < 0 || at + length > text.length || found !== text.slice(at, at + length)) wrong.push(`${game}: ${text}`);
    } else if (read.read && engine) {
      cases++;
      const canonical = formatCase(read.read, engine);
      const again = parseCase(canonical, ENGINES);
      if (!again.ok || formatCase(again.value, engine) !== canonical) wrong.push(`${game}: ${text}`);
    }
    for (const { at, length, found } of [
      ...read.unread,
      ...read.seats.flatMap(({ cards }) => cards.map(({ from }) => from)),
    ]) {
      if (found !== text.slice(at, at + length)) wrong.push(`${game}: ${text} (${found})`);
    }
  }
  return { wrong, cases, errors };
}
