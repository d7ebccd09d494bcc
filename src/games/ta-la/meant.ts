import type { EarlierMeaning } from '#core/house-rules.ts';

/** Before `uPay` was a house rule, whoever played all three kinds of ù paid 5, 6 and 7 for them. ta-la.md §4.7. */
export const U_PAY_MEANT = {
  key: 'uPay',
  value: 'by-kind',
  before: 4,
  where: { key: 'uKinds', value: 'plain-tron-khan' },
} as const satisfies EarlierMeaning;
