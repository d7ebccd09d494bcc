/** Rounds from their actions, and plain play. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Action, Setup } from '#core/game/round.ts';
import type { Rules } from '#core/house-rules.ts';
import { makeRng } from '#core/random/rng.ts';
import { anyRuleSet } from '../rule-sets.ts';
import { ONLOOKER } from './rounds/kit.ts';
import { differ, type GameCheck, type Subject } from './subject.ts';

const SEATS = ['p0', 'p1', 'p2', 'p3'] as const;

interface Played {
  readonly states: readonly unknown[];
  readonly actions: readonly Action[];
}

/** Plain play in every seat until the round is over. */
function autoPlay({ rounds: { round }, kit }: Subject, rules: Rules, setup: Setup): Played {
  const dealt = round.deal(rules, setup);
  if (!dealt.ok) throw new Error(`no deal: ${dealt.error.rule}`);
  const [states, actions]: [unknown[], Action[]] = [[dealt.value], []];
  for (let state = dealt.value; ; state = states.at(-1)) {
    const { turn } = round.view(state, ONLOOKER);
    if (turn === null) return { states, actions };
    const action = round.suggest(round.view(state, turn));
    const next = action && round.apply(state, action);
    if (!action || !next?.ok || actions.length >= kit.rounds.bound(setup)) {
      throw new Error(`stuck: ${JSON.stringify(action)}`);
    }
    actions.push(action);
    states.push(next.value);
  }
}

function tableOf({ kit }: Subject, seed: number): Setup {
  return { ...kit.rounds.setup(makeRng(seed), SEATS.slice(0, 2 + (seed % 3))), seed };
}

export const REPLAY_CHECKS: readonly GameCheck[] = [
  {
    name: 'a replay gives the state after the deal and after each action',
    *faults(subject) {
      const { game, rounds } = subject;
      const rules = assertDefined(game.presets[game.defaultPreset]);
      for (let seed = 0; seed < 20; seed++) {
        const { states, actions } = autoPlay(subject, rules, tableOf(subject, seed));
        const again = rounds.round.deal(rules, tableOf(subject, seed));
        const replayed = again.ok ? rounds.playOn(again.value, actions) : again;
        yield* differ('states', replayed.ok && replayed.value, states);
        yield* differ('JSON', JSON.stringify(replayed.ok && replayed.value), JSON.stringify(states));
      }
    },
  },
  {
    name: 'a replay names the action that was refused, and its rule',
    *faults(subject) {
      const { game, ids, rounds } = subject;
      const rules = assertDefined(game.presets[game.defaultPreset]);
      for (let seed = 0; seed < 20; seed++) {
        const { states, actions } = autoPlay(subject, rules, tableOf(subject, seed));
        const [last] = actions.slice(-1);
        const refused = last && rounds.round.apply(states.at(-1), last);
        if (!last || !refused || refused.ok) {
          if (last) yield `${JSON.stringify(last)} after the end`;
          continue;
        }
        const { rule } = refused.error;
        if (!ids.has(rule)) yield `no rule ${rule}`;
        const error = { ...refused.error, action: actions.length };
        yield* differ('refused', rounds.playOn(states[0], [...actions, last]), { ok: false, error });
      }
    },
  },
  {
    name: 'a deal without anybody is refused, by a rule of the game',
    *faults(subject) {
      const { game, ids, rounds } = subject;
      const rules = assertDefined(game.presets[game.defaultPreset]);
      const dealt = rounds.round.deal(rules, { ...tableOf(subject, 1), players: [] });
      if (dealt.ok || !ids.has(dealt.error.rule)) yield dealt;
    },
  },
  { name: 'plain play comes to an end in every house, moves in turn alone, and is play', faults: plainPlay },
];

function* plainPlay(subject: Subject): Generator<unknown> {
  const { game, kit, rounds } = subject;
  const rng = makeRng(5);
  for (const [name, rules] of [...Object.entries(game.presets), ['any house', null] as const]) {
    const seen = new Map<string, number>();
    for (let seed = 0; seed < kit.rounds.plain; seed++) {
      const { states } = autoPlay(subject, rules ?? anyRuleSet(game, rng), tableOf(subject, seed));
      for (const state of [states[0], states.at(-1)]) {
        const { seats, turn } = rounds.round.view(state, ONLOOKER);
        for (const who of [ONLOOKER, ...seats.map((seat) => seat.who)]) {
          const legal = rounds.round.legal(state, who).length > 0;
          const plain = rounds.round.suggest(rounds.round.view(state, who));
          if (plain ? !legal : who === turn) yield `${name}, seed ${seed}: ${who} ${JSON.stringify(plain)}`;
        }
      }
      if (!rounds.round.result(states.at(-1))) yield `${name}, seed ${seed}: no result`;
      for (const type of new Set(rounds.round.log(states.at(-1)).map((event) => event.type))) {
        seen.set(type, (seen.get(type) ?? 0) + 1);
      }
    }
    if (rules) yield* kit.rounds.dull?.(seen, rules, kit.rounds.plain)?.map((fault) => `${name}: ${fault}`) ?? [];
  }
}
