/** Practice of Tá Lả in English. */

import type { PlayerVerdict } from '#games/ta-la/engine/decide.ts';
import { common } from '#words/quiz/plays-en.ts';
import { cardsText, displayName } from '#words/text.ts';
import { besideIn, type Moment } from '../quiz/moment.ts';
import { type Cost, costOf, makeQuizWords, turnOf, type Way } from '../quiz/shape.ts';
import { words as game, pointsText } from './game.ts';
import { plays } from './plays.ts';

const WAYS: ReadonlyMap<string, string> = new Map<Way, string>([
  ['khong', 'Not out'],
  ['thuong', 'Out (ù)'],
  ['tron', 'Out, all ten (ù tròn)'],
  ['khan', 'Out, no half meld (ù khan)'],
]);

export const words = makeQuizWords(game, {
  plays,
  common,
  kinds: {
    meld: 'Which cards are a meld (phỏm)',
    points: 'How many points a hand leaves',
    eat: 'Which discard may be eaten',
    discard: 'Which discard leaves the fewest points',
    out: 'Is a hand out, and how',
    first: 'Who comes first',
    last: 'Who comes last',
    pays: 'What one gets or pays',
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
      turnOf(question) === 'paid'
        ? `What does ${displayName(question.about)} get, or pay?`
        : `They lay down in this order. What does ${displayName(question.about)} get, or pay?`,
    house: (question) =>
      ({
        out: 'Which of these house rules would change the verdict?',
        paid: `Which of these house rules would change what ${displayName(question.about)} gets or pays?`,
        place: `Laid down in this order: which rule would change the place of ${displayName(question.about)}?`,
      })[turnOf(question)],
  },
  answers: {
    points: (answer) => pointsText(answer.points),
    kind: (answer) => WAYS.get(answer.kind) ?? answer.kind,
    who: (answer) => answer.who.map(displayName).join(', '),
    net: (answer) => {
      if (answer.net === 0) return 'Nothing either way';
      return answer.net > 0 ? `Gets ${units(answer.net)}` : `Pays ${units(-answer.net)}`;
    },
  },
  beside(question: Moment, who) {
    const beside = besideIn(question, who);
    if (beside === undefined) return '';
    return beside === 'mom' ? 'burnt (móm)' : `${beside.made} ${beside.made === 1 ? 'discard' : 'discards'} made`;
  },
  slips: {
    'first-meld': 'A card goes into 1 meld only: arranged another way, the hand leaves fewer points.',
    'ace-high': 'In a run the ace stands below the 2; it does not join the king.',
    'ace-eleven': 'In Tá Lả an ace counts only 1 point.',
    'half-melds': 'A half meld that is no meld yet still counts its points.',
    'mixed-suits': 'A run must be of one suit.',
    'one-meld-only': 'There is another meld, and cards in any meld count nothing.',
    'one-for-free': 'Every loose card counts; the highest one is not taken off.',
    'melds-count': 'Cards in a meld count nothing.',
    gap: 'A run must be in sequence: with 1 rank missing it is none.',
    'pair-and-one': 'A set is all of one rank. A pair and its neighbour are no meld.',
    'half-meld': '2 cards are a half meld. A meld takes at least 3.',
    'breaks-meld': 'This card is in a meld: discarding it saves no points.',
    'other-melds': 'With other melds this card is not loose, and another discard saves more.',
    'lower-first': 'This card is loose, but another discard leaves fewer points.',
    'keeps-half-meld': 'To keep a half meld is to keep its points: until it is a meld both cards count.',
    'eaten-stays': 'An eaten card must lie in a meld: no card that breaks it may be discarded.',
    'holds-eaten': 'The cards that go with it hold a meld for the card eaten before.',
    'second-eaten': 'This card fits only into a meld that holds an eaten card already.',
    'nothing-left': 'This hand can go out.',
    'needs-melds': 'A plain ù needs melds, and this hand has none.',
    'one-of-nine': 'With 9 cards all 9 must lie in melds; none may be over.',
    'two-loose': 'With 2 cards or more outside the melds it is no plain ù.',
    'not-all-ten': 'Ù tròn means that all 10 cards lie in melds.',
    'has-half-melds': 'Ù khan means no meld and no half meld in the whole hand.',
    'more-points': 'The player with a meld and the fewest points comes first.',
    'fewer-points': 'Where nobody is burnt, the player with the most points comes last.',
    'mom-few-points': 'Whoever is burnt (móm) stands behind all who have a meld, however few the points.',
    'mom-not-last': 'With somebody burnt (móm), nobody who has a meld comes last.',
    'mom-by-points': 'Players who are burnt alike do not compare points.',
    'tie-later': 'On equal points whoever laid down earlier stands higher.',
    'tie-earlier': 'On equal points whoever laid down later stands lower.',
    'lays-off-on-later': 'One may lay off only onto melds that were laid down before.',
    'wrong-side': 'The right number the wrong way round: losers pay, the winner gets.',
    'mom-as-last': 'Whoever is burnt pays 4 chips, whatever the place.',
    'eaten-forgotten': 'The cards that were eaten have to be paid as well.',
    'eaten-one-each': 'A second or third eaten card and a last-round card cost more than 1 chip.',
    'eaten-other-way': 'Whoever discarded the eaten card pays for it.',
    'u-by-place': 'When somebody goes out, losers pay for the ù, not by place.',
    'one-each': 'It is not always 1 chip: place, móm and ù all make it more.',
    'place-number': 'Second pays 1, third 2, fourth 3.',
    'four-may-play': '4 players are not too many.',
    'four-at-most': 'Dealt to 5 players, the stock would not last for 4 turns each.',
    'forgets-tenth': 'That leaves out the 10th card of the player who starts.',
    'ten-for-all': 'Only 1 player gets 10 cards; the others get 9.',
    'no-jokers': 'The pack has 52 cards, without jokers.',
    'to-the-left': 'It goes to the right, not to the left.',
    'dealer-is-last': 'The dealer comes last, and takes the 10th card too.',
    'not-the-next': 'The 10th card does not pass to the next player.',
    'not-the-last': 'Coming last does not give anybody 10 cards.',
    'other-side': 'That is the other way round: play goes to the right.',
    'may-decline': 'To eat or to draw is a choice; nobody has to eat.',
    'one-card-a-turn': 'A turn takes 1 card, eaten or drawn.',
    'not-his-turn': 'Nobody draws out of turn.',
    'only-fresh': 'An older discard, or another player’s, can no longer be eaten.',
    'eaten-lies-open': 'Everybody has seen an eaten card; it is not hidden again.',
    'drawn-is-hidden': 'A card from the stock stays hidden.',
    'hand-is-hidden': 'Nobody shows a whole hand, except to go out.',
    'spare-card': 'This card is to spare: without it the eaten card still has a meld.',
    'only-the-eaten-pays': 'Only the player whose card was eaten pays, and pays the eater.',
    'chot-is-four': 'A last-round card is a case of its own: eaten, it costs 4.',
    'opener-gives': 'What is shifted is the latest discard of whoever opened these turns.',
    'eaten-is-refilled': 'The gap before the eaten player is filled again, so nothing is short there.',
    'eater-plays-once': 'The eater discards once, as always, and gets no further turn.',
    'not-all-four': 'The round is over only when everybody has made 4 discards.',
    'four-each': 'All have made 4 discards; nobody has a turn left.',
    'not-the-fourth': 'Melds stay in the hand until just before discard number 4.',
    'lays-before-discard': 'Lay down first, then make discard number 4.',
    'one-meld-will-do': '1 meld is enough not to be burnt.',
    'does-not-fit': 'A card laid off must be of the rank of a set, or the next one at either end of a run.',
    'lays-off-after-laying': 'Nobody lays off before laying down.',
    'mom-lays-nothing-off': 'Whoever is burnt (móm) may not lay off.',
    'khan-as-dealt': 'Ù khan is 9 or 10 cards just as dealt, with no half meld, at a table that plays it.',
    'waits-for-turn': 'Nobody goes out when it is another player’s turn.',
    'one-for-all': 'When 1 player pays for all, the others pay nothing for the ù.',
    'fewer-than-three': 'Only 3 eaten cards make one pay for all.',
    'no-den-here': 'At this table nobody pays for all because of that.',
    'short-lays-later': 'One who is short of a discard comes to number 4 later, and lays down later.',
    'waits-for-one': 'With 1 rank missing between, or at the ace or the king, a half meld waits for only 1 card.',
    'counts-what-is-gone': 'Cards that were discarded or laid down cannot come any more.',
  },
  cost(missed) {
    const cost = costOf(missed);
    return cost ? costText(cost) : '';
  },
});

