import type { BaCayAction, BaCayView } from './types.ts';

/** There is nothing to decide (bc-no-draw): a seat that has not looked yet looks, without showing its cards. */
export function suggest({ legal }: BaCayView): BaCayAction | null {
  return legal.find(({ action }) => action.type === 'look')?.action ?? null;
}
