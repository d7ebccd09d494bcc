import { expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import type { MoveButton } from '#core/game/table-screen.ts';
import { makeRng } from '#core/random/rng.ts';
import { assertOk } from '#testing/results.ts';
import { runs } from '#testing/runs.ts';
import { round, type XiToAction, type XiToState } from '../round/index.ts';
import { anyRules } from '../testing/cases.ts';
import { table as en } from '../words/en/round.ts';
import { table as vi } from '../words/vi/round.ts';

const NAMES = ['an', 'bình', 'chi', 'dung'];

function offersTo(state: XiToState, seat: string, table: typeof vi): readonly MoveButton<XiToAction>[] {
  const view = round.view(state, seat);
  const refusal = (action: XiToAction): string | undefined => {
    const tried = round.apply(state, action);
    return tried.ok ? undefined : tried.error.rule;
  };
  return table.scene({ view, log: round.seen(state, seat), tapped: [], refusal }).offers;
}

/** Each button with a price, and what it does. */
function priced(offers: readonly MoveButton<XiToAction>[]) {
  return offers.flatMap((offer) =>
    offer.kind === 'step'
      ? offer.ways.map(({ small, action }) => ({ small, action }))
      : offer.kind === 'move' && offer.type !== 'hole' && offer.type !== 'check'
        ? [{ small: offer.small, action: offer.action }]
        : [],
  );
}

const figureIn = (text: string): number => Number(/\d+/.exec(text)?.[0]);

test('a button says what the pot becomes, or what is lost, and so it is', () => {
  let seen = 0;
  for (let at = 0; at < runs(200); at++) {
    const rng = makeRng(at + 1);
    const players = NAMES.slice(0, 2 + rng.upTo(2)).map((name) => ({ name }));
    const setup = { seed: rng.upTo(1_000_000), players, limit: 4 + rng.upTo(6) };
    for (let state = assertOk(round.deal(anyRules(rng), setup)); state.turn !== null; ) {
      const seat = state.turn;
      const [inVi, inEn] = [vi, en].map((table) => priced(offersTo(state, seat, table)));
      for (const [i, { small, action }] of (inVi ?? []).entries()) {
        expect(figureIn(inEn?.[i]?.small ?? '')).toBe(figureIn(small));
        const events = round.log(assertOk(round.apply(state, action))).slice(round.log(state).length);
        const paid = events.flatMap((e) => (e.who === seat && (e.type === 'to' || e.type === 'theo') ? [e.chips] : []));
        const lost = events.flatMap((e) => (e.type === 'up' && e.who === seat ? [e.lost] : []));
        expect(figureIn(small)).toBe(lost[0] ?? round.view(state, seat).pot + assertDefined(paid[0]));
        seen++;
      }
      const options = round.legal(state, seat);
      state = assertOk(round.apply(state, assertDefined(options[rng.upTo(options.length - 1)]).action));
    }
  }
  expect(seen).toBeGreaterThan(500 / 8);
});
