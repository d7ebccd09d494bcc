/** Rounds of every game: whatever is no action is refused by a rule, and what is kept is plain JSON to the end. */

import { isDeepStrictEqual } from 'node:util';
import { assertDefined } from '#core/assert-defined.ts';
import type { Rng } from '#core/random/rng.ts';
import { GAMES } from '#games/index.ts';
import type { GameKit } from '#testing/conformance/kit.ts';
import { NOTHINGS, wrongParts } from '#testing/conformance/no-action.ts';
import { ONLOOKER } from '#testing/conformance/rounds/kit.ts';
import { loadSubject, type Subject } from '#testing/conformance/subject.ts';
import { KITS } from '#testing/kits.ts';
import { Meter, type Tally } from './door.ts';

/** So many junk actions before each that is played. */
const JUNK = 4;

export async function rounds(rng: Rng, isOver: () => boolean): Promise<Tally> {
  const meter = new Meter('actions');
  const subjects: Subject[] = [];
  for (const book of GAMES) {
    const kit: GameKit = assertDefined(KITS.get(book.id));
    subjects.push(await loadSubject(book, kit));
  }
  while (!isOver()) {
    for (const subject of subjects) playOne(subject, rng, meter);
  }
  return meter.tally;
}

function playOne({ kit, rounds: { round, dealFrom }, ids }: Subject, rng: Rng, meter: Meter): void {
  const { rules, setup, pack, choose } = kit.rounds.table(rng);
  const dealt = pack ? dealFrom(rules, setup, pack) : round.deal(rules, setup);
  if (!dealt.ok) throw new Error(`no deal: ${dealt.error.rule}`);
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
      meter.throws(String(given), () => {
        const next: ReturnType<typeof round.apply> = Reflect.apply(round.apply, undefined, [state, given]);
        return next.ok || !ids.has(next.error.rule) ? 'was taken for an action' : undefined;
      });
    }
    const next = round.apply(state, Object.assign({ more: 1n }, action));
    if (!next.ok) break;
    state = next.value;
  }
  meter.throws('the end of a round', () =>
    isDeepStrictEqual(JSON.parse(JSON.stringify(state)), state) ? undefined : 'its state is no plain JSON',
  );
}
