import type { ToldResult } from '#core/evening/evening.ts';
import { type NamedSeat, type ResultWords, wordFor } from '#core/evening/result-words.ts';
import { inside } from '#words/text.ts';
import { END_CODES, type ResultCode, type SideCode } from '../../results/codes.ts';

/** What only a language can say of a round that is told by its result. */
interface ResultLanguage {
  readonly ask: string;
  readonly options: Readonly<Record<ResultCode, string>>;
  readonly sides: Readonly<Record<SideCode, string>>;
  /** Behind a name: `còn 6 lá`. */
  left(count: number): string;
  readonly cong: string;
  twos(count: number): string;
  quads(count: number): string;
  /** What the others have left, where that is all there is to say: `còn 6, 4, 6 lá`. */
  allLeft(counts: readonly number[]): string;
  readonly ends: Readonly<Record<(typeof END_CODES)[number], (who: string) => string>>;
  stopper(who: string): string;
  kept(who: string): string;
  /** @param cong they never played a card: `what` says so */
  holds(who: string, what: string, cong: boolean): string;
}

export function makeResultWords(language: ResultLanguage): ResultWords {
  const { ask, options, sides } = language;
  return {
    ask: () => ask,
    option: (code) => wordFor(options, code),
    seat: (result) => seatText(result, language),
    side: (code) => wordFor(sides, code),
    line: (_, seats) => lineOf(seats, language),
  };
}

function seatText(result: ToldResult, language: ResultLanguage): string {
  const { code } = result;
  const said = inside(wordFor(language.options, code));
  if (code === 'kept') return `${said}, ${holding(result, language)}`;
  return code === 'left' || code === 'cong' ? holding(result, language) : said;
}

/** `còn 6 lá, 1 heo`. */
function holding({ code, count = 0, twos = 0, quads = 0 }: ToldResult, language: ResultLanguage): string {
  const left = code === 'cong' ? language.cong : language.left(count);
  return [left, ...(twos > 0 ? [language.twos(twos)] : []), ...(quads > 0 ? [language.quads(quads)] : [])].join(', ');
}

function lineOf(seats: readonly NamedSeat[], language: ResultLanguage): string {
  const end = seats.flatMap(({ name, result }) => {
    const code = END_CODES.find((one) => one === result?.code);
    return code ? [{ code, said: language.ends[code](name) }] : [];
  });
  const begin = end.map(({ said }) => said);
  if (end.some(({ code }) => code !== 'out')) {
    return [...begin, ...told(seats, 'stopper').map(({ name }) => language.stopper(name))].join(', ');
  }
  const others = seats.flatMap(({ name, result }) => (result && result.code !== 'out' ? [{ name, result }] : []));
  const isPlain = others.every(({ result: { code, twos = 0, quads = 0 } }) => code === 'left' && twos + quads === 0);
  if (isPlain) return [...begin, language.allLeft(others.map(({ result: { count = 0 } }) => count))].join(', ');
  const left = others.map(({ name, result }) => {
    return language.holds(name, holding(result, language), result.code === 'cong');
  });
  return [...begin, ...left, ...told(seats, 'kept').map(({ name }) => language.kept(name))].join('; ');
}

function told(seats: readonly NamedSeat[], code: ResultCode): readonly NamedSeat[] {
  return seats.filter(({ result }) => result?.code === code);
}
