/** Practice of Sâm in English. */

import type { PlayerVerdict } from '#games/sam/engine/decide.ts';
import { common } from '#words/quiz/plays-en.ts';
import { cardsText, displayName } from '#words/text.ts';
import { besideIn, type Moment } from '../quiz/moment.ts';
import { type Called, type Cost, costOf, makeQuizWords, turnOf } from '../quiz/shape.ts';
import { words as game } from './game.ts';
import { plays } from './plays.ts';

const NAMES: ReadonlyMap<string, string> = new Map<Called, string>([
  ['rac', 'Single (rác)'],
  ['doi', 'Pair (đôi)'],
  ['sam-co', 'Triple (sám cô)'],
  ['sanh', 'Run (sảnh)'],
  ['tu-quy', 'Quad (tứ quý)'],
  ['sanh-rong', 'Ten-card run (sảnh rồng)'],
  ['tu-quy-heo', 'Four twos (tứ quý heo)'],
  ['dong-mau', 'All one colour (đồng màu)'],
  ['ba-sam-co', 'Three triples (ba sám cô)'],
  ['nam-doi', 'Five pairs (năm đôi)'],
]);

export const words = makeQuizWords(game, {
  plays,
  common,
  kinds: {
    name: 'What cards make together',
    legal: 'Does a play beat the table',
    beats: 'Which play beats the table',
    deal: 'Does a deal win at once',
    pays: 'What a loser pays',
    most: 'Who pays the most',
    house: 'Which house rule decides',
  },
  asks: {
    name: 'What do these cards make?',
    legal: 'Does it beat the table?',
    beats: 'Which play beats the table?',
    deal: 'Does this deal win at once?',
    pays: ({ about }) => `What does ${displayName(about)} pay at the end?`,
    most: 'Who pays the most?',
    house: (question) =>
      ({
        play: 'Which of these house rules would change the verdict?',
        deal: 'Which of these house rules would change the verdict?',
        paid: `Which of these house rules would change what ${displayName(question.about)} pays?`,
      })[turnOf(question)],
  },
  answers: {
    kind: (answer, { kind }) => {
      if (answer.kind === 'khong') return kind.id === 'deal' ? 'No instant win' : 'Not a combination';
      return NAMES.get(answer.kind) ?? answer.kind;
    },
    yes: (answer) => (answer.yes ? 'It beats it' : 'It does not'),
    who: (answer) => (answer.who.length === ALL ? 'All three alike' : answer.who.map(displayName).join(', ')),
    net: (answer) => {
      if (answer.net === 0) return 'Pays nothing';
      return answer.net > 0 ? `Gets ${units(answer.net)}` : `Pays ${units(-answer.net)}`;
    },
  },
  beside(question: Moment, who) {
    const beside = besideIn(question, who);
    return beside ? BESIDE[beside] : '';
  },
  slips: {
    'two-neighbours': '2 neighbours are no run yet: a run takes 3 cards.',
    'gap-in-run': 'A run must be in sequence: with 1 rank missing it is none.',
    'pairs-in-row': 'In Sâm pairs in a row (đôi thông) are no combination.',
    'goes-round': 'A run ends at the ace; it does not go round to the two.',
    'ten-to-ace': 'Without J, Q, K the 10 and the ace are still no neighbours.',
    'one-too-many': 'A pair is exactly 2 cards. With another rank beside them they are no combination.',
    'not-a-pair': 'A pair is exactly 2 cards of one rank.',
    'not-a-triple': 'A triple is exactly 3 cards of one rank.',
    'not-a-run': 'A run is 3 cards or more in sequence, 1 of each rank.',
    'not-a-quad': 'A quad is all 4 cards of one rank.',
    'any-suits': '3 cards or more in sequence are a run, of one suit or of several.',
    'same-rank': 'These cards are of one rank: a combination.',
    'no-combination': 'These cards are no combination, so they beat nothing.',
    'is-higher': 'The same kind and higher beats it; suits do not count.',
    'lower-top': 'Only what is higher beats it.',
    'longer-but-lower': 'A longer run with a lower top beats it in no house.',
    'suits-decide': 'An equal rank does not beat it; suits do not count.',
    'shorter-run': 'A shorter run does not beat it, however high.',
    'longer-run': 'A run is beaten by a run of its own length.',
    'other-kind': 'These two are of different kinds: more cards, or higher ones, do not help.',
    'no-two-there': 'A quad chops nothing but twos and lower quads.',
    'one-quad': 'One quad chops 1 two only.',
    'two-quads': 'Two quads together are only for a pair of twos, and not in every house.',
    'one-short': 'This hand is one card short.',
    'not-dragon': 'A sảnh rồng takes all 10 cards in sequence.',
    'not-four-twos': 'Tứ quý heo takes all 4 of the 2s.',
    'not-one-colour': 'Đồng màu is all 10 cards red, or all black.',
    'not-three-triples': 'Ba sám cô takes 3 groups, each of at least 3 cards of one rank.',
    'not-five-pairs': 'Năm đôi is exactly 5 pairs of different ranks.',
    'wins-at-once': 'This hand has all it takes to win at once in this house.',
    'twos-as-cards': 'A two left over is no ordinary card: each costs 15 chips.',
    'twos-besides': 'A two that costs 15 is not counted among the cards again.',
    'quad-as-cards': 'A quad left over is not counted card by card: it costs 15 chips.',
    'quad-besides': 'A quad that costs 15 is not counted card by card again.',
    'twos-alone': 'Here a two left over still counts 1 like any card, and 5 come on top.',
    'twos-fifteen': 'Other houses count 15 for each two. This one adds 5.',
    'twos-plus-five': 'Other houses add 5. Here each two costs 15, in place of its 1.',
    'cong-alone': '15 chips are only the fine; the rest comes on top.',
    'every-card': 'Not every house, and not every card, is paid at 1 chip.',
    'points-not-cards': 'In Sâm nobody adds up the points on cards.',
    'most-cards': 'Many cards need not cost the most: twos and quads cost more than other cards.',
    'pays-less': 'Somebody else pays more.',
    'only-faces-out': 'Only jacks, queens and kings may be taken out; every other rank is always there.',
    'thirteen-each': 'Dealing 13 each is Tiến lên. In Sâm everyone gets 10.',
    'from-each': 'That is what 1 player pays, and all the others pay the same.',
    'white-not-cards': 'An instant win has a price of its own; cards in hand are not counted.',
    'spades-are-low': 'Of equal ranks spades are lowest, then clubs, diamonds, hearts.',
    'failed-not-won': 'A failed Sâm is no win, and gives no lead.',
    'two-not-won': 'At this table finishing on a two is no win.',
    'only-first-round': 'The lowest card matters only in a first round, or when nobody won the last one.',
    'call-before-winner': 'The last winner gives way to whoever calls Sâm.',
    'calls-out-of-turn': 'A call does not wait for a turn, as long as one has not answered.',
    'calls-late': 'Once a card has been played nobody calls any more.',
    'said-is-said': 'Having said no, one cannot call after all.',
    'one-call': 'After the first call this table asks nobody else.',
    'one-plays-alone': 'In a round only 1 player plays Sâm; the others play against that one.',
    'sam-is-over': 'The Sâm is over here, made or failed, and so is the round.',
    'each-of-all': 'That is what passes with 1 player. A Sâm is settled with every one of them.',
    'sam-not-cards': 'In a round with a Sâm the cards left in hand are not counted.',
    'caller-pays-all': 'A failed Sâm is paid to every player, not only to the one who stopped it.',
    'wrong-side': 'The other way round: it is the other side that pays.',
    'to-the-right': 'Play goes to the right, not to the left.',
    'passed-is-out': 'Whoever has passed is out until the trick ends.',
    'last-leads': 'The last to play leads the next trick, not the neighbour.',
    'new-trick-all-in': 'A pass lasts one trick. In the next everybody is back in.',
    'may-hold-back': 'One may pass even with cards that would beat.',
    'leader-plays': 'Whoever leads may not pass.',
    'may-split': 'A card out of a pair may be played by itself.',
    'as-many-cards': 'Only a single beats a single, and only a pair beats a pair.',
    'only-quads-chop': 'Chopping a two with runs of pairs belongs to Tiến lên. Sâm has none.',
    'out-is-out': 'The round ends the moment somebody is out, whatever the next player holds.',
    'no-second': 'There is no second or third place in Sâm: the round stops when one is out.',
    'cards-left': 'With cards in hand nobody has won, even if the play is not beaten.',
    'two-in-run': 'A two in a run does not count as finishing on a two.',
    'highest-single': 'The next player has 1 card left, and keeping a higher one back may be costly.',
    'free-single': 'At this table no single is fined here.',
    'may-pass-then': 'Passing is no offence, even if that player then goes out.',
    'highest-is-enough': 'Having played the highest single, one has done no wrong.',
    'chain-adds-up': 'In a chain it is not 15 for each chop like that.',
    'rank-is-not-rarity': 'What ranks higher as an instant win need not be rarer.',
  },
  cost(missed) {
    const cost = costOf(missed);
    return cost ? costText(cost) : '';
  },
});

