import { ALL_CARDS, type Card } from '#core/card.ts';
import {
  type MoveOption,
  nextSeed,
  type Round,
  type RoundEvent,
  type Setup,
  type TableView,
} from '#core/game/round.ts';
import { applier } from '#core/rounds/applier.ts';
import { dealer } from '#core/rounds/dealer.ts';
import { replayer } from '#core/rounds/replay.ts';
import type { Who } from '#core/ruling.ts';
import { decide, type LaLonRules } from '../engine/index.ts';

interface Seat {
  readonly name: Who;
  readonly card: Card;
  readonly open: boolean;
}

interface State {
  readonly rules: LaLonRules;
  readonly seats: readonly Seat[];
  readonly actions: readonly LaLonAction[];
  readonly log: readonly LaLonEvent[];
}

interface LaLonAction {
  readonly type: 'show';
  readonly seat: Who;
}

export interface LaLonEvent extends RoundEvent {
  readonly type: 'deal' | 'show' | 'pay';
  readonly net?: number;
}

/** Everybody one card, from a pack that is as many as sit there. */
export const { deal, dealFrom } = dealer<LaLonRules, Setup, State, string>({
  setup: { players: [{ name: 'string' }] },
  noSetup: 'll-deck',
  packOf: () => ALL_CARDS,
  faultOf: (_, { players }, deck) => (deck.length >= players.length ? undefined : 'll-deck'),
  begin(rules, { players }, deck) {
    const seats = players.flatMap(({ name }, at): Seat[] => {
      const card = deck[at];
      return card === undefined ? [] : [{ name, card, open: false }];
    });
    const log = seats.map(({ name }): LaLonEvent => ({ type: 'deal', who: name, rule: 'll-deck' }));
    return { rules, seats, actions: [], log };
  },
});

const turnOf = ({ seats }: State): Seat | undefined => seats.find(({ open }) => !open);

function netsOf({ seats, rules }: State) {
  const fields = seats.map(({ name, card }) => ({ role: 'player' as const, name, cards: [card], eaten: [] }));
  return decide(fields, rules).verdict.players;
}

function refusal(state: State, { seat }: LaLonAction): string | undefined {
  return turnOf(state)?.name === seat ? undefined : 'll-compare';
}

function act(state: State, { seat }: LaLonAction): State {
  const seats = state.seats.map((one) => (one.name === seat ? { ...one, open: true } : one));
  const shown: State = { ...state, seats, log: [...state.log, { type: 'show', who: seat, rule: 'll-rank' }] };
  if (turnOf(shown)) return shown;
  const paid = netsOf(shown).map(({ name, net }): LaLonEvent => ({ type: 'pay', who: name, rule: 'll-pay', net }));
  return { ...shown, log: [...shown.log, ...paid] };
}

function legal(state: State, seat: Who): readonly MoveOption<LaLonAction>[] {
  return turnOf(state)?.name === seat ? [{ action: { type: 'show', seat } }] : [];
}

function view(state: State, seat: Who): TableView<LaLonAction> {
  const nets = turnOf(state) ? [] : netsOf(state);
  return {
    seat,
    rules: state.rules,
    seats: state.seats.map(({ name, card, open }) => ({
      who: name,
      cards: [open || name === seat ? card : null],
      net: nets.find((one) => one.name === name)?.net ?? 0,
    })),
    turn: turnOf(state)?.name ?? null,
    done: !turnOf(state),
    legal: legal(state, seat),
  };
}

/** Everybody is dealt one card and shows it in turn. */
export const round: Round<LaLonRules, Setup, State, LaLonAction, TableView<LaLonAction>, LaLonEvent> = {
  deal,
  legal,
  apply: applier({ show: {} }, 'll-compare', refusal, act),
  view,
  result: (state) => (turnOf(state) ? null : new Map(netsOf(state).map(({ name, net }) => [name, net]))),
  log: ({ log }) => log,
  seen: ({ log }) => log,
  effect({ type, who, net = 0 }) {
    if (type === 'deal') return { down: true };
    return type === 'show' ? { opens: [who] } : net === 0 ? {} : { chips: [[who, net]] };
  },
  nextSetup: nextSeed,
  suggest: ({ legal: [option] }) => option?.action ?? null,
};

export const { playOn } = replayer(round);
