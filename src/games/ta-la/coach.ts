import type { CoachedRound, CoachKey } from '#core/game/coach.ts';

/** A card is eaten from the reader, and one by the reader; two melds are laid down, a card is laid off. */
export const coach = {
  seed: 97,
  people: 3,
  steps: [
    { key: 'hand', do: 'read', rule: 'tl-rac' },
    { key: 'heavy', do: 'move', rule: 'tl-points', type: 'discard', cards: 'K♠' },
    { key: 'draw', do: 'move', rule: 'tl-turn', type: 'draw' },
    { key: 'nine', do: 'move', rule: 'tl-ca', type: 'discard', cards: '9♦' },
    { key: 'eaten', do: 'read', rule: 'tl-pay-eat', at: 8 },
    { key: 'eat', do: 'move', rule: 'tl-eat-proof', type: 'eat' },
    { key: 'seven', do: 'move', rule: 'tl-ca', type: 'discard', cards: '7♥' },
    { key: 'draw-again', do: 'move', rule: 'tl-turn', type: 'draw' },
    { key: 'six', do: 'move', rule: 'tl-phom-doc', type: 'discard', cards: '6♦' },
    { key: 'draw-last', do: 'move', rule: 'tl-four-rounds', type: 'draw' },
    { key: 'lay', do: 'move', rule: 'tl-ha', type: 'lay' },
    { key: 'lay-off', do: 'move', rule: 'tl-gui', type: 'gui' },
    { key: 'ten', do: 'move', rule: 'tl-four-rounds', type: 'discard', cards: '10♦' },
    { key: 'end', do: 'read', rule: 'tl-rank' },
  ],
} as const satisfies CoachedRound;

export type TaLaCoachKey = CoachKey<typeof coach>;
