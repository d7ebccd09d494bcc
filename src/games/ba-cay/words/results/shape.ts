import { type ResultWords, wordFor } from '#core/evening/result-words.ts';
import type { ResultForm } from '#core/evening/results.ts';
import { type BankerLine, bankerLine, type KindWords } from '#words/results/against-banker.ts';
import { type PotLine, potLine } from '#words/results/pot.ts';
import { inside } from '#words/text.ts';
import type { BANKER_CODES, PLAYER_CODES, ResultCode } from '../../results/codes.ts';

/** What only a language can say of a round that is told by its result. */
interface ResultLanguage {
  readonly asks: Readonly<Record<Extract<ResultForm, 'banker' | 'pot'>, string>>;
  readonly banker: Readonly<Record<(typeof BANKER_CODES)[number], string>>;
  readonly player: Readonly<Record<(typeof PLAYER_CODES)[number], string>>;
  points(count: number): string;
  /** In the sentence of a line: who holds what. */
  readonly kinds: Readonly<Record<Exclude<ResultCode, 'plain' | 'win' | 'push' | 'lose'>, KindWords>>;
}

export function makeResultWords(
  lines: { readonly banker: BankerLine; readonly pot: PotLine },
  language: ResultLanguage,
): ResultWords {
  const { asks, points, kinds } = language;
  return {
    ask: (form) => wordFor(asks, form),
    option: (code, role) => wordFor(language[role], code),
    seat: ({ code, count }, role) =>
      code === 'nut' && count !== undefined ? points(count) : inside(wordFor(language[role], code)),
    side: (code) => code,
    line: (form, seats) => (form === 'pot' ? potLine(lines.pot, seats) : bankerLine(lines.banker, kinds, seats)),
  };
}
