import type { CoachedRound, CoachKey } from '#core/game/coach.ts';

/** Call with little, bet with much: a king face down grows into three of them. */
export const coach = {
  seed: 21,
  people: 3,
  steps: [
    { key: 'pot', do: 'read', rule: 'xt-ante', at: 0 },
    { key: 'cards', do: 'read', rule: 'xt-deal', at: 0 },
    { key: 'first-bet', do: 'read', rule: 'xt-first-actor' },
    { key: 'call', do: 'move', rule: 'xt-act-theo', type: 'theo' },
    { key: 'pair', do: 'read', rule: 'xt-streets', at: 3 },
    { key: 'call-again', do: 'move', rule: 'xt-act-theo', type: 'theo' },
    { key: 'three', do: 'read', rule: 'xt-sam' },
    { key: 'bet', do: 'move', rule: 'xt-act-to', type: 'to', amount: 2 },
    { key: 'sure', do: 'read', rule: 'xt-order' },
    { key: 'bet-again', do: 'move', rule: 'xt-act-to', type: 'to', amount: 2 },
    { key: 'end', do: 'read', rule: 'xt-pay-pot' },
  ],
} as const satisfies CoachedRound;

export type XiToCoachKey = CoachKey<typeof coach>;
