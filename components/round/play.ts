import type { Card } from '#core/card.ts';
import type { Action, Round, RoundEvent, Setup, TableView } from '#core/game/round.ts';
import type { RoundWords } from '#core/game/round-words.ts';
import { type Choice, cardIn } from './Moves.tsx';

/** Plays on by the plain policy of every other seat, until it is this seat's move or the round is over. */
export function playOthers(round: Round, state: unknown, you: string): unknown {
  const { seats, turn, done } = round.view(state, you);
  if (done || turn === you) return state;
  for (const { who } of seats) {
    const action = who === you ? null : round.suggest(round.view(state, who));
    const next = action && round.apply(state, action);
    if (next?.ok) return playOthers(round, next.value, you);
  }
  return state;
}

/** Does what the reader wants, and plays on; what the rules do not allow leaves everything as it is. */
export function playRound(round: Round, state: unknown, action: Action): unknown {
  const next = round.apply(state, action);
  return next.ok ? playOthers(round, next.value, action.seat) : state;
}

/** The next round at this table: another deal, and where the game asks for it, who won this one. */
export function nextSetup(setup: Setup, log: readonly RoundEvent[]): Setup {
  const end = log.at(-1);
  const winner = end && 'winner' in end ? end.winner : end?.who;
  return { ...setup, seed: setup.seed + 1, ...('lastWinner' in setup ? { lastWinner: winner } : {}) };
}

/** Why these cards cannot be put down together, by the rule that the round names; empty where they can, or there are none. */
export function refusedBy(
  { round, words }: { readonly round: Round; readonly words: RoundWords },
  state: unknown,
  action: Action,
  cards: readonly Card[],
): string {
  const tried = round.apply(state, { ...action, ...{ cards } });
  return tried.ok || cards.length === 0 ? '' : (words.refuses?.[tried.error.rule] ?? '');
}

/** What may be done, those of one type together. */
export function choicesOf(view: TableView, words: RoundWords): Choice[] {
  const types = [...new Set(view.legal.map(({ action }) => action.type))];
  return types.map((type) => ({
    type,
    ways: view.legal
      .filter(({ action }) => action.type === type)
      .toSorted((a, b) => heightOf(b.action) - heightOf(a.action))
      .map(({ action, warns }) => ({
        action,
        text: words.move(action, view),
        small: [words.price?.(action, view), warns && words.warns[warns]].filter(Boolean).join('. '),
      })),
  }));
}

/** Cards stand in the list from the king down: it is the high ones that are thrown away first. */
function heightOf(action: Action): number {
  const card = cardIn(action);
  return typeof card === 'number' ? card % 13 : 0;
}

/** One thing that happened, told. */
export interface Line {
  readonly rule: string;
  readonly text: string;
}

/** What goes round the whole table is told in one line: the cards of a deal, everybody's ante. */
const TOGETHER: readonly string[] = ['deal', 'ante'];

/** The events in order; those that go round the table together. */
export function runsOf<E extends RoundEvent>(events: readonly E[]): readonly (readonly [E, ...E[]])[] {
  const runs: [E, ...E[]][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    if (run?.[0].type === event.type && isTogether(event)) run.push(event);
    else runs.push([event]);
  }
  return runs;
}

/** Told as one: see `RoundWords.together`. */
export function isTogether({ type }: RoundEvent): boolean {
  return TOGETHER.includes(type);
}

/** What a seat saw happen, in sentences; cards that were dealt lie on the table and are not told again. */
export function storyOf(seen: readonly RoundEvent[], words: RoundWords): Line[] {
  return runsOf(seen.filter(({ type }) => type !== 'deal')).map((run) => ({
    rule: run[0].rule,
    text: isTogether(run[0]) ? words.together(run) : words.event(run[0]),
  }));
}
