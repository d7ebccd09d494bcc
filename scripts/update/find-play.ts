import type { Action, Setup } from '#core/game/round.ts';
import type { PlayWitness } from '#core/house/witness.ts';
import { allowedValues, type Rules, type SettingValue } from '#core/house-rules.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import {
  type Divergence,
  dealBoth,
  divergenceIn,
  type PlayedRuleSet,
  playBoth,
  sameSoFar,
} from '#core/rounds/divergence.ts';
import { anyOption } from '#testing/effect.ts';
import type { Witnessed } from '../checks/witnesses.ts';

/** So many rounds are played under each preset, and none so long. */
const ROUNDS = 4_000;
const LONGEST = 100;

/** A run of play and the cost of telling it. */
interface Found {
  readonly witness: PlayWitness;
  readonly cost: number;
}

/**
 * A short run of play after which a value of a setting and the first value diverge; undefined where none is found. Under the
 * first preset that has one; the rounds are random, at tables like those of readers.
 */
export function findPlay(of: Witnessed, table: Setup, key: string, value: SettingValue): PlayWitness | undefined {
  for (const [base, rules] of Object.entries(of.game.presets)) {
    const rng = makeRng(1);
    const ruleSets = [
      { ...rules, [key]: allowedValues(of.game.schema[key])[0] ?? value },
      { ...rules, [key]: value },
    ] as const;
    let best: Found | undefined;
    for (let n = 0; n < ROUNDS; n++) {
      for (const found of partings(of, base, anySetup(table, rng), ruleSets, rng, best?.cost ?? LONGEST)) best = found;
    }
    if (best) return best.witness;
  }
  return undefined;
}

/**
 * Plays one random round until the two diverge; yields each point where events or legal actions differ, if it is cheaper to tell.
 */
function* partings(
  { round }: Witnessed,
  base: string,
  setup: Setup,
  rules: readonly [Rules, Rules],
  rng: Rng,
  below: number,
): Generator<Found> {
  let played = dealBoth(round, rules, setup);
  const actions: Action[] = [];
  while (played && actions.length < below) {
    const apart = divergenceIn(round, played);
    if (apart) {
      const cost = costOf(actions, apart);
      const next = nextIn(round, played, apart);
      if (cost < below) yield { witness: { base, setup, actions: [...actions], ...(next ? { next } : {}) }, cost };
    }
    if (played.some(({ refused }) => refused) || !sameSoFar(round, played)) return;
    const { state } = played[rng.upTo(1) === 0 ? 0 : 1];
    const seats = round.view(state, '').seats.map(({ who }) => who);
    const chosen = anyOption(
      seats.flatMap((who) => round.legal(state, who)),
      rng,
    );
    if (!chosen) return;
    actions.push(chosen.action);
    played = playBoth(round, played, chosen.action);
  }
}

/** A line for each action, and one for all that is offered on either side. */
function costOf(actions: readonly Action[], { sides }: Divergence): number {
  return actions.length + sides.reduce((sum, { options }) => sum + options.length, 0);
}

/** What a plain player does next under the rule set where nothing has happened, while something has under the other. */
function nextIn(
  round: Witnessed['round'],
  played: readonly [PlayedRuleSet, PlayedRuleSet],
  { sides }: Divergence,
): Action | null {
  const quiet = sides.findIndex(({ events }) => events.length === 0);
  const ruled = played[quiet];
  if (!ruled || sides.every(({ events }) => events.length === 0)) return null;
  const turn = round.view(ruled.state, '').turn;
  return turn === null ? null : round.suggest(round.view(ruled.state, turn));
}

/** A table with fewer people, another seed, and anybody or nobody where it names one of them (who deals) or none (who won last). */
function anySetup(table: Setup, { upTo }: Rng): Setup {
  const players = table.players.slice(0, 1 + upTo(table.players.length - 1));
  const seats = table.players.map(({ name }) => name);
  const others = Object.entries(table).map(([key, value]) => {
    const anybody = players[upTo(players.length - 1)]?.name ?? null;
    if (value === null) return [key, upTo(1) === 0 ? anybody : null];
    return [key, seats.includes(value) ? anybody : typeof value === 'boolean' ? upTo(1) === 0 : value];
  });
  return { ...table, ...Object.fromEntries(others), seed: upTo(999), players };
}
