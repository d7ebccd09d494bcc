import type { RoundWords } from '#core/game/round-words.ts';
import { displayName } from '#words/text.ts';

export { table } from './table.ts';

export const words: RoundWords = {
  event: ({ type, who }) => `${displayName(who)} ${type === 'show' ? 'shows' : 'pays or is paid'}.`,
  together: () => 'One card each, face down.',
  may: () => 'shows',
  warns: {},
  end: ({ seat, seats }) => ({
    big: `${seats.find(({ who }) => who === seat)?.net ?? 0}`,
    why: 'The highest card takes.',
  }),
};
