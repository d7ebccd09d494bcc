/** What a move is called: as its button reads. */

import type { Action } from '#core/game/round.ts';
import type { MoveButton } from '#core/game/table-screen.ts';
import { displayName, inside } from '#words/text.ts';
import { type Playing, sceneAt } from './shown.ts';
import type { Sitting } from './sitting.ts';

export interface MoveLabel {
  readonly text: string;
  /** Its price, or what it leaves. */
  readonly small: string;
}

/** The button of this move. @param at the state in which it is made */
export function labelOf(playing: Playing, sitting: Sitting, at: number, action: Action): MoveLabel {
  const { offers } = sceneAt(playing, sitting, at, tapsFor(action));
  const found = offers.flatMap(buttonsOf).find((button) => isMove(button.action, action));
  return found ?? { text: displayName(playing.words.may(action)), small: '' };
}

/** Inside a sentence: `tố thêm 2, trả 4`. */
export function insideLabel({ text }: MoveLabel): string {
  return inside(text).replace(': ', ', ');
}

/** The cards that are tapped before a move. */
export function tapsFor({ card, cards }: Action): NonNullable<Action['cards']> {
  return cards ?? (card === undefined ? [] : [card]);
}

/** Is it this move? The order of cards that are put down together says nothing. */
export function isMove(action: Action, wanted: Action | undefined): boolean {
  return wanted !== undefined && nameOf(action) === nameOf(wanted);
}

function nameOf(action: Action): string {
  return JSON.stringify({ ...action, cards: action.cards?.toSorted((one, other) => one - other) });
}

function buttonsOf(offer: MoveButton): readonly (MoveLabel & { readonly action: Action })[] {
  if (offer.kind === 'step') return offer.ways;
  return offer.kind === 'move' ? [offer] : [];
}
