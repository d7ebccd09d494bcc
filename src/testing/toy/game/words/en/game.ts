import type { GameWords } from '#core/game/game-words.ts';
import type { LaLonVerdict } from '#testing/toy/game/engine/index.ts';
import { displayName, signed } from '#words/text.ts';

const namesOf = (group: readonly string[] = []): string => group.map(displayName).join(', ');

export const words: GameWords<LaLonVerdict> = {
  name: 'Lá Lớn',
  asks: { best: 'Whose card is higher' },
  presets: { thuong: 'Usual' },
  settings: { aces: { label: 'Aces', values: { high: 'highest', low: 'lowest' } } },
  seat: ({ players }, who) => ({ sum: signed(players.find(({ name }) => name === who)?.net ?? 0), state: 'card' }),
  verdict: ({ verdict: { ranking, players } }) => ({
    big: ranking[0]?.length === 1 ? `${namesOf(ranking[0])} wins` : 'Draw',
    why: ranking[0]?.length === 1 ? 'The highest card takes.' : 'Two cards are level.',
    net: players.map(({ name, net }) => `${displayName(name)} ${signed(net)}`).join(', '),
    lines: [],
  }),
  guess: ({ ranking, players }) => ({
    options: players.map(({ name }) => ({ id: name, label: displayName(name) })),
    answer: ranking[0]?.[0] ?? '',
  }),
  reason: ({ rule }) => (rule === 'll-rank' ? 'This card has its rank.' : 'Which card is higher.'),
  outcome: (_, who) => `${displayName(who)} wins`,
};
