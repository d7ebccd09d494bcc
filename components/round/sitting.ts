/** A round while it is played, as the one who plays sees it. It comes with the first move. */

import type { Card } from '#core/card.ts';
import type { Action, Round, Setup, TableView } from '#core/game/round.ts';
import type { EndWords, RoundWords } from '#core/game/round-words.ts';
import { presetOf } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import type { Loaded } from '../case/loaded.ts';
import { chosenHouse } from '../house/choice.ts';
import { houseName } from '../house/name.ts';
import { roundOf, roundWordsOf } from './book.ts';
import type { Choice } from './Moves.tsx';
import { choicesOf, type Line, playOthers, playRound, refusedBy, storyOf } from './play.ts';

/** What stands on the page. */
export interface Shown {
  readonly view: TableView;
  /** The name of the house that it is played by. */
  readonly house: string;
  readonly choices: readonly Choice[];
  /** What he saw happen. */
  readonly story: readonly Line[];
  /** Once it is over. */
  readonly end?: EndWords | undefined;
}

/** A round that lies before the reader, and what can be done with it. */
export interface Sitting extends Shown {
  /** Does what he wants, and plays on until it is his move again. */
  act(action: Action): Sitting;
  /** Why the tapped cards cannot be put down together; empty where they can. */
  refuses(cards: readonly Card[]): string;
  /** Another deal at this table, under the house that is chosen now. */
  again(): Promise<Sitting>;
  /** It was dealt after another one: its cards come into sight. */
  readonly next: boolean;
}

interface Table {
  readonly all: Loaded;
  readonly round: Round;
  readonly words: RoundWords;
  /** The reader's seat. */
  readonly you: string;
}

/** The first round at a table: dealt, and played on until it is the reader's move. */
export async function sitDown(
  all: Loaded,
  lang: Lang,
  rules: TableView['rules'],
  setup: Setup,
  you: string,
): Promise<Sitting> {
  const [{ round }, words] = await Promise.all([roundOf(all.game.id), roundWordsOf(all.game.id, lang)]);
  return dealt({ all, round, words, you }, rules, setup, false);
}

function dealt(table: Table, rules: TableView['rules'], setup: Setup, next: boolean): Sitting {
  const { round, you } = table;
  const state = round.deal(rules, setup);
  if (!state.ok) throw new Error(`the deal breaks ${state.error.rule}`);
  return sittingAt(table, setup, playOthers(round, state.value, you), next);
}

function sittingAt(table: Table, setup: Setup, state: unknown, next: boolean): Sitting {
  const { all, round, words, you } = table;
  const { schema, presets, defaultPreset } = all.game;
  const [view, seen] = [round.view(state, you), round.seen(state, you)];
  const { rules } = view;
  const together = view.legal.find(({ action }) => action.cards)?.action;
  return {
    view,
    house: houseName({ preset: presetOf(schema, presets, rules) ?? defaultPreset, rules }, all),
    choices: choicesOf(view, words),
    story: storyOf(seen, round, words),
    end: view.done ? words.end(view, seen) : undefined,
    act: (action) => sittingAt(table, setup, playRound(round, state, action), false),
    refuses: (cards) => (together ? refusedBy({ round, words }, state, together, cards) : ''),
    async again() {
      const wanted = (await chosenHouse(all.game))?.rules ?? presets[defaultPreset];
      return dealt(table, { ...rules, ...wanted }, round.nextSetup(setup, seen), true);
    },
    next,
  };
}

/** A new round begins with its cards in sight, and the focus on the first thing to do. */
export function comeIntoSight(table: HTMLElement): void {
  table.querySelector<HTMLButtonElement>('.moves button')?.focus({ preventScroll: true });
  if (table.getBoundingClientRect().top >= 0) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  table.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
}
