import type { GameBuild } from '#core/game/book.ts';
import { handFacts } from './engine/verdict.ts';
import { ATTEMPTS, SCRIPTS } from './scripts.ts';
import { tables } from './tables.ts';
import { site as en } from './words/en/site.ts';
import { site as vi } from './words/vi/site.ts';

/** What only the build needs from Tá Lả. */
export const build: GameBuild = {
  emblem: '7♣ 8♣ 9♣',
  site: { vi, en },
  // `asks` in the words says each.
  questions: [
    { id: 'hand', example: 'ta-la; bài: 5♠ 6♠ 7♠ 7♥ 7♦ 9♣ 10♣ J♣ K♦' },
    {
      id: 'end',
      example:
        'ta-la; an: 3♠ 4♠ 5♠ 8♥ 8♦ 8♣* 2♦ A♣ 6♥; bình: 10♠ J♠ Q♠ 9♥ 7♦ 4♣ 2♠ A♦ K♥; chi: K♦ 9♣ 7♣ 5♥ 3♦ J♥ 2♣ A♥ 10♦',
    },
  ],
  tables,
  scripts: SCRIPTS,
  attempts: ATTEMPTS,
  // A card that may not be eaten makes no case: it is refused before there is a ruling.
  lessonCases: {
    Sorter: (attribute) => [{ text: attribute('of'), expect: attribute('expect') }],
    CanEat: (attribute) => (attribute('expect') === 'yes' ? [{ text: attribute('of') }] : []),
  },
  handFacts,
};
