/** Hints at random tables of every game: a best move, its button, and a reason. */

import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { LANGS } from '#core/lang.ts';
import { makeRng } from '#core/random/rng.ts';
import { GAMES } from '#games/index.ts';
import { runs } from '#testing/runs.ts';
import { loaded } from '../loading/loaded.ts';
import { firstTable } from './first.ts';
import { hintAt } from './hint.ts';
import { openRounds } from './rounds.ts';
import { stateOf } from './sitting.ts';

const ROUNDS = runs(20);
/** What only says how to use the screen, and nothing of the move. */
const NO_REASON = ['Chạm các lá muốn đánh.', 'Tap the cards you want to play.'];

describe.each(GAMES)('at a table of $id', ({ id, load }) => {
  test.each(LANGS)('in %s', async (lang) => {
    const advice = load.advice && (await load.advice()).advice;
    const { table } = await firstTable(id, lang, 4);
    const opened = await openRounds(assertDefined(loaded(id, lang)), lang, table);
    const { round } = opened.playing.file;
    let hints = 0;
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const rng = makeRng(seed);
      let now = assertDefined(opened.dealt({ ...table.first, seed }, {}));
      for (;;) {
        const state = stateOf(now.sitting);
        const { you } = now.sitting;
        const view = round.view(state, you);
        if (view.done || view.legal.length === 0) break;
        const hint = assertDefined(await hintAt(now, lang));
        hints += 1;
        const { head = '', text, tone } = hint.say;
        expect(tone).toBe('plain');
        expect(text).toMatch(/^\p{Lu}.*\.$|^\d.*\.$/u);
        expect(NO_REASON).not.toContain(text);
        // Once its cards are tapped, the move has its button, and that is what the head says.
        const { offers } = now.shown(now.sitting.states.length - 1, hint.cards).scene;
        const buttons = offers.flatMap((offer) =>
          offer.kind === 'move' ? [offer] : offer.kind === 'step' ? offer.ways : [],
        );
        expect(buttons.map((button) => button.text)).toContain(head);
        const { weighed } = advice?.weigh(view, round.seen(state, you)) ?? {};
        if (weighed) {
          const most = Math.max(...weighed.map(({ worth }) => worth));
          const same = weighed.filter(({ worth }) => worth === most).map(({ action }) => action);
          expect(same).toContainEqual(hint.action);
        } else expect(hint.action).toEqual(round.suggest(view));
        const other = assertDefined(view.legal[rng.upTo(view.legal.length - 1)]).action;
        now = now.act(rng.upTo(2) === 0 ? other : hint.action);
      }
    }
    expect(hints).toBeGreaterThan(ROUNDS - 5);
  });
});
