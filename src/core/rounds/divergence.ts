import type { Action, Option, Round, RoundEvent, Setup } from '../game/round.ts';
import type { Rules } from '../house-rules.ts';
import type { Who } from '../ruling.ts';

/** A run of play after which two houses go different ways. */
export interface Divergence {
  readonly setup: Setup;
  /** What was done in both houses. */
  readonly actions: readonly Action[];
  /** What happened in both alike, the ante and the dealing aside. */
  readonly before: readonly RoundEvent[];
  readonly sides: readonly [Side, Side];
}

/** Where one house stands when they part: what happened only there, or what a seat may do next. */
export interface Side {
  readonly rules: Rules;
  readonly events: readonly RoundEvent[];
  readonly seat: Who;
  readonly options: readonly Option[];
}

/** One play in both houses. */
interface Play {
  readonly setup: Setup;
  readonly actions: readonly Action[];
  readonly states: readonly [a: unknown, b: unknown];
}

/**
 * The shortest run of play that parts two houses: fewest actions, then the first of the setups. Undefined where no run
 * tried does.
 * @param houses two choices of rules that differ in one setting of the round
 * @param longest how many actions are tried at most
 */
export function findDivergence(
  round: Round,
  setups: readonly Setup[],
  houses: readonly [Rules, Rules],
  longest: number,
): Divergence | undefined {
  let layer: readonly Play[] = setups.flatMap((setup) =>
    bothOf(round.deal(houses[0], setup), round.deal(houses[1], setup)).map((states) => ({
      setup,
      actions: [],
      states,
    })),
  );
  for (let length = 0; length <= longest; length++) {
    for (const play of layer) {
      const sides = sidesOf(round, play, houses);
      if (sides) return { setup: play.setup, actions: play.actions, before: alike(round, play), sides };
    }
    layer = layer.flatMap((play) => nextPlays(round, play));
  }
  return undefined;
}

/** Who plays on in a round that is looked at: the next action, null where nobody has one. */
export interface Players {
  choose(state: unknown): Action | null;
}

/**
 * The same along one course of play, for settings that matter only late in a round: everybody does what `players` choose until
 * different things happen, or one house refuses. A house in which nothing happened yet plays one action further. Undefined
 * where the round ends alike.
 * @param told how many of the events before are kept, the last ones
 */
export function partAlong(
  round: Round,
  setup: Setup,
  houses: readonly [Rules, Rules],
  players: Players,
  told: number,
): Divergence | undefined {
  const [first, second] = [round.deal(houses[0], setup), round.deal(houses[1], setup)];
  if (!first.ok || !second.ok) return undefined;
  let play: Play = { setup, actions: [], states: [first.value, second.value] };
  for (;;) {
    const [a, b] = play.states;
    const action = players.choose(a);
    if (!action) return undefined;
    const [x, y] = [round.apply(a, action), round.apply(b, action)];
    const states = [x.ok ? x.value : a, y.ok ? y.value : b] as const;
    const actions = [...play.actions, action];
    const known = alike(round, { setup, actions, states });
    const before = known.slice(Math.max(0, known.length - told));
    const side = (at: 0 | 1): Side => sideAlong(round, houses[at], states[at], states[at === 0 ? 1 : 0], players);
    if (!x.ok || !y.ok || !same(round.log(x.value), round.log(y.value))) {
      return { setup, actions, before, sides: [side(0), side(1)] };
    }
    play = { setup, actions, states };
  }
}

/** The first thing that happened here and not in the other house, or happens next; what one may do where nothing can. */
function sideAlong(round: Round, rules: Rules, state: unknown, other: unknown, players: Players): Side {
  const [own, others] = [round.log(state), round.log(other)];
  const place = own.findIndex((event, i) => !same(event, others[i]));
  const action = place < 0 ? players.choose(state) : null;
  const next = action && round.apply(state, action);
  const [event] = place >= 0 ? own.slice(place) : next?.ok ? round.log(next.value).slice(own.length) : [];
  const seat = event?.who ?? round.view(state, '').turn ?? '';
  return { rules, events: event ? [event] : [], seat, options: event ? [] : round.legal(state, seat) };
}

function seatsOf(round: Round, { states }: Play): Who[] {
  return round.view(states[0], '').seats.map(({ who }) => who);
}

/** What happened in both houses alike, but for what goes round the whole table: nobody needs to be told that. */
function alike(round: Round, { states: [a, b] }: Play): RoundEvent[] {
  const others = round.log(b);
  return round.log(a).filter((event, i) => round.kind(event) === 'play' && same(event, others[i]));
}

/** How two states of one play differ: in what happened, or in what a seat may do; undefined where they do not. */
function sidesOf(
  round: Round,
  play: Play,
  [first, second]: readonly [Rules, Rules],
): readonly [Side, Side] | undefined {
  const [a, b] = play.states;
  const [x, y] = [round.log(a), round.log(b)];
  const longer = x.length >= y.length ? x : y;
  const place = longer.findIndex((_, i) => !same(x[i], y[i]));
  const odd = longer[place];
  if (odd) {
    const side = (log: readonly RoundEvent[], rules: Rules): Side => ({
      rules,
      events: log.slice(place, place + 1),
      seat: odd.who,
      options: [],
    });
    return [side(x, first), side(y, second)];
  }
  const seat = seatsOf(round, play).find((who) => !same(round.legal(a, who), round.legal(b, who)));
  if (seat === undefined) return undefined;
  return [
    { rules: first, events: [], seat, options: round.legal(a, seat) },
    { rules: second, events: [], seat, options: round.legal(b, seat) },
  ];
}

/** The play after everything that both houses allow. */
function nextPlays(round: Round, play: Play): Play[] {
  const { setup, actions } = play;
  const [a, b] = play.states;
  return seatsOf(round, play)
    .flatMap((who) => round.legal(a, who))
    .flatMap(({ action }) =>
      bothOf(round.apply(a, action), round.apply(b, action)).map((states) => ({
        setup,
        actions: [...actions, action],
        states,
      })),
    );
}

function bothOf(a: ReturnType<Round['apply']>, b: ReturnType<Round['apply']>): Play['states'][] {
  return a.ok && b.ok ? [[a.value, b.value]] : [];
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
