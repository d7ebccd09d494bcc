import type { ReviewUi } from './vi.ts';

/** Looking back at a round at the table, in English. */
export const en: ReviewUi = {
  title: 'Learn from this round',
  toEnd: 'The end',
  toList: 'All moves',
  looking: 'Going through your moves…',
  found: (n) =>
    `${n === 1 ? '1 move' : `${n} moves`} of this round ${n === 1 ? 'is' : 'are'} worth another try. You choose first, then you see what would have come of each choice.`,
  nothing: 'No move of this round made a difference: whatever you did, it would have ended the same.',
  noChoice: (game) =>
    `${game} leaves you nothing to decide: you compare the cards you are dealt. What you won or lost was luck, no mistake of yours.`,
  one: (at) => `Move ${at}`,
  untried: 'not tried again',
  more: (n) => (n === 1 ? '1 more move' : `${n} more moves`),
  begin: (at) => `Try move ${at} again`,
  of: (at, all) => `Move ${at} of ${all}`,
  question: 'Try this move again: what do you choose?',
  again: {
    good: 'Good choice',
    bad: 'Not the best',
    goodText: (way) => `On what you could see then, this is the one to choose: ${way}.`,
    badText: (way, best) => `You chose: ${way}. On what you could see then, better: ${best}.`,
  },
  ends: (way, chips) => `With this choice (${way}) you would end on ${chips} chips.`,
  before: (way) => `What you did then: ${way}`,
  judged: {
    right: 'Good choice',
    unlucky: 'Right but unlucky',
    mistake: 'A mistake',
    lucky: 'Wrong but lucky',
    uncounted: 'Seen',
  },
  why: {
    right: 'Nothing was better, and the hidden cards were with you too.',
    unlucky: (other, more) =>
      `You chose well and the cards went against you: with these hidden cards something else (${other}) would have brought ${more} more. Nobody could know that then.`,
    mistake: (other, more) =>
      `This was a mistake, not bad luck: with the same hidden cards, the better choice (${other}) would have brought ${more} more.`,
    lucky: (other, less) =>
      less === 0
        ? `The better choice was: ${other}. You were lucky: as the hidden cards lay, it cost you nothing.`
        : `The better choice was: ${other}. You were lucky: as the hidden cards lay, yours brought ${less} more.`,
    better: (other, more) => `With these hidden cards something else (${other}) would have brought ${more} more.`,
    best: 'With these hidden cards nothing would have brought more.',
    uncounted: 'What was best cannot be counted for this move, so only the outcome is told.',
  },
  really: (chips) => `The round itself ended on ${chips} for you: later you played otherwise than the computer would.`,
  ways: 'What each choice leads to',
  playOn:
    'The same hidden cards, and from here on everyone, you too, plays as the computer does at this table. On the right: your chips at the end.',
  did: 'you did this',
  tried: 'just now',
  best: 'best',
  others: (n) => (n === 1 ? '1 other choice' : `${n} other choices`),
  method: 'How is it counted?',
  lay: 'Your cards then',
  rule: (number) => `See rule ${number}`,
  practise: (number) => `Practise rule ${number}`,
  rules: 'Practise what went wrong',
  next: 'Next move',
  retry: 'Choose again',
  finish: 'See all moves',
};
