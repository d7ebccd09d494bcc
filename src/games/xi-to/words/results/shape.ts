import { type ResultWords, wordFor } from '#core/evening/result-words.ts';
import { type PotLine, potLine } from '#words/results/pot.ts';
import { inside } from '#words/text.ts';
import type { ResultCode } from '../../results/codes.ts';

/** What only a language can say of a round that is told by its result. */
interface ResultLanguage {
  readonly ask: string;
  readonly player: Readonly<Record<ResultCode, string>>;
}

export function makeResultWords(line: PotLine, { ask, player }: ResultLanguage): ResultWords {
  return {
    ask: () => ask,
    option: (code) => wordFor(player, code),
    seat: ({ code }) => inside(wordFor(player, code)),
    side: (code) => code,
    line: (_, seats) => potLine(line, seats),
  };
}
