import type { CoachedRound, CoachKey } from '#core/game/coach.ts';

/** Nine against nine: the best cards decide. Nobody draws, so there is one move, and much to see. */
export const coach = {
  seed: 122,
  people: 3,
  steps: [
    { key: 'cards', do: 'read', rule: 'bc-deal' },
    { key: 'look', do: 'move', rule: 'bc-look', type: 'look' },
    { key: 'points', do: 'read', rule: 'bc-points-cay', at: 1 },
    { key: 'best', do: 'read', rule: 'bc-points-cay', at: 1 },
    { key: 'banker', do: 'read', rule: 'bc-mode-cai', at: 2 },
    { key: 'open', do: 'read', rule: 'bc-no-draw', at: 3 },
    { key: 'tie', do: 'read', rule: 'bc-cmp-cay', at: 3 },
    { key: 'suit', do: 'read', rule: 'bc-suit-order', at: 3 },
    { key: 'end', do: 'read', rule: 'bc-pay' },
  ],
} as const satisfies CoachedRound;

export type BaCayCoachKey = CoachKey<typeof coach>;
