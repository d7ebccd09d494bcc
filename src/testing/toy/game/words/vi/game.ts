import type { GameWords } from '#core/game/game-words.ts';
import type { LaLonVerdict } from '#testing/toy/game/engine/index.ts';
import { displayName, signed } from '#words/text.ts';

const namesOf = (group: readonly string[] = []): string => group.map(displayName).join(', ');

export const words: GameWords<LaLonVerdict> = {
  name: 'Lá Lớn',
  asks: { best: 'Lá ai lớn hơn' },
  presets: { thuong: 'Thường' },
  settings: { aces: { label: 'Át', values: { high: 'lớn nhất', low: 'bé nhất' } } },
  seat: ({ players }, who) => ({ sum: signed(players.find(({ name }) => name === who)?.net ?? 0), state: 'lá' }),
  verdict: ({ verdict: { ranking, players } }) => ({
    big: ranking[0]?.length === 1 ? `${namesOf(ranking[0])} ăn` : 'Hòa',
    why: ranking[0]?.length === 1 ? 'Lá lớn nhất ăn.' : 'Hai lá bằng nhau.',
    net: players.map(({ name, net }) => `${displayName(name)} ${signed(net)}`).join(', '),
    lines: [],
  }),
  guess: ({ ranking, players }) => ({
    options: players.map(({ name }) => ({ id: name, label: displayName(name) })),
    answer: ranking[0]?.[0] ?? '',
  }),
  reason: ({ rule }) => (rule === 'll-rank' ? 'Lá này đếm theo thứ tự.' : 'So lá nào lớn hơn.'),
  outcome: (_, who) => `${displayName(who)} ăn`,
};
