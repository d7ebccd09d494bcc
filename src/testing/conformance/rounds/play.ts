/** Rounds by chance: any rule set, any legal actions; every state on the way is held to what must always be true. */

import { isDeepStrictEqual } from 'node:util';
import { deckUnder } from '#core/game/game.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import type { Subject } from '../subject.ts';
import { checkEnd } from './end.ts';
import { copyOfRules, frozen } from './frozen.ts';
import { checkMoves } from './moves.ts';
import { checkSecrets } from './secrets.ts';
import { checkState } from './state.ts';
import { Tally } from './tally.ts';

/** One by which even what is rarest comes up. */
const SEED = 20_245;
/** The rounds of a full run; expected counts refer to it. */
export const WHOLE_RUN = 10_000;

/** Plays so many rounds; reports what is wrong with the first that fails, or in the end what did not come up. */
export function* roundFaults(subject: Subject, runs: number): Generator<unknown> {
  const { happens, refuses } = subject.kit.rounds;
  const [happened, refused] = [new Tally(), new Tally()];
  const seeds = makeRng(SEED);
  for (let run = 0; run < runs; run++) {
    const seed = seeds.upTo(2 ** 31 - 1);
    try {
      playOne(subject, makeRng(seed), happened, refused);
    } catch (error) {
      yield `round ${run} (${seed}): ${error instanceof Error ? (error.stack ?? error.message) : error}`;
    }
  }
  const share = runs / WHOLE_RUN;
  yield* happened.missing(happens, share);
  yield* refused.missing(refuses, share);
}

function playOne(subject: Subject, rng: Rng, happened: Tally, refused: Tally): void {
  const { kit, rounds } = subject;
  const { rules: house, setup, pack, choose } = kit.rounds.table(rng);
  const rules = copyOfRules(house);
  const cards = deckUnder(subject.game, rules);
  const dealt = pack ? rounds.dealFrom(rules, setup, pack) : rounds.round.deal(rules, setup);
  if (!dealt.ok) throw new Error(`no deal: ${dealt.error.rule}`);

  const actions = [];
  let state = frozen(dealt.value);
  for (;;) {
    const now = checkState(subject, state, cards);
    const { options } = now;
    kit.rounds.checkState?.(state, options, happened);
    if (options.length === 0 || rng.upTo(kit.rounds.oneIn - 1) === 0) {
      checkMoves(subject, state, now, rng, refused);
      kit.rounds.checkMoves?.(state, options, refused);
      checkSecrets(subject, state, now, cards, rng);
    }
    const action = choose(state, options, rng) ?? options[rng.upTo(Math.max(options.length - 1, 0))];
    if (!action) break;
    if (actions.length >= kit.rounds.bound(setup)) throw new Error('the round does not end');
    const next = rounds.round.apply(state, action);
    if (!next.ok) throw new Error(`legal, yet refused: ${kit.rounds.keyOf(action)} by ${next.error.rule}`);
    kit.rounds.checkStep?.(state, next.value, action);
    actions.push(action);
    state = frozen(next.value);
  }
  checkEnd(subject, state, happened);
  kit.rounds.checkEnd(state, happened, dealt.value);

  // From the seed alone where it shuffled the pack, else from the same pack.
  const fair = pack ? dealt : rounds.round.deal(rules, setup);
  happened.add(pack ? 'from a pack' : 'from the seed');
  const again = fair.ok ? rounds.playOn(fair.value, actions) : fair;
  const last = again.ok ? again.value.at(-1) : undefined;
  const text = JSON.stringify(state);
  if (JSON.stringify(last) !== text) throw new Error('the replay differs');
  if (!isDeepStrictEqual(JSON.parse(text), state)) throw new Error('the state is no plain JSON');
}
