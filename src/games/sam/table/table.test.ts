import { expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import type { Card } from '#core/card.ts';
import { makeRng } from '#core/random/rng.ts';
import { assertOk } from '#testing/results.ts';
import { runs } from '#testing/runs.ts';
import { round, type SamAction, type SamState } from '../round/index.ts';
import { anyRules } from '../testing/cases.ts';
import { table } from '../words/vi/round.ts';

const PLAYERS = ['an', 'bình', 'chi', 'dung'].map((name) => ({ name }));

function toneOf(state: SamState, seat: string, tapped: readonly Card[]): string {
  const view = round.view(state, seat);
  const refusal = (action: SamAction): string | undefined => {
    const tried = round.apply(state, action);
    return tried.ok ? undefined : tried.error.rule;
  };
  return table.scene({ view, log: round.seen(state, seat), tapped, refusal }).say.tone;
}

test('a play that is still being tapped is not refused, in whatever order; whole it may be played', () => {
  let partly = 0;
  for (let at = 0; at < runs(80); at++) {
    const rng = makeRng(at + 1);
    const setup = { seed: rng.upTo(1_000_000), players: PLAYERS, lastWinner: null };
    for (let state = assertOk(round.deal(anyRules(rng), setup)); round.view(state, 'an').turn !== null; ) {
      const seat = assertDefined(round.view(state, 'an').turn ?? undefined);
      const options = round.legal(state, seat);
      const { action } = assertDefined(options[rng.upTo(options.length - 1)]);
      if (action.type === 'play') {
        const cards = rng.shuffled(action.cards);
        for (let taps = 1; taps < cards.length; taps++, partly++)
          expect(toneOf(state, seat, cards.slice(0, taps))).not.toBe('refused');
        expect(toneOf(state, seat, cards)).toBe('ok');
      }
      state = assertOk(round.apply(state, action));
    }
  }
  expect(partly).toBeGreaterThan(100);
});

test('one stake each is not said to be paid for cards', () => {
  const said = new Set<string>();
  for (let at = 0; at < 30; at++) {
    const rng = makeRng(at + 1);
    const rules = { ...anyRules(rng), payout: 'flat', cong: 0 } as const;
    let state = assertOk(round.deal(rules, { seed: at, players: PLAYERS, lastWinner: null }));
    for (let seat = round.view(state, 'an').turn; seat !== null; seat = round.view(state, 'an').turn) {
      const options = round.legal(state, seat);
      state = assertOk(round.apply(state, assertDefined(options[rng.upTo(options.length - 1)]).action));
    }
    const { payments } = table.ending(round.view(state, 'an'), round.seen(state, 'an'));
    for (const { rule, text } of payments)
      if (rule === 'sam-pay-cards') said.add(text.replace(/ thua, chung .+/u, ' thua'));
  }
  expect([...said].sort()).toEqual(['An thua', 'Bình thua', 'Chi thua', 'Dung thua']);
});
