import { type ResultWords, wordFor } from '#core/evening/result-words.ts';
import { type BankerLine, bankerLine, type KindWords } from '#words/results/against-banker.ts';
import { inside } from '#words/text.ts';
import type { BANKER_CODES, PLAYER_CODES, ResultCode } from '../../results/codes.ts';

/** What only a language can say of a round that is told by its result. */
interface ResultLanguage {
  readonly ask: string;
  readonly banker: Readonly<Record<(typeof BANKER_CODES)[number], string>>;
  readonly player: Readonly<Record<(typeof PLAYER_CODES)[number], string>>;
  /** In the sentence of a line: who holds what. */
  readonly kinds: Readonly<Record<Exclude<ResultCode, 'plain' | 'win' | 'push' | 'lose'>, KindWords>>;
}

export function makeResultWords(line: BankerLine, language: ResultLanguage): ResultWords {
  const { ask, kinds } = language;
  return {
    ask: () => ask,
    option: (code, role) => wordFor(language[role], code),
    seat: ({ code }, role) => inside(wordFor(language[role], code)),
    side: (code) => code,
    line: (_, seats) => bankerLine(line, kinds, seats),
  };
}
