/** Rounds of every game: every invalid action is refused by a rule, and the state stays plain JSON to the end. */

import { inspect, isDeepStrictEqual } from 'node:util';
import { assertDefined } from '#core/assert-defined.ts';
import type { Rng } from '#core/random/rng.ts';
import { GAMES } from '#games/index.ts';
import { NOTHINGS, wrongParts } from '#testing/conformance/no-action.ts';
import { ONLOOKER } from '#testing/conformance/rounds/kit.ts';
import { loadSubject, type Subject } from '#testing/conformance/subject.ts';
import { KITS } from '#testing/kits.ts';
import { type DoorTally, Meter } from './entry-point.ts';

/** So many junk actions before each that is played. */
const JUNK = 4;

export async function fuzzRounds(rng: Rng, isOver: () => boolean): Promise<DoorTally> {
  const meter = new Meter('rounds');
  const subjects: Subject[] = [];
  for (const book of GAMES) subjects.push(await loadSubject(book, assertDefined(KITS.get(book.id))));
  while (!isOver()) {
    for (const subject of subjects) meter.throws(`a round of ${subject.game.id}`, () => faultOf(subject, rng));
  }
  return meter.tally;
}

/** Plays one round to its end, junk before each action. */
function faultOf({ kit, rounds: { round, dealFrom }, ids }: Subject, rng: Rng): string | undefined {
  const { rules, setup, pack, choose } = kit.rounds.table(rng);
  const dealt = pack ? dealFrom(rules, setup, pack) : round.deal(rules, setup);
  if (!dealt.ok) return `no deal: ${dealt.error.rule}`;
  let state = dealt.value;
  for (;;) {
    const options = round
      .view(state, ONLOOKER)
      .seats.flatMap(({ who }) => round.legal(state, who).map(({ action }) => action));
    const [first, ...others] = options;
    if (!first) break;
    const action = choose(state, options, rng) ?? rng.pick([first, ...others]);
    const junk = [...wrongParts({ ...action })].filter((one) => !isDeepStrictEqual(one, action));
    for (const given of rng.shuffled([...junk, ...NOTHINGS]).slice(0, JUNK)) {
      const next: ReturnType<typeof round.apply> = Reflect.apply(round.apply, undefined, [state, given]);
      if (next.ok || !ids.has(next.error.rule)) return `taken for an action: ${inspect(given)}`;
    }
    const next = round.apply(state, Object.assign({ more: 1n }, action));
    if (!next.ok) return `refused: ${inspect(action)}`;
    state = next.value;
  }
  return isDeepStrictEqual(JSON.parse(JSON.stringify(state)), state) ? undefined : 'its state is no plain JSON';
}
