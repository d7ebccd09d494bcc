/** Rounds told by their result, held against the engine's ruling on the cards that they were told of. */

import type { Field } from '#core/case.ts';
import { displayCase } from '#core/display-case.ts';
import type { ToldResult } from '#core/evening/evening.ts';
import { paymentsBy } from '#core/evening/payments.ts';
import type { ResultForm, ResultSeat, RoundResults } from '#core/evening/results.ts';
import type { Game } from '#core/game/game.ts';
import type { Rules } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { anyFieldsOf } from './any-case.ts';
import { anyRuleSet } from './rule-sets.ts';

/** Seats in short: `cai plain; win; nut:7; left:6+2tw+1q; ?` – `cai` is the banker, `?` a seat of whom nothing is told. */
export function seatsInShort(text: string): readonly ResultSeat[] {
  return text.split('; ').map((seat) => {
    const [, banker, code = '?', count, twos, quads] =
      /^(cai )?([a-z0-9?-]+?)(?::(\d+))?(?:\+(\d)tw)?(?:\+(\d)q)?$/.exec(seat) ?? [];
    const result: ToldResult | null =
      code === '?'
        ? null
        : {
            code,
            ...(count === undefined ? {} : { count: Number(count) }),
            ...(twos === undefined ? {} : { twos: Number(twos) }),
            ...(quads === undefined ? {} : { quads: Number(quads) }),
          };
    return { role: banker ? 'banker' : 'player', result };
  });
}

/** What is ruled on such seats: `-6 -4 +10`, or the fault and its seat. */
export function ruledSeats<R extends Rules>(
  results: RoundResults<R>,
  form: ResultForm,
  text: string,
  rules: R,
): string {
  const ruling = results.settle(form, seatsInShort(text), rules);
  if (ruling.ok) return ruling.value.payments.map((net) => (net > 0 ? `+${net}` : String(net))).join(' ');
  return 'seat' in ruling.error ? `${ruling.error.code} ${ruling.error.seat}` : ruling.error.code;
}

/** How a table tells a round that it has seen the cards of. */
export interface RoundTelling<R extends Rules, V> {
  readonly form: ResultForm;
  /** Undefined where the case is no round that is told so. */
  tell(fields: readonly Field[], verdict: V, rules: R, rng: Rng): readonly ResultSeat[] | undefined;
  /** The house that is played instead, where results leave out what some houses would have to know. */
  house?(rules: R): R;
}

export interface ToldRounds {
  /** Rounds that are paid as their cards are. */
  readonly same: number;
  /** Rounds that were not taken, each with its fault. */
  readonly faults: readonly string[];
  /** Rounds that are paid otherwise. */
  readonly wrong: readonly string[];
}

/** So many rounds of any cards in any house, told by what the engine says of them. */
export function tellRounds<R extends Rules, V>(
  game: Game<R, V>,
  results: RoundResults<R>,
  telling: RoundTelling<R, V>,
  rounds: number,
  seed: number,
): ToldRounds {
  const rng = makeRng(seed);
  const faults: string[] = [];
  const wrong: string[] = [];
  let same = 0;
  for (let round = 0; round < rounds; round++) {
    const any = anyRuleSet(game, rng);
    const rules = telling.house?.(any) ?? any;
    const fields = anyFieldsOf(game, rng, rules);
    const ruling = judge(game, fields, rules);
    if (!ruling.ok) continue;
    const { verdict } = ruling.value;
    const paid = paymentsBy(
      game,
      verdict,
      fields.map(({ name }) => name),
    );
    const seats = paid.ok ? telling.tell(fields, verdict, rules, rng) : undefined;
    if (!paid.ok || !seats) continue;
    const found = results.settle(telling.form, seats, rules);
    const text = displayCase({ game: game.id, preset: game.defaultPreset, rules, fields }, game);
    const said = `${text}, told ${JSON.stringify(seats.map(({ result }) => result))}`;
    if (!found.ok) faults.push(`${found.error.code}: ${said}`);
    else if (found.value.payments.join() === paid.value.join()) same += 1;
    else wrong.push(`${found.value.payments.join()}: ${said}`);
  }
  return { same, faults, wrong };
}
