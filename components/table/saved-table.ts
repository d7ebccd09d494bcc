/** Saves a table on this device, so that it can be left and resumed: the round, and everybody's chips. */

import { remembered } from '../storage/remembered.ts';
import { readRound, roundText } from './link.ts';
import { chosenRules, type Rounds } from './rounds.ts';

const scoresOf = ({ playing }: Rounds) => remembered(`table:${playing.all.game.id}`);

/** Saves the table. The round is also in the address, by its seed. */
export function saveTable(rounds: Rounds): void {
  const { count, chips, bankMoves } = rounds.now;
  scoresOf(rounds).set(`${roundText(rounds)}&c=${count}&t=${chips.join('.')}&k=${bankMoves ? 1 : 0}`);
  history.replaceState(null, '', `?s=${rounds.now.seating.seed}`);
}

/**
 * The table that the reader gets: the round of a link, or the saved one, or a new one under the chosen rules. On a first visit it
 * is the round that is in the page already. `whole` is false where a link could be read in part only.
 */
export async function restoreTable(
  opened: Rounds,
  search: string,
): Promise<{ readonly rounds: Rounds; readonly whole: boolean }> {
  const kept = scoresOf(opened).get();
  const asked = new URLSearchParams(search);
  const seed = asked.get('s');
  const same = seed === null || new URLSearchParams(kept).get('s') === seed;
  if (kept !== '' && same && asked.get('m') === null) {
    const left = await readRound(kept, opened);
    if (left) return { rounds: withScores(left.rounds, kept), whole: true };
  }
  const read = seed === null ? undefined : await readRound(search, opened);
  if (read) return read;
  const rules = await chosenRules(opened.playing.all);
  const dealt = rules && opened.dealt({ ...opened.now.seating, seed: anySeed() }, rules);
  return { rounds: dealt ?? opened, whole: seed === null };
}

/** The scores saved with the round; damaged ones start again. */
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
