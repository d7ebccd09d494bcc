/** The sentence on a round against a banker: `Chi ngũ linh, hai người kia thua`. */

import { type NamedSeat, OUTCOMES, type Outcome, PLAIN } from '#core/evening/result-words.ts';

/** What only a language can say. */
export interface BankerLine {
  /** Several names in one: `Bình và Dung`. */
  listed(names: readonly string[]): string;
  /** The banker, at the beginning of the sentence. */
  readonly banker: string;
  /** How players met a banker of whom nothing else is said. */
  readonly outcomes: Readonly<Record<Outcome, (who: string, many: boolean) => string>>;
  /** All players who were not named before, two at least. */
  readonly rest: Readonly<Record<Outcome, (players: number) => string>>;
  /** All players: what the banker does to them, who was named before. */
  readonly all: Readonly<Record<Outcome, (players: number) => string>>;
  /** The same where the banker is not named before. */
  readonly alone: Readonly<Record<Outcome, (players: number) => string>>;
}

/** What somebody holds who is told by it, of one or of many. */
export type KindWords = (who: string, many: boolean, count: number) => string;

export function bankerLine(
  words: BankerLine,
  kinds: Readonly<Record<string, KindWords>>,
  seats: readonly NamedSeat[],
): string {
  const said = (names: readonly string[], code: string, count = 0): string => {
    const kind = kinds[code];
    return kind ? kind(words.listed(names), names.length > 1, count) : words.listed(names);
  };
  const [banker] = seats.filter(({ role }) => role === 'banker');
  const his = banker?.result;
  const begin = his && his.code !== PLAIN ? [said([words.banker], his.code, his.count)] : [];
  const groups = groupsOf(seats.filter(({ role }) => role === 'player'));
  const [first, ...others] = groups;
  if (first?.outcome && others.length === 0 && first.names.length > 1) {
    const all = begin.length > 0 ? words.all : words.alone;
    return [...begin, all[first.outcome](first.names.length)].join(', ');
  }
  const parts = groups.map(({ names, code, count, outcome }, at) => {
    if (!outcome) return said(names, code, count);
    const isRest = at > 0 && at === groups.length - 1 && names.length > 1;
    return isRest ? words.rest[outcome](names.length) : words.outcomes[outcome](words.listed(names), names.length > 1);
  });
  return [...begin, ...parts].join(', ');
}

/** Players who were told alike. */
interface Group {
  readonly code: string;
  readonly count: number | undefined;
  readonly outcome: Outcome | undefined;
  readonly names: readonly string[];
}

/** Who is told by a hand first, then who won, drew and lost. Nobody who was not told. */
function groupsOf(players: readonly NamedSeat[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { name, result } of players) {
    if (!result) continue;
    const { code, count } = result;
    const key = `${code} ${count}`;
    const names = [...(groups.get(key)?.names ?? []), name];
    groups.set(key, { code, count, outcome: OUTCOMES.find((one) => one === code), names });
  }
  const placeOf = ({ outcome }: Group): number => (outcome ? OUTCOMES.indexOf(outcome) : -1);
  return [...groups.values()].sort((a, b) => placeOf(a) - placeOf(b));
}
