import type { RoundWords } from '#core/game/round-words.ts';
import { displayName } from '#words/text.ts';

export const words: RoundWords = {
  title: 'Play a round',
  sit: 'You are An.',
  event: ({ type, who }) => `${displayName(who)} ${type === 'show' ? 'shows' : 'pays or is paid'}.`,
  together: () => 'One card each, face down.',
  move: () => 'Show',
  may: () => 'shows',
  warns: {},
  end: ({ seat, seats }) => ({
    big: `${seats.find(({ who }) => who === seat)?.net ?? 0}`,
    why: 'The highest card takes.',
  }),
};
