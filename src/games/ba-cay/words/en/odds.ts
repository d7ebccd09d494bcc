import type { BaCayOddsWords } from '../vi/odds.ts';

/** The words of the odds charts of Ba Cây and Bài Cào in English. */
export const en: BaCayOddsWords = {
  unit: 'Chance',
  points: {
    title: (house) => `${house}: how often each number of points comes`,
    step: 'Points',
    label: { bu: 'Bù', 'ba-tien': 'Ba tiên', sap: 'Sáp' },
    hands: (count) => `${count} hands`,
    note: (hands, deck) => `All ${hands} hands of three cards that a pack of ${deck} can deal, the lowest first.`,
    atCu: (count) => `Of the hands with ten points ${count} hold the great ace, A♦.`,
    named: 'Bù is zero points. Ba tiên is three faces: any of J, Q and K.',
  },
  headsUp: {
    title: (house) => `${house}: you against the banker`,
    result: 'Result',
    win: 'You win',
    draw: 'Draw',
    lose: 'Banker wins',
    parts: (points, card) => `on points ${points}, on the best card ${card}`,
    note: (deals, level, tie) =>
      `All ${deals} ways to deal two hands. ${
        {
          card: `Points are equal in ${level} of them; then the best card decides, so there are no draws.`,
          draw: `Points are equal in ${level} of them, and that is a draw.`,
          banker: `Points are equal in ${level} of them, and the banker wins those.`,
        }[tie]
      }`,
  },
};
