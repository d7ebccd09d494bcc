/** A table that is left and come back to: the round, whoever has how many chips, on this device. */

import { remembered } from '../storage/remembered.ts';
import { readRound, roundText } from './link.ts';
import { houseOf, type Rounds } from './rounds.ts';

const keptOf = ({ playing }: Rounds) => remembered(`table:${playing.all.game.id}`);

/** Keeps the table as it is. The round is in the address too, by its seed. */
export function keep(rounds: Rounds): void {
  const { count, chips, bankMoves } = rounds.now;
  keptOf(rounds).set(`${roundText(rounds)}&c=${count}&t=${chips.join('.')}&k=${bankMoves ? 1 : 0}`);
  history.replaceState(null, '', `?s=${rounds.now.seating.seed}`);
}

/**
 * The table that the reader meets: the round of a link, or the one he left, or a new one under his house. Who comes for the
 * first time meets the round that is in the page already.
 * `whole` is false where a link could be read in part only.
 */
export async function comeBack(
  opened: Rounds,
  search: string,
): Promise<{ readonly rounds: Rounds; readonly whole: boolean }> {
  const kept = keptOf(opened).get();
  const asked = new URLSearchParams(search);
  const seed = asked.get('s');
  const same = seed === null || new URLSearchParams(kept).get('s') === seed;
  if (kept !== '' && same && asked.get('m') === null) {
    const left = await readRound(kept, opened);
    if (left) return { rounds: withScores(left.rounds, kept), whole: true };
  }
  const read = seed === null ? undefined : await readRound(search, opened);
  if (read) return read;
  const rules = await houseOf(opened.playing.all);
  const dealt = rules && opened.dealt({ ...opened.now.seating, seed: anySeed() }, rules);
  return { rounds: dealt ?? opened, whole: seed === null };
}

/** The scores that were kept beside the round; what is damaged begins anew. */
function withScores(rounds: Rounds, kept: string): Rounds {
  const params = new URLSearchParams(kept);
  const count = Number(params.get('c'));
  const chips = (params.get('t') ?? '').split('.').filter(Boolean).map(Number);
  const sound = Number.isSafeInteger(count) && count >= 1 && chips.every(Number.isSafeInteger);
  return sound ? rounds.with({ count, chips, bankMoves: params.get('k') !== '0' }) : rounds;
}

function anySeed(): number {
  return Math.floor(Math.random() * 1_000_000);
}
