import { expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { makeRng } from '#core/random/rng.ts';
import { assertOk } from '#testing/results.ts';
import { runs } from '#testing/runs.ts';
import { cardsText } from '#words/text.ts';
import { BANKER, round } from '../round/index.ts';
import { anyRules } from '../testing/cases.ts';
import { table as en } from '../words/en/round.ts';
import { table as vi } from '../words/vi/round.ts';

const NAMES = ['an', 'binh', 'chi'];

test('a payment that cards decided names them, the better one first; no other does', () => {
  let seen = 0;
  for (let at = 0; at < runs(400); at++) {
    const rng = makeRng(at + 1);
    const players = NAMES.map((name) => ({ name, stake: 1 }));
    let state = assertOk(round.deal(anyRules(rng), { seed: rng.upTo(1_000_000), players, banker: true }));
    for (const seat of [...NAMES, BANKER]) {
      state = assertOk(round.apply(state, { type: 'show', seat }));
    }
    const view = round.view(state, 'an');
    const cardsOf = (who: string) => view.seats.find((seat) => seat.who === who)?.cards ?? [];
    const settled = round.log(state).filter((event) => event.type === 'settle');
    const [inVi, inEn] = [vi, en].map((table) => table.ending(view, round.seen(state, 'an')).payments);
    for (const [i, { who, player, banker, outcome }] of settled.entries()) {
      const texts = [inVi?.[i]?.text, inEn?.[i]?.text].map(assertDefined);
      const even = state.rules.tie !== 'draw' && player.kind === banker.kind && player.points === banker.points;
      const cards = texts.map((text) => text.split(': ')[1]?.split(/ hơn | beats /));
      if (!even) {
        expect(cards).toEqual([undefined, undefined]);
        continue;
      }
      const [better, worse] = outcome === 'win' ? [who, BANKER] : [BANKER, who];
      for (const named of cards) {
        expect(cardsOf(better).map((card) => cardsText([assertDefined(card)]))).toContain(named?.[0]);
        expect(cardsOf(worse).map((card) => cardsText([assertDefined(card)]))).toContain(named?.[1]);
      }
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(5);
});
