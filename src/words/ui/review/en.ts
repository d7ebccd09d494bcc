import type { ReviewUi } from './vi.ts';

/** Looking back at a round at the table, in English. */
export const en: ReviewUi = {
  title: 'Learn from this round',
  toEnd: 'The end',
  toList: 'All moves',
  looking: 'Going through your moves…',
  found: (n) =>
    `${n === 1 ? '1 move of this round is' : `${n} moves of this round are`} worth another try. You choose first, then you see what each choice would have led to.`,
  nothing: 'No move of this round made a difference: whatever you did, the end would have been the same.',
  noChoice: (game) =>
    `${game} leaves you nothing to decide: you compare the cards you are dealt. What you won or lost was luck, not a mistake of yours.`,
  one: (at) => `Move ${at}`,
  untried: 'not tried again',
  more: (n) => (n === 1 ? '1 more move' : `${n} more moves`),
  begin: (at) => `Try move ${at} again`,
  of: (at, all) => `Move ${at} of ${all}`,
  question: 'Try this move again: what do you choose?',
  judged: {
    right: 'Well chosen',
    unlucky: 'Right but unlucky',
    mistake: 'Not the best',
    lucky: 'Not best but lucky',
    uncounted: 'Seen',
  },
  again: {
    good: (way) => `Going by what you could see then, this is the one to choose: ${way}.`,
    close: (way) => `Going by what you could see then, this is fine too (${way}): nothing is clearly better.`,
    bad: (way, best) => `You chose: ${way}. Going by what you could see then, this was better: ${best}.`,
    ends: (chips) => `With this choice you end on ${chips} chips.`,
  },
  before: (way) => `What you did then: ${way}`,
  why: {
    right: 'Nothing was clearly better then, and the hidden cards were on your side too.',
    unlucky: (other, more) =>
      `You chose well and the cards went against you: with these hidden cards another choice (${other}) would have brought ${chips(more)} more, but nobody could know that then.`,
    mistake: (other, more) =>
      `It was the choice, not bad luck: with the same hidden cards the better one (${other}) would have brought ${chips(more)} more.`,
    lucky: (other, less) =>
      less === 0
        ? `The better choice was: ${other}. You were lucky: as the hidden cards lay, it cost you nothing.`
        : `The better choice was: ${other}. You were lucky: as the hidden cards lay, yours brought ${chips(less)} more.`,
    better: (other, more) =>
      `With these hidden cards another choice (${other}) would have brought ${chips(more)} more.`,
    best: 'With these hidden cards nothing would have brought more.',
    uncounted: 'What was best here cannot be worked out, so only the outcome is shown.',
  },
  really: (chips) => `In the round itself you ended on ${chips}, because later you did not play as the computer would.`,
  ways: 'What each choice leads to',
  playOn:
    'The same hidden cards, and from here on everyone, you included, plays as the computer does at this table. On the right: your chips at the end.',
  did: 'you did this',
  tried: 'just now',
  best: 'the best',
  close: 'fine too',
  others: (n) => (n === 1 ? '1 other choice' : `${n} other choices`),
  method: 'How is it counted?',
  lay: 'Your cards then',
  rule: (number) => `See rule ${number}`,
  practise: (number) => `Practise rule ${number}`,
  rules: 'Practise what was not the best',
  next: 'Next move',
  retry: 'Choose again',
  finish: 'Back to all moves',
};

function chips(count: number): string {
  return count === 1 ? '1 chip' : `${count} chips`;
}
