/** Practice of Sâm in English: questions about hands. */

import type { PlayerVerdict } from '#games/sam/engine/decide.ts';
import { cardsText, displayName } from '#words/text.ts';
import { type Called, type Cost, costOf, makeQuizWords, turnOf } from '../quiz/shape.ts';
import { chips, words as game } from './game.ts';

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
      return answer.net > 0 ? `Gets ${chips(answer.net)}` : `Pays ${chips(-answer.net)}`;
    },
  },
  misconceptions: {
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
  },
  cost(missed) {
    const cost = costOf(missed);
    return cost ? costText(cost) : '';
  },
});

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
      return `Paid like that, it is wrong by ${chips(cost.units)}.`;
    case 'same':
      return `It stays as it was: ${game.verdict(cost.ruling).big}.`;
  }
}

function paid({ name, net }: PlayerVerdict): string {
  return `${displayName(name)} pays ${chips(Math.abs(net))}`;
}
