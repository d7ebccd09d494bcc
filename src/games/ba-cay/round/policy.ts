import type { BaCayAction, BaCayView } from './types.ts';

/** There is nothing to decide (bc-no-draw): whoever has not looked looks, and keeps it to himself. */
export function suggest({ legal }: BaCayView): BaCayAction | null {
  return legal.find(({ action }) => action.type === 'look')?.action ?? null;
}
