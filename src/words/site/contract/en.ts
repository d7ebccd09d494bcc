import { allGames, FIRST_GAME } from '../game-names.ts';

/** The page of the house contract in English. */

import type { ContractPageWords } from './vi.ts';

export const en: ContractPageWords = {
  title: 'House rules: choose once for the table',
  lead: 'Choose the rules before the cards are dealt. Each one says who plays that way, and shows a hand on which it matters.',
  description: `Choose house rules for ${allGames('and')}: a link, a short code, a QR code, an A4 sheet, or the whole site.`,
  noScript: `To choose and send house rules this page needs JavaScript. Here is the default rule set of ${FIRST_GAME}.`,
};
