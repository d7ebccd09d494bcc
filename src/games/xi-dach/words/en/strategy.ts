import type { StrategyWords } from '../vi/strategy.ts';

/** The words of the table of drawing and standing, in English. */
export const en: StrategyWords = {
  title: 'Draw or stand',
  hand: 'You hold',
  letters: { draw: 'D', stand: 'S' },
  key: 'D is draw, S is stand. The small figure: with 100 chips staked, how many more this choice brings than the other.',
  row: (size, ace) => `${size} cards, ${aceText(ace)}`,
  below: (total) => `Below ${total} you always draw.`,
  divided: 'A star means that it depends on the cards: some hands in that cell are better played the other way.',
  example: (total, stand, draw) =>
    `${total} on 2 cards without an ace: with 100 chips staked, standing ${won(stand)} and drawing ${won(draw)}. A draw often goes bust, true, but a hand of ${total} wins only when the banker is bust, and when both are bust nobody pays.`,
  all: 'Both figures for every cell',
  allKey: 'Standing above, drawing below, for 100 chips staked.',
  method: 'How it is counted, and how exact it is',
  methodText: [
    'All of it is counted, nothing is played at random: every hand of 2, 3 or 4 cards that is not bust, and every order of the cards left in the pack of 52. The figure in a cell is the average of its hands, each counted as often as it comes up. After a draw you always make the better choice.',
    "The banker's cards are face down and are not a natural. The banker draws while short, then checks everybody. Other players' hidden hands are among the cards you have not seen. Early checks, draws between checks and reading people's faces are left out. So are hands that are bust already: in no house does another draw help them.",
    'The only error is rounding. With a small pack, where 10 cards are unseen, laying out every order and counting gives the same figures.',
  ],
  changes: 'Which cells each house rule changes',
  changesText:
    'One rule is changed at a time, the rest stay as in Phổ thông. Whatever is not named stays as in the table above.',
  change: (rows, from, usual) =>
    from > 21
      ? `${rows.join('; ')}: draw even on 21, where the table above says stand from ${usual}.`
      : `${rows.join('; ')}: stand from ${from}, where the table above says ${usual}.`,
  others: 'Changing any of these leaves the table as it is:',
  house: 'The rules at your table',
  choose: 'Choose a set of rules',
  own: 'Your table',
  counting: 'Counting…',
  flips: (cells) =>
    cells === 0
      ? 'No cell differs from the table above.'
      : cells === 1
        ? '1 cell differs from the table above, in a bold frame.'
        : `${cells} cells differ from the table above, in bold frames.`,
};

function aceText(ace: 'none' | 'low' | readonly number[]): string {
  if (ace === 'none') return 'no ace';
  return ace === 'low' ? 'ace as 1' : `ace as ${ace.join(' or ')}`;
}

function won(chips: number): string {
  return chips < 0 ? `loses ${-chips}` : `wins ${chips}`;
}
