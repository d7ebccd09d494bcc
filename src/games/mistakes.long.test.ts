/** What a look-back calls a mistake, over random rounds of every game: worse by the margin, and so again when counted anew. */

import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import type { Action, Round, Setup } from '#core/game/round.ts';
import type { Rules } from '#core/house-rules.ts';
import { makeRng } from '#core/random/rng.ts';
import { lookBack, MARGIN, type PlayedRound } from '#core/rounds/look-back.ts';
import { chipsAfter } from '#core/rounds/playout.ts';
import { runs } from '#testing/runs.ts';
import { buildOf } from './build.ts';
import { gameOf } from './index.ts';

const ROUNDS = runs(2000);
/** Fewer than a reader gets, for speed: what is stated holds for any number. */
const DEALS = 24;

interface Played extends PlayedRound {
  readonly you: string;
}

/** A round in which everyone plays plainly, but the first seat half of the time at random. */
function anyRound(round: Round, rules: Rules, setup: Setup): Played {
  const rng = makeRng(setup.seed);
  const you = setup.players[0]?.name ?? '';
  const dealt = round.deal(rules, setup);
  const states: unknown[] = dealt.ok ? [dealt.value] : [];
  const actions: Action[] = [];
  for (;;) {
    const action = nextMove(round, states.at(-1), you, rng.upTo(1) === 0 ? rng.upTo : undefined);
    const next = action && round.apply(states.at(-1), action);
    if (!action || !next?.ok) return { setup, states, actions, you };
    states.push(next.value);
    actions.push(action);
  }
}

function nextMove(round: Round, state: unknown, you: string, any?: (max: number) => number): Action | undefined {
  const { seats, turn, done } = round.view(state, you);
  if (done) return undefined;
  const legal = round.legal(state, you);
  if (turn === you && any && legal.length > 0) return legal[any(legal.length - 1)]?.action;
  const first = [...seats].sort((one, other) => Number(other.who === turn) - Number(one.who === turn));
  return first.flatMap(({ who }) => round.suggest(round.view(state, who)) ?? [])[0];
}

describe.each(['xi-dach', 'xi-to', 'ta-la', 'sam'] as const)('%s', async (id) => {
  const { load } = gameOf(id);
  const { round } = await load.round();
  const { advice } = await assertDefined(load.advice)();
  const { tables } = buildOf(id);
  const { game } = await load.engine();
  const rules = assertDefined(game.presets[game.defaultPreset]);

  test('every listed move is worse than the best by the margin, and the figure is the difference', {
    timeout: 0,
  }, () => {
    let [mistakes, anew, more] = [0, 0, 0];
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const played = anyRound(round, rules, { ...tables.own, seed });
      const keyOf = (_: number, action: Action): string => JSON.stringify(action);
      for (const found of lookBack(round, advice, played, played.you, keyOf, DEALS)) {
        if (found.type !== 'mistake') continue;
        const { at, did, best, cost, error, choices } = found.mistake;
        mistakes++;
        expect(cost).toBeGreaterThanOrEqual(MARGIN);
        expect(cost).toBeGreaterThan(error);
        expect(best.mean - did.mean).toBeCloseTo(cost, 9);
        expect(best.weighed.worth).toBe(Math.max(...choices.map(({ weighed }) => weighed.worth)));
        if (advice.chips.by !== 'playouts') continue;
        // Other deals say the same on the whole.
        const state = advice.chips.redeal(played.states[at], played.you, makeRng(-seed));
        const [less, rest] = [did, best].map(({ weighed }) => chipsAfter(round, state, weighed.action));
        if (less === undefined || rest === undefined) continue;
        anew++;
        more += rest - less;
      }
    }
    expect(mistakes).toBeGreaterThan(ROUNDS / 50);
    if (anew > 0) expect(more / anew).toBeGreaterThan(MARGIN);
  });
});