function costText(cost: Cost): string {
  switch (cost.type) {
    case 'under':
      return `That is ${pointsText(cost.off)} too few: it shows as soon as the cards are counted.`;
    case 'over':
      return `Counted like that, you take ${pointsText(cost.off)} too many.`;
    case 'no-meld':
      return `${cardsText(cost.cards)} cannot be laid down; kept, it costs ${pointsText(cost.points)}.`;
    case 'not-eaten':
      return `Once taken, ${cardsText(cost.cards)} would have to go back.`;
    case 'bound':
      return `Without ${cardsText(cost.cards)} the eaten card has no meld: you would have to take it back.`;
    case 'left':
      return `With ${cardsText(cost.cards)} gone you have ${pointsText(cost.points)} left.`;
    case 'false-out':
      return `To call ù now is a false call: this hand has ${pointsText(cost.points)} left.`;
    case 'missed-out':
      return 'Not calling it gives the round away.';
    case 'misnamed':
      return 'It is ù all the same, but of another kind.';
    case 'placed':
      return `${cost.players.map(placed).join('; ')}.`;
    case 'off':
      return `Paid like that, it is wrong by ${units(cost.units)}.`;
    case 'same':
      return `It stays as it was: ${game.verdict(cost.ruling).big}.`;
  }
}

const PLACES = ['first', 'second', 'third', 'fourth'];

function placed({ name, points, mom, place }: PlayerVerdict): string {
  return `${displayName(name)} has ${pointsText(points)} left${mom ? ', without a meld' : ''}, and comes ${PLACES[place - 1] ?? `in place ${place}`}`;
}

function units(count: number): string {
  return count === 1 ? '1 chip' : `${count} chips`;
}
