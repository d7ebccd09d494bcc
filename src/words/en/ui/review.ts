import type { ReviewUi } from '../../vi/ui/review.ts';

/** Looking back at a round at the table, in English. */
export const en: ReviewUi = {
  title: 'Learn from this round',
  toEnd: 'The end',
  toMistake: 'The mistake',
  looking: 'Going through your moves…',
  nothing: 'In this round you had nothing to choose.',
  noChoice: (game) =>
    `${game} leaves you nothing to decide: you compare the cards you are dealt. What you won or lost was luck, not a mistake of yours.`,
  none: 'No mistakes',
  allFine: (n) =>
    n === 1
      ? 'The 1 move you chose in this round was fine. The rest was luck.'
      : `All ${n} moves you chose in this round were fine. The rest was luck.`,
  found: (n) => (n === 1 ? '1 real mistake in this round' : `${n} real mistakes in this round`),
  rest: (n) => (n === 1 ? '1 other move, fine' : `${n} other moves, all fine`),
  one: (at) => `Move ${at}`,
  of: (at, all) => `Mistake ${at} of ${all}`,
  mistake: 'A mistake',
  instead: (at, did, best) => `Move ${at}, yours: ${did}. Better: ${best}.`,
  costs: 'costs on average',
  question: 'Try this move again: what do you choose?',
  grades: { best: 'That is it', fine: 'Fine too', worse: 'Still a mistake' },
  tried: {
    best: (way) => `This was the one to choose: ${way}.`,
    fine: (way, best) => `Hardly worse than the best: ${way}. The best: ${best}.`,
    worse: (way, best) => `You chose: ${way}. Better: ${best}.`,
  },
  lay: 'Your cards then',
  open: 'Face up on the table',
  means: 'Chips a round, on average',
  did: 'you chose',
  best: 'better',
  lucky: {
    head: 'Lucky this time:',
    text: (best, less) =>
      less === 0
        ? `with the hidden cards as they lay, the better move (${best}) would have ended the same.`
        : `with the hidden cards as they lay, the better move (${best}) would have brought ${chips(less)} less.`,
    yet: 'The move was a mistake all the same.',
  },
  unlucky: {
    head: 'Unlucky this time:',
    text: (best, more) =>
      `with the hidden cards as they lay, the better move (${best}) would have brought ${chips(more)} more.`,
    yet: 'And the move was a mistake.',
  },
  ended: (end) => `You ended on ${end}.`,
  method: 'How is it counted?',
  estimated: (error) =>
    `The chips are found by trying: the cards that you could not see are dealt again many times, and from each deal both moves are played to the end, everyone playing as the computer does. The difference may be off by about ${error}.`,
  exact: 'The chips are worked out, not tried.',
  rule: (number) => `See rule ${number}`,
  practise: (number) => `Practise rule ${number}`,
  next: 'Next mistake',
  retry: 'Try it again',
};

function chips(count: number): string {
  return count === 1 ? '1 chip' : `${count} chips`;
}
