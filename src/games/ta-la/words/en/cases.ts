/** Practice of Tá Lả in English: questions about hands. */

import type { PlayerVerdict } from '#games/ta-la/engine/decide.ts';
import { plural } from '#words/en/plural.ts';
import { displayName } from '#words/text.ts';
import { makeQuizWords, type Way, whatIsAsked } from '../quiz/shape.ts';
import { words as game, pointsText } from './game.ts';

const WAYS: ReadonlyMap<string, string> = new Map<Way, string>([
  ['khong', 'Not out'],
  ['thuong', 'Out (ù)'],
  ['tron', 'Out, all ten (ù tròn)'],
  ['khan', 'Out, no half meld (ù khan)'],
]);

export const words = makeQuizWords(game, pointsText, {
  kinds: {
    meld: 'Which cards are a meld (phỏm)',
    points: 'How many points a hand leaves',
    eat: 'Which discard may be eaten',
    discard: 'Which discard leaves the fewest points',
    out: 'Is a hand out, and how',
    first: 'Who comes first',
    last: 'Who comes last',
    pays: 'What a player gets or pays',
    house: 'Which house rule decides',
  },
  asks: {
    meld: 'Which of these is a meld (phỏm)?',
    points: 'How many points are left?',
    eat: 'Which of these discards may you eat?',
    discard: 'Which discard leaves the fewest points?',
    out: 'Is this hand out (ù)?',
    first: 'They lay down in this order. Who comes first?',
    last: 'They lay down in this order. Who comes last?',
    pays: (question) =>
      whatIsAsked(question) === 'paid'
        ? `What does ${displayName(question.about)} get, or pay?`
        : `They lay down in this order. What does ${displayName(question.about)} get, or pay?`,
    house: (question) =>
      ({
        out: 'Which of these house rules would change the verdict?',
        paid: `Which of these house rules would change what ${displayName(question.about)} gets or pays?`,
        place: `They lay down in this order. Which rule would change the place of ${displayName(question.about)}?`,
      })[whatIsAsked(question)],
  },
  answers: {
    points: (answer) => pointsText(answer.points),
    kind: (answer) => WAYS.get(answer.kind) ?? answer.kind,
    who: (answer) => answer.who.map(displayName).join(', '),
    net: (answer) => {
      if (answer.net === 0) return 'Nothing either way';
      return answer.net > 0 ? `Gets ${plural(answer.net, 'chip')}` : `Pays ${plural(-answer.net, 'chip')}`;
    },
  },
  misconceptions: {
    'first-meld': 'A card goes into 1 meld only: arranged another way, the hand leaves fewer points.',
    'ace-high': 'In a run the ace stands below the 2; it does not join the king.',
    'ace-eleven': 'In Tá Lả an ace counts only 1 point.',
    'half-melds': 'A half meld is not a meld yet, so its points still count.',
    'mixed-suits': 'A run must be of one suit.',
    'one-meld-only': 'There is another meld, and cards in a meld do not count.',
    'one-for-free': 'Every loose card counts; the highest one is not taken off.',
    'melds-count': 'Cards in a meld do not count.',
    gap: 'A run must be in sequence: with 1 rank missing it is not a run.',
    'pair-and-one': 'A set is all of one rank. A pair and a card of the next rank are not a meld.',
    'half-meld': '2 cards are a half meld. A meld takes at least 3.',
    'breaks-meld': 'This card is in a meld: discarding it saves no points.',
    'other-melds': 'With other melds this card is not loose, and another discard saves more.',
    'lower-first': 'This card is loose, but another discard leaves fewer points.',
    'keeps-half-meld': 'If you keep a half meld you keep its points: both cards count until it is a meld.',
    'eaten-stays': 'An eaten card must lie in a meld: no card that breaks it may be discarded.',
    'holds-eaten': 'The cards that go with it are needed in the meld of the card eaten before.',
    'second-eaten': 'This card fits only into a meld that holds an eaten card already.',
    'nothing-left': 'This hand can go out.',
    'needs-melds': 'A plain ù needs melds, and this hand has none.',
    'one-of-nine': 'With 9 cards all 9 must lie in melds; none may be left over.',
    'two-loose': 'With 2 cards or more outside the melds it is no plain ù.',
    'not-all-ten': 'Ù tròn means that all 10 cards lie in melds.',
    'has-half-melds': 'Ù khan means no meld and no half meld in the whole hand.',
    'more-points': 'The player with a meld and the fewest points comes first.',
    'fewer-points': 'Where nobody is burnt, the player with the most points comes last.',
    'mom-few-points': 'Whoever is burnt (móm) ranks behind all who have a meld, however few the points.',
    'mom-not-last': 'With somebody burnt (móm), nobody who has a meld comes last.',
    'mom-by-points': 'When several players are burnt, their points are not compared.',
    'tie-later': 'On equal points whoever laid down earlier ranks higher.',
    'tie-earlier': 'On equal points whoever laid down later ranks lower.',
    'lays-off-on-later': 'You may lay off only onto melds that are already down.',
    'wrong-side': 'The number is right, but it goes the other way: losers pay, the winner collects.',
    'mom-as-last': 'Whoever is burnt pays 4 chips, whatever the place.',
    'eaten-forgotten': 'The cards that were eaten have to be paid as well.',
    'eaten-one-each': 'A second or third eaten card and a last-round card cost more than 1 chip.',
    'eaten-other-way': 'Whoever discarded the eaten card pays for it.',
    'u-by-place': 'When somebody goes out, losers pay for the ù, not by place.',
    'one-each': 'It is not always 1 chip: place, móm and ù all make it more.',
    'place-number': 'Second pays 1, third 2, fourth 3.',
  },
  costs: {
    under: (_, { points }) => `That is ${points} too few: it shows as soon as the cards are counted.`,
    over: (_, { points }) => `Counted like that, you have ${points} too many.`,
    'no-meld': (_, { cards, points }) => `${cards} cannot be laid down; kept, it costs ${points}.`,
    'not-eaten': (_, { cards }) => `Once taken, ${cards} would have to go back.`,
    bound: (_, { cards }) => `Without ${cards} the eaten card has no meld: you would have to take it back.`,
    left: (_, { cards, points }) => `With ${cards} gone you have ${points} left.`,
    'false-out': (_, { points }) => `To call ù now is a false call: this hand has ${points} left.`,
    'missed-out': () => 'Not calling it gives the round away.',
    misnamed: () => 'It is ù all the same, but of another kind.',
    placed: ({ players }) => `${players.map(placed).join('; ')}.`,
    off: ({ units }) => `Paid like that, it is wrong by ${plural(units, 'chip')}.`,
    same: ({ ruling }) => `It stays as it was: ${game.verdict(ruling).big}.`,
  },
});

const PLACES = ['first', 'second', 'third', 'fourth'];

function placed({ name, points, mom, place }: PlayerVerdict): string {
  return `${displayName(name)} has ${pointsText(points)} left${mom ? ', without a meld' : ''}, and comes ${PLACES[place - 1] ?? `in place ${place}`}`;
}