/** What stands beside a name. */
const BESIDE = { called: 'called Sâm', passed: 'passed' } as const;

/** The losers of a question who share an answer where they pay alike. */
const ALL = 3;

function costText(cost: Cost): string {
  switch (cost.type) {
    case 'back':
      return `If you played ${cardsText(cost.cards)}, you would have to take it back.`;
    case 'missed':
      return `If you think it cannot be played, ${cardsText(cost.cards)} stays in your hand.`;
    case 'misnamed':
      return `If you called ${cardsText(cost.cards)} that, the table would argue.`;
    case 'false-win':
      return 'Call it now, and the table knows your cards and you have won nothing.';
    case 'missed-win':
      return 'Not calling it gives an instant win away.';
    case 'misnamed-win':
      return 'It wins at once all the same, but by another name.';
    case 'paid':
      return `${cost.players.map(paid).join('; ')}.`;
    case 'off':
      return `Paid like that, it is wrong by ${units(cost.units)}.`;
    case 'same':
      return `It stays as it was: ${game.verdict(cost.ruling).big}.`;
  }
}

function paid({ name, net }: PlayerVerdict): string {
  return `${displayName(name)} pays ${units(Math.abs(net))}`;
}

function units(count: number): string {
  return count === 1 ? '1 chip' : `${count} chips`;
}
