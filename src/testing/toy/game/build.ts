import type { GameBuild } from '#core/game/book.ts';
import { YOU } from '#core/game/round.ts';
import type { LaLonVerdict } from './engine/index.ts';

/** What the build alone asks of it. */
export const build: GameBuild = {
  emblem: 'A♠',
  site: {
    vi: {
      line: 'Mỗi người một lá, lá lớn nhất ăn.',
      deck: '52 lá, 2 đến 6 người',
      sections: {},
      told: ['An K, Bình 9'],
    },
    en: {
      line: 'One card each, and the highest takes.',
      deck: '52 cards, 2 to 6 players',
      sections: {},
      told: ['An K, Binh 9'],
    },
  },
  questions: [{ id: 'best', example: 'la-lon; an: K♠; bình: 9♦' }],
  tables: { own: { seed: 1, players: [{ name: YOU }, { name: 'bình' }] } },
  scripts: {},
  attempts: {},
  lessonCases: {},
  handFacts: ({ ranking, players }: LaLonVerdict, name) => [
    ...players.filter((one) => one.name === name).map(({ net }) => ['net', net] as const),
    ['place', ranking.findIndex((group) => group.includes(name)) + 1],
  ],
};
