/** Moments of rounds to ask about: reached by lively play, with much eating. */

import { ALL_CARDS, type Card } from '#core/card.ts';
import type { MoveOption } from '#core/game/round.ts';
import type { FoundMoment, RoundMoment } from '#core/quiz/play.ts';
import { type ChooseMove, randomPlayout } from '#core/quiz/random-playout.ts';
import { roundQuestions } from '#core/quiz/round-question.ts';
import { roundTools } from '#core/quiz/round-tools.ts';
import { oneOf, type Rng } from '#core/random/rng.ts';
import { mover, seatsAfter } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import { isCa, meldsIn } from '../../engine/hand.ts';
import { game } from '../../engine/index.ts';
import type { TaLaRules } from '../../engine/rules.ts';
import { canEat } from '../../hands/eat.ts';
import { round, type Seat, type TaLaAction, type TaLaSetup, type TaLaState } from '../../round/index.ts';
import { eatenInHand } from '../../round/seats.ts';

/** A kind of question that a round of this game answers. */
export const roundQuestion = roundQuestions<TaLaRules, TaLaState>(game, round);
export const { played, eventsOf, may, ended } = roundTools(round);

/** The names at the table, in turn order. */
export const NAMES = ['an', 'bình', 'chi', 'dung'] as const;

export type TaLaMoment = RoundMoment<TaLaState>;

/** Three or four at the table. */
export function seatsFor(rng: Rng): number {
  return 3 + rng.upTo(1);
}

/** Anybody deals; after another round anybody may have won it. */
export function setupOf(rng: Rng, seats: number): TaLaSetup {
  const names = NAMES.slice(0, seats);
  const dealer = oneOf(rng, names) ?? NAMES[0];
  const lastWinner = rng.upTo(1) === 0 ? null : (oneOf(rng, names) ?? null);
  return { seed: rng.upTo(2 ** 30), players: names.map((name) => ({ name })), dealer, lastWinner };
}

/** A round just dealt. */
export function dealt(
  rng: Rng,
  rules: TaLaRules,
  setup: TaLaSetup = setupOf(rng, seatsFor(rng)),
): TaLaState | undefined {
  const state = round.deal(rules, setup);
  return state.ok ? state.value : undefined;
}

/** Could this seat eat this card if the seat before discarded it now? */
export function couldEat(seat: Seat, card: Card, rules: TaLaRules): boolean {
  return tempts(seat, card) && canEat(seat.hand, eatenInHand(seat), card, rules).ok;
}

/** Do two cards of the seat go with it, even if they are needed elsewhere? */
export function tempts({ hand }: Seat, card: Card): boolean {
  const near = hand.filter((one) => isCa(one, card, 2));
  return near.length >= 2 && meldsIn([...near, card]).some((meld) => meld.includes(card));
}

/** The cards of a hand that are in no meld of any arrangement. */
export function looseIn(hand: readonly Card[]): readonly Card[] {
  const melded = new Set(meldsIn(hand).flat());
  return hand.filter((card) => !melded.has(card));
}

/** The discard that may be eaten now, and whose it is. */
export function freshIn({ fresh, phase }: TaLaState): TaLaState['fresh'] {
  return phase === 'take' ? fresh : null;
}

export type Choose = ChooseMove<TaLaState, TaLaAction>;
type Options = Parameters<Choose>[0];

/** A policy: nobody says ù; most eat when they can, and a given share of ten discards is a card that the next seat can eat. */
export function lively(rng: Rng, gifts = 5): Choose {
  return (options, state) => {
    const first = (type: TaLaAction['type']) => options.find(({ action }) => action.type === type);
    const eat = first('eat');
    if (eat && rng.upTo(9) > 0) return eat;
    const other = first('draw') ?? first('lay') ?? (rng.upTo(1) === 0 ? first('gui') : undefined);
    return other ?? thrown(rng, options, state, rng.upTo(9) < gifts);
  };
}

function thrown(rng: Rng, options: Options, state: TaLaState, gives: boolean): MoveOption<TaLaAction> {
  const seat = mover(state);
  const [next] = seat ? seatsAfter(state, seat.name) : [];
  const discards = rng.shuffled(options.filter(({ action }) => action.type === 'discard'));
  const cardIn = ({ action }: MoveOption<TaLaAction>): Card | undefined =>
    action.type === 'discard' ? action.card : undefined;
  const gift =
    gives && next
      ? discards.find((one) => {
          const card = cardIn(one);
          return card !== undefined && couldEat(next, card, state.rules);
        })
      : undefined;
  if (gift) return gift;
  const loose = looseIn(seat?.hand ?? []);
  const rac = discards.find((one) => loose.some((card) => card === cardIn(one)));
  return rac ?? discards[0] ?? options[0];
}

/** Maximum number of rounds that are played. */
const ROUNDS = 4;

/** The first matching moment of a random round; undefined if there is none. */
export function momentIn(
  rng: Rng,
  rules: TaLaRules,
  choose: Choose,
  wished: (state: TaLaState, seat: Seat) => FoundMoment | false | undefined,
): TaLaMoment | undefined {
  const seats = seatsFor(rng);
  for (let dealing = 0; dealing < ROUNDS; dealing++) {
    const from = dealt(rng, rules, setupOf(rng, seats));
    if (!from) return undefined;
    for (const state of randomPlayout(round, from, rng, choose)) {
      const seat = mover(state);
      const found = seat && wished(state, seat);
      if (found) return { state, ...found };
    }
  }
  return undefined;
}

/** All seats in the order of the deal, this one last. */
export function namesAfter({ players }: Pick<TaLaSetup, 'players'>, last: Who): readonly Who[] {
  const names = players.map(({ name }) => name);
  const at = names.indexOf(last) + 1;
  return [...names.slice(at), ...names.slice(0, at)];
}

/** A deck that deals these cards to these names, `first` the one with ten; the others come as chance has them. */
export function deckWith(
  rng: Rng,
  { players }: Pick<TaLaSetup, 'players'>,
  first: Who,
  held: ReadonlyMap<Who, readonly Card[]>,
): readonly Card[] {
  const chosen = new Set([...held.values()].flat());
  const others = rng.shuffled(ALL_CARDS.filter((card) => !chosen.has(card)));
  const hands = namesAfter({ players }, first).map((name) => {
    const own = held.get(name) ?? [];
    return rng.shuffled([...own, ...others.splice(0, (name === first ? 10 : 9) - own.length)]);
  });
  // The last card is the tenth of the one who begins.
  const passes = Array.from({ length: 10 }, (_, pass) => hands.flatMap((hand) => hand.slice(pass, pass + 1)));
  return [...passes.flat(), ...others];
}

/** Plays on without eating or saying ù: to the end, or until the condition holds. */
export function dulled(from: TaLaState, until: (state: TaLaState) => boolean = () => false): TaLaState | undefined {
  let now: TaLaState | undefined = from;
  for (let moves = 0; now && now.turn !== null && !until(now); moves++)
    now = moves < MOST_MOVES ? moved(now, now.turn) : undefined;
  return now;
}

const MOST_MOVES = 60;

function moved(state: TaLaState, seat: string): TaLaState | undefined {
  if (state.phase === 'take') return played(state, { type: 'draw', seat });
  if (state.phase === 'lay') {
    const lay = round.legal(state, seat).find(({ action }) => action.type === 'lay');
    return lay && played(state, lay.action);
  }
  for (const card of mover(state)?.hand.toReversed() ?? []) {
    const next = played(state, { type: 'discard', seat, card });
    if (next) return next;
  }
  return undefined;
}
