/** The moves of the reader that mattered, at the table where they were made. */

import type { ComponentChildren } from 'preact';
import type { Advice, AdviceWords } from '#core/game/advice.ts';
import type { Action } from '#core/game/round.ts';
import type { MoveButton } from '#core/game/table-screen.ts';
import { type Alternative, isGood, lookBack, type ReviewedMove } from '#core/rounds/look-back.ts';
import { displayName, inside } from '#words/text.ts';
import type { ReviewUi } from '#words/ui/review/vi.ts';
import type { Rounds } from '../rounds.ts';
import { type Playing, sceneAt } from '../shown.ts';
import type { Sitting } from '../sitting.ts';
import type { AtTable } from '../use-table.ts';
import type { TableContext } from '../words.ts';

/** The game's advice. */
export interface Coach {
  readonly ui: ReviewUi;
  /** Null where a game has no decisions. */
  readonly advice: { readonly advice: Advice; readonly words: AdviceWords } | null;
}

export interface ReviewProps extends TableContext {
  readonly at: AtTable;
  readonly rounds: Rounds;
  readonly coach: Coach;
  /** Beside what may be done next. */
  readonly after?: ComponentChildren;
}

/** Where in it the reader is: at the list, or at one of the moves. */
export type ReviewPage = { readonly type: 'list' } | { readonly type: 'again' | 'told'; readonly moment: ReviewedMove };

/** Moves with the same label count as one. */
export function moveKey(playing: Playing, sitting: Sitting, at: number, action: Action): string {
  const { text, small } = labelOf(playing, sitting, at, action);
  return `${text}|${small}`;
}

/** All of them, in order. The page may do other work between two moves: each takes as many playouts as it has choices. */
export async function findReviewedMoves(
  playing: Playing,
  sitting: Sitting,
  advice: Advice | null,
  rest: () => Promise<void>,
): Promise<readonly ReviewedMove[]> {
  const { round } = playing.file;
  const found: ReviewedMove[] = [];
  const moves = lookBack(round, advice, sitting, sitting.you, (at, action) => moveKey(playing, sitting, at, action));
  for (const moment of moves) {
    if (moment) found.push(moment);
    await rest();
  }
  return found;
}

/** More choices than this are not all shown at once. */
const MOST_TOLD = 5;
/** How many of the best are shown then. */
const BEST_TOLD = 3;

/** The best few with the played and the tried choice, and the others. */
export function sorted(
  moment: ReviewedMove,
  tried: Alternative,
): { readonly told: readonly Alternative[]; readonly folded: readonly Alternative[] } {
  const { choices, did } = moment;
  if (choices.length <= MOST_TOLD) return { told: choices, folded: [] };
  const isTold = (way: Alternative, at: number): boolean =>
    at < BEST_TOLD || way.key === did.key || way.key === tried.key;
  return { told: choices.filter(isTold), folded: choices.filter((way, at) => !isTold(way, at)) };
}

/** The rules behind moves that were not good, each once. */
export function rulesToPractise(moments: readonly ReviewedMove[]): readonly string[] {
  return [
    ...new Set(
      moments.flatMap((moment) => (moment.advice && isGood(moment, moment.did) === false ? [moment.advice.rule] : [])),
    ),
  ];
}

export interface MoveLabel {
  readonly text: string;
  /** Its price, or what it leaves. */
  readonly small: string;
}

/** The button of this move. @param at the state in which it is made */
export function labelOf(playing: Playing, sitting: Sitting, at: number, action: Action): MoveLabel {
  const { card, cards } = action;
  const { offers } = sceneAt(playing, sitting, at, cards ?? (card === undefined ? [] : [card]));
  const wanted = nameOf(action);
  const found = offers.flatMap(buttonsOf).find((button) => nameOf(button.action) === wanted);
  return found ?? { text: displayName(playing.words.may(action)), small: '' };
}

/** Inside a sentence: `tố thêm 2, trả 4`. */
export function insideLabel({ text }: MoveLabel): string {
  return inside(text).replace(': ', ', ');
}

function buttonsOf(offer: MoveButton): readonly (MoveLabel & { readonly action: Action })[] {
  if (offer.kind === 'step') return offer.ways;
  return offer.kind === 'move' ? [offer] : [];
}

/** The order of cards that are put down together says nothing. */
function nameOf(action: Action): string {
  return JSON.stringify({ ...action, cards: action.cards?.toSorted((one, other) => one - other) });
}
