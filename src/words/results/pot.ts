/** The sentence on a round for a pot: who took it, or who shared it. */

import type { NamedSeat } from '#core/evening/result-words.ts';

export interface PotLine {
  listed(names: readonly string[]): string;
  taken(who: string): string;
  shared(who: string, winners: number): string;
}

export function potLine({ listed, taken, shared }: PotLine, seats: readonly NamedSeat[]): string {
  const names = seats.flatMap(({ name, result }) => (result?.code === 'win' ? [name] : []));
  return names.length > 1 ? shared(listed(names), names.length) : taken(listed(names));
}
