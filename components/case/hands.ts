import { handText } from '#words/text.ts';
import type { Ruled } from './ruled.ts';

/** Everybody's cards in one line: `Nhà cái K♦ 9♣ · An A♠ A♥ · Bình Hết bài`. */
export function displayHands({ of, all }: Pick<Ruled, 'of' | 'all'>): string {
  return of.fields.map((field) => `${all.ui.seatName(field.name)} ${handText(field) || all.ui.noCards}`).join(' · ');
}
