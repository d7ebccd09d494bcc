import { FIRST_GAME } from '../../site/game-names.ts';

/** The page of the house contract in English. */

import type { ContractPageWords } from '../../vi/site/contract.ts';

export const en: ContractPageWords = {
  title: 'House rules: choose once for the table',
  lead: 'The rules that change most results come first. Agree on the first five and you can play.',
  noScript: `To choose and send house rules this page needs JavaScript. Here is the default rule set of ${FIRST_GAME}.`,
};
