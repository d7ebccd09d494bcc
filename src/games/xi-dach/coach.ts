import type { CoachedRound, CoachKey } from '#core/game/coach.ts';

/** An ace that counts less with every card: two draws to 21. */
export const coach = {
  seed: 27,
  people: 3,
  steps: [
    { key: 'aim', do: 'read', rule: 'xd-banker' },
    { key: 'ace', do: 'read', rule: 'xd-ace' },
    { key: 'draw', do: 'move', rule: 'xd-min-stand', type: 'draw' },
    { key: 'queen', do: 'read', rule: 'xd-best-total' },
    { key: 'draw-again', do: 'move', rule: 'xd-state-non', type: 'draw' },
    { key: 'stand', do: 'move', rule: 'xd-draw', type: 'stand' },
    { key: 'banker', do: 'read', rule: 'xd-check-each', at: 4 },
    { key: 'checked', do: 'read', rule: 'xd-check-secret', at: 5 },
    { key: 'end', do: 'read', rule: 'xd-pay-even' },
  ],
} as const satisfies CoachedRound;

export type XiDachCoachKey = CoachKey<typeof coach>;
