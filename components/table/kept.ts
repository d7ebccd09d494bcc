/** A table as text for storage: the round with its moves, and the scores of the rounds before. */

import { readRound, roundText } from './link.tsx';
import type { Rounds } from './rounds.ts';

export function keptText(rounds: Rounds): string {
  const { count, chips, bankMoves } = rounds.now;
  return `${roundText(rounds)}&c=${count}&t=${chips.join('.')}&k=${bankMoves ? 1 : 0}`;
}

/** Such a table; undefined where the text has none. Damaged scores start again. */
export async function readKept(text: string, opened: Rounds): Promise<Rounds | undefined> {
  const read = text === '' ? undefined : await readRound(text, opened);
  if (!read) return undefined;
  const params = new URLSearchParams(text);
  const count = Number(params.get('c'));
  const chips = (params.get('t') ?? '').split('.').filter(Boolean).map(Number);
  const sound = Number.isSafeInteger(count) && count >= 1 && chips.every(Number.isSafeInteger);
  return sound ? read.rounds.with({ count, chips, bankMoves: params.get('k') !== '0' }) : read.rounds;
}
