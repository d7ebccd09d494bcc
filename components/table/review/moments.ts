/** The reader's mistakes in a round, at the table where they were made. */

import type { ComponentChildren } from 'preact';
import type { Advice, AdviceWords } from '#core/game/advice.ts';
import type { Action } from '#core/game/round.ts';
import type { MoveButton } from '#core/game/table-screen.ts';
import { lookBack, type Mistake } from '#core/rounds/look-back.ts';
import { displayName, inside } from '#words/text.ts';
import type { ReviewUi } from '#words/vi/ui/review.ts';
import { actionKey } from '../Moves.tsx';
import type { Rounds } from '../rounds.ts';
import { type Playing, sceneAt } from '../shown.ts';
import type { Sitting } from '../sitting.ts';
import type { AtTable } from '../use-table.ts';
import type { TableContext } from '../words.ts';

/** The game's advice. */
export interface ReviewParts {
  readonly ui: ReviewUi;
  /** Null where a game has no decisions. */
  readonly advice: { readonly advice: Advice; readonly words: AdviceWords } | null;
}

export interface ReviewProps extends TableContext {
  readonly at: AtTable;
  readonly rounds: Rounds;
  readonly parts: ReviewParts;
  /** Beside what may be done next. */
  readonly after?: ComponentChildren;
}

/** Moves with the same label count as one. */
export function moveKey(playing: Playing, sitting: Sitting, at: number, action: Action): string {
  const { text, small } = labelOf(playing, sitting, at, action);
  return `${text}|${small}`;
}

/** The mistakes, in order, and how many other moves there were to choose. */
export interface Reviewed {
  readonly mistakes: readonly Mistake[];
  readonly fine: number;
}

/** The page may do other work meanwhile: an estimate takes many playouts. */
export async function reviewRound(
  playing: Playing,
  sitting: Sitting,
  advice: Advice,
  rest: () => Promise<void>,
  deals?: number,
): Promise<Reviewed> {
  const { round } = playing.file;
  const keyOf = (at: number, action: Action): string => moveKey(playing, sitting, at, action);
  const mistakes: Mistake[] = [];
  let fine = 0;
  for (const found of lookBack(round, advice, sitting, sitting.you, keyOf, deals)) {
    if (found.type === 'mistake') mistakes.push(found.mistake);
    else if (found.type === 'fine') fine++;
    await rest();
  }
  return { mistakes, fine };
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
  const wanted = actionKey(action);
  const found = offers.flatMap(buttonsOf).find((button) => actionKey(button.action) === wanted);
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
