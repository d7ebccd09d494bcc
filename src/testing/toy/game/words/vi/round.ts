import type { RoundWords } from '#core/game/round-words.ts';
import { displayName } from '#words/text.ts';

export { table } from './table.ts';

export const words: RoundWords = {
  event: ({ type, who }) => `${displayName(who)} ${type === 'show' ? 'lật bài' : 'trả, nhận'}.`,
  together: () => 'Chia mỗi người 1 lá úp.',
  may: () => 'lật bài',
  warns: {},
  end: ({ seat, seats }) => ({ big: `${seats.find(({ who }) => who === seat)?.net ?? 0}`, why: 'Lá lớn nhất ăn.' }),
};
