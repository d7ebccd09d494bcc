import type { Game } from '../game/game.ts';
import { type Action, eventKind, type MoveOption, type Round, type RoundEvent } from '../game/round.ts';
import { actionOf, type PlayWitness } from '../house/witness.ts';
import { defaultValue, type Rules, type SettingValue } from '../house-rules.ts';
import { err, ok, type Result } from '../result.ts';
import type { Who } from '../ruling.ts';

/** Where two rule sets diverge after the same play. */
export interface Divergence {
  /** The events that both share, except antes and dealing. */
  readonly before: readonly RoundEvent[];
  readonly sides: readonly [DivergenceSide, DivergenceSide];
}

/** One side of a divergence: what happened only there, or what a seat may do next. */
export interface DivergenceSide {
  readonly rules: Rules;
  readonly events: readonly RoundEvent[];
  readonly seat: Who;
  readonly options: readonly MoveOption[];
}

/** The round under one rule set so far; `refused` where it did not allow the last action. */
export interface PlayedRuleSet {
  readonly rules: Rules;
  readonly state: unknown;
  readonly refused?: true;
}
export type RuleSetPair = readonly [PlayedRuleSet, PlayedRuleSet];

/**
 * Plays a run under a setting's first value and under another one; what is wrong where they do not diverge by its last action.
 */
export function readDivergence(
  { schema, presets }: Pick<Game, 'schema' | 'presets'>,
  round: Round,
  key: string,
  to: SettingValue,
  { base, setup, actions, next }: PlayWitness,
): Result<Divergence, string> {
  const from = defaultValue(schema, key);
  if (from === undefined || !presets[base]) return err('there is no such setting, or no such preset');
  const withValue = (value: SettingValue): Rules => ({ ...presets[base], [key]: value });
  const dealt = dealBoth(round, [withValue(from), withValue(to)], setup);
  if (!dealt) return err('cannot be dealt in both houses');
  let houses = dealt;
  for (const [at, action] of actions.entries()) {
    if (houses.some(({ refused }) => refused)) return err(`a house does not allow action ${at}`);
    if (!sameSoFar(round, houses)) return err(`the houses part before action ${at + 1}`);
    houses = playBoth(round, houses, actionOf(action));
  }
  const found = divergenceIn(round, houses, next && actionOf(next));
  return found ? ok(found) : err('parts nobody');
}

/** Deals under both rule sets; undefined where one of them does not allow the deal. */
export function dealBoth(
  round: Round,
  [first, second]: readonly [Rules, Rules],
  setup: PlayWitness['setup'],
): RuleSetPair | undefined {
  const [a, b] = [round.deal(first, setup), round.deal(second, setup)];
  if (!a.ok || !b.ok) return undefined;
  return [
    { rules: first, state: a.value },
    { rules: second, state: b.value },
  ];
}

/** Applies the same action under both. */
export function playBoth(round: Round, [a, b]: RuleSetPair, action: Action): RuleSetPair {
  const played = ({ rules, state }: PlayedRuleSet): PlayedRuleSet => {
    const after = round.apply(state, action);
    return after.ok ? { rules, state: after.value } : { rules, state, refused: true };
  };
  return [played(a), played(b)];
}

/** Are the events of both the same? */
export function sameSoFar(round: Round, [a, b]: RuleSetPair): boolean {
  return same(round.log(a.state), round.log(b.state));
}

/**
 * How two rule sets differ after the same play: in events, or in what a seat may do; undefined where they do not.
 * @param next further actions under the rule set where nothing has happened
 */
export function divergenceIn(round: Round, houses: RuleSetPair, next?: Action): Divergence | undefined {
  const [a, b] = houses;
  if (a.refused && b.refused) return undefined;
  const before = eventsOf(round, houses);
  if (a.refused || b.refused || !sameSoFar(round, houses)) {
    return { before, sides: [sideOf(round, a, b, next), sideOf(round, b, a, next)] };
  }
  const seats = round.view(a.state, '').seats.map(({ who }) => who);
  const seat = seats.find((who) => !same(round.legal(a.state, who), round.legal(b.state, who)));
  if (seat === undefined) return undefined;
  const side = ({ rules, state }: PlayedRuleSet): DivergenceSide => ({
    rules,
    events: [],
    seat,
    options: round.legal(state, seat),
  });
  return { before, sides: [side(a), side(b)] };
}

/**
 * What happened first under these rules and not under the others, or happens next; nothing where only the others have an event
 * before both go on alike; the legal actions where the action was refused.
 */
function sideOf(
  round: Round,
  { rules, state, refused }: PlayedRuleSet,
  other: PlayedRuleSet,
  next: Action | undefined,
): DivergenceSide {
  const [own, others] = [round.log(state), round.log(other.state)];
  const after = next && round.apply(state, next);
  const further = after?.ok ? round.log(after.value).slice(own.length) : [];
  const first = own.findIndex((one, i) => !same(one, others[i]));
  const [event, ...more] = first === -1 ? further : own.slice(first);
  const isLater = first !== -1 && others.slice(first).some((one) => same(one, event));
  const [second] = more;
  const goesOn = second && second.type === event?.type && second.rule === event.rule && eventKind(second) === 'play';
  const events = !event || isLater ? [] : goesOn ? [event, second] : [event];

  const seat = event?.who ?? round.view(state, '').turn ?? '';
  return { rules, events, seat, options: refused && !event ? round.legal(state, seat) : [] };
}

/** Of a long run only the last events are told: enough to say what led there. */
const LONG = 5;
const MOST_TOLD = 3;

/** The events that both rule sets share, without the opening. */
function eventsOf(round: Round, [a, b]: RuleSetPair): readonly RoundEvent[] {
  const others = round.log(b.state);
  const alike = round.log(a.state).filter((event, i) => eventKind(event) === 'play' && same(event, others[i]));
  return alike.length > LONG ? alike.slice(-MOST_TOLD) : alike;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
