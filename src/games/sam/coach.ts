import type { CoachedRound, CoachKey } from '#core/game/coach.ts';

/** A pass, a single 2 that takes the trick, and two runs to the end. */
export const coach = {
  seed: 58,
  people: 3,
  steps: [
    { key: 'hand', do: 'read', rule: 'sam-end' },
    { key: 'call', do: 'move', rule: 'sam-bao-sam', type: 'silent' },
    { key: 'pair', do: 'read', rule: 'sam-pair', at: 4 },
    { key: 'pass', do: 'move', rule: 'sam-pass', type: 'pass' },
    { key: 'single', do: 'move', rule: 'sam-follow', type: 'play', cards: '10♣' },
    { key: 'two', do: 'move', rule: 'sam-rank', type: 'play', cards: '2♥' },
    { key: 'lead', do: 'read', rule: 'sam-pass' },
    { key: 'run', do: 'tap', rule: 'sam-run', cards: '3♠ 4♠ 5♣ 6♠' },
    { key: 'play-run', do: 'move', rule: 'sam-run', type: 'play', cards: '3♠ 4♠ 5♣ 6♠' },
    { key: 'unbeaten', do: 'read', rule: 'sam-run-length' },
    { key: 'last', do: 'move', rule: 'sam-end', type: 'play', cards: '5♥ 6♥ 7♣ 8♣' },
    { key: 'end', do: 'read', rule: 'sam-pay-thoi' },
  ],
} as const satisfies CoachedRound;

export type SamCoachKey = CoachKey<typeof coach>;
