import { type NamedSeat, type ResultWords, wordFor } from '#core/evening/result-words.ts';
import { inside } from '#words/text.ts';
import type { ResultCode, SideCode } from '../../results/codes.ts';

/** What only a language can say of a round that is told by its result. */
interface ResultLanguage {
  readonly ask: string;
  readonly options: Readonly<Record<ResultCode, string>>;
  readonly sides: Readonly<Record<SideCode, string>>;
  points(count: number): string;
  /** `Chi nhì`. @param of how many play */
  place(who: string, place: number, of: number): string;
  mom(who: string): string;
  /** Nobody has a meld, and who laid down first is first. */
  allMom(who: string): string;
  readonly out: Readonly<Record<Extract<ResultCode, 'u' | 'u-tron' | 'u-khan'>, (who: string) => string>>;
  den(who: string): string;
}

export function makeResultWords(language: ResultLanguage): ResultWords {
  const { ask, options, sides, points } = language;
  return {
    ask: () => ask,
    option: (code) => wordFor(options, code),
    seat: ({ code, count }) =>
      code === 'points' && count !== undefined ? points(count) : inside(wordFor(options, code)),
    side: (code) => wordFor(sides, code),
    line: (_, seats) => (outLine(language, seats) ?? placesLine(language, seats)).join(', '),
  };
}

function outLine({ out, den }: ResultLanguage, seats: readonly NamedSeat[]): readonly string[] | undefined {
  const kinds = Object.entries(out);
  const went = seats.flatMap(({ name, result }) => {
    const kind = kinds.find(([code]) => code === result?.code);
    return kind ? [kind[1](name)] : [];
  });
  const pays = seats.flatMap(({ name, result }) => (result?.code === 'den' ? [den(name)] : []));
  return went.length > 0 ? [...went, ...pays] : undefined;
}

/** The fewest points first, of equal ones who laid down first; behind them who has no meld. */
function placesLine({ place, mom, allMom }: ResultLanguage, seats: readonly NamedSeat[]): readonly string[] {
  const melded = seats
    .filter(({ result }) => result?.code === 'points')
    .toSorted((a, b) => (a.result?.count ?? 0) - (b.result?.count ?? 0));
  const without = seats.filter(({ result }) => result?.code === 'mom');
  const [first] = without;
  if (melded.length === 0 && first) return [allMom(first.name)];
  return [...melded.map(({ name }, at) => place(name, at + 1, seats.length)), ...without.map(({ name }) => mom(name))];
}
