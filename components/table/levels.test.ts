/** The level of the others: kept in a round's text, played on at, and without meaning for moves that were made. */

import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { bestMove } from '#core/rounds/best-move.ts';
import { GAMES } from '#games/index.ts';
import { loaded } from '../loading/loaded.ts';
import { firstTable } from './first.ts';
import { readRound, roundText } from './link.tsx';
import { openRounds, type Rounds } from './rounds.ts';
import { stateOf } from './sitting.ts';

const DECIDING = GAMES.filter(({ load }) => load.advice !== null);

function isOver({ playing, sitting }: Rounds): boolean {
  return playing.file.round.result(stateOf(sitting)) !== null;
}

/** The reader plays plainly, so many moves or to the end. */
function played(rounds: Rounds, moves = Number.POSITIVE_INFINITY): Rounds {
  let now = rounds;
  for (let move = 0; move < moves && !isOver(now); move++) {
    const { round } = now.playing.file;
    const action = round.suggest(round.view(stateOf(now.sitting), now.sitting.you));
    if (!action) break;
    now = now.act(action);
  }
  return now;
}

describe.each(DECIDING)('$id', async ({ id }) => {
  const { table } = await firstTable(id, 'vi');
  const plain = await openRounds(assertDefined(loaded(id, 'vi')), 'vi', table);
  const good = await plain.withRivals(true);
  const deal = (rounds: Rounds, seed: number) =>
    assertDefined(rounds.dealt({ ...rounds.now.seating, seed, winner: null }, {}));

  test('plain is the default, and its text is as it always was', () => {
    expect(plain.good).toBe(false);
    expect(roundText(plain)).not.toMatch(/&l=/);
  });

  test('the others play what the advice finds best', () => {
    const { round } = good.playing.file;
    const { states, actions, you, rivals } = played(deal(good, 1)).sitting;
    for (const [at, action] of actions.entries()) {
      if (action.seat === you) continue;
      const state = states[at];
      const usual = assertDefined(round.suggest(round.view(state, action.seat)));
      const best = bestMove(round, assertDefined(rivals), state, action.seat, usual);
      expect(action).toEqual(best?.action ?? usual);
    }
  });

  test('a linked round replays to the same states at its level; one left in its middle goes on at it', async () => {
    for (const seed of [1, 2]) {
      for (const moves of [1, Number.POSITIVE_INFINITY]) {
        const before = played(deal(good, seed), moves);
        const text = roundText(before);
        const read = assertDefined(await readRound(text, plain));
        expect([read.whole, read.rounds.good]).toEqual([true, true]);
        expect(JSON.stringify(read.rounds.sitting.states)).toBe(JSON.stringify(before.sitting.states));
        expect(played(read.rounds).sitting.actions).toEqual(played(before).sitting.actions);
        // The moves say the same at any level.
        const other = assertDefined(await readRound(text.replace('&l=1', ''), plain));
        if (isOver(before))
          expect(JSON.stringify(other.rounds.sitting.states)).toBe(JSON.stringify(before.sitting.states));
      }
    }
  });

  test('a new round keeps the level, and it can be taken back', async () => {
    expect((await played(deal(good, 1)).again()).good).toBe(true);
    expect((await good.withRivals(false)).good).toBe(false);
  });
});
