/** Questions from rounds of Xì Dách in English. */

import { isNatural, type Kind } from '#games/xi-dach/engine/hand.ts';
import type { PlayId } from '#games/xi-dach/quiz/ids.ts';
import { BANKER, type XiDachState } from '#games/xi-dach/round/index.ts';
import type { PlayWords } from '#words/quiz/quiz-words.ts';
import { displayName } from '#words/text.ts';
import {
  bustCardsIn,
  goodRanksIn,
  handIn,
  heldIn,
  isYes,
  netIn,
  numberIn,
  playerIn,
  pointsIn,
  saidIn,
  stakesIn,
  unseenIn,
  whoIn,
} from '../quiz/moment.ts';
import { KINDS } from './game.ts';

export const plays: Readonly<Record<PlayId, PlayWords<XiDachState>>> = {
  'next-card': {
    kind: 'The deal: whose card is next',
    ask: ({ asked }) =>
      `${asked.count === 1 ? '1 card has' : `${asked.count} cards have`} been dealt. Who gets the next one?`,
    why: (q) => {
      const seats = q.state.players.length + 1;
      const all = `With ${seats} at the table the deal goes round 2 times, 1 card each.`;
      if (whoIn(q) === '') return `${all} After ${2 * seats} cards it is over.`;
      return `${all} ${q.state.rules.dealOrder === 'banker-first' ? 'This table deals to the banker first.' : 'The banker gets his last.'}`;
    },
    says: { nobody: 'Nobody: the deal is over' },
  },
  'first-card': {
    kind: 'Who is dealt to first',
    ask: 'Who is dealt the first card?',
    why: ({ state }) =>
      state.rules.dealOrder === 'banker-first'
        ? 'This table deals to the banker first, and then round the players.'
        : 'The deal begins with the player on the banker’s right; the banker comes last.',
  },
  'show-now': {
    kind: 'Whether a hand is shown at once',
    ask: ({ asked }) => `The cards have just been dealt. Must ${displayName(asked.who)} show them now?`,
    why: (q) =>
      isYes(q)
        ? `${upper(kindText(handIn(q).kind))} in the first 2 cards is shown and settled at once.`
        : `A hand of ${pointsIn(q)} is neither xì dách nor xì bàn: it stays face down and play goes on.`,
    yes: ['Yes, at once', 'No, it stays down'],
  },
  'natural-paid': {
    kind: 'What two cards are paid at once',
    ask: ({ asked, state }) =>
      `${displayName(asked.who)} staked ${chips(playerIn({ state }, asked.who)?.stake ?? 0)}. What comes of the deal at once?`,
    why: (q) => {
      const stake = playerIn(q, q.asked.who)?.stake ?? 0;
      return netIn(q) === 0
        ? `A hand of ${pointsIn(q)} is not shown: draw or stand, and wait to be checked.`
        : `The banker has no such hand, and ${kindText(handIn(q).kind)} is paid at once: ${netIn(q)} for a stake of ${stake}. The round is over for this player.`;
    },
  },
  turn: {
    kind: 'Whose turn it is',
    ask: 'Whose turn is it now?',
    why: (q) =>
      whoIn(q) === BANKER
        ? 'The banker comes last, once every player has finished.'
        : `Players finish one after another, and ${displayName(whoIn(q))} is the next who has not.`,
  },
  'may-draw': {
    kind: 'Whether one may draw again',
    ask: ({ asked }) => `${displayName(asked.who)} wants another card. Is that allowed?`,
    why: (q) => {
      if (playerIn(q, q.asked.who)?.stage === 'finished') return 'Whoever has stood is done and cannot draw again.';
      return `${pointsIn(q)} is enough to stand on, but in your own turn you may still draw.`;
    },
  },
  'cards-at-most': {
    kind: 'How many cards at most',
    ask: ({ asked }) => `${displayName(asked.who)} wants one card more. Is that allowed?`,
    why: (q) => {
      const { length } = handIn(q).cards;
      return length === 5
        ? 'Nobody holds more than 5 cards; the turn is over.'
        : `That hand has ${length} cards, and may have 5.`;
    },
  },
  'draw-bust': {
    kind: 'Drawing when already bust',
    ask: ({ asked }) => `${displayName(asked.who)} wants to draw again. Does this table allow it?`,
    why: (q) => {
      if (handIn(q).kind !== 'quac') return `A hand of ${pointsIn(q)} is not over 21, so it may draw.`;
      if (q.state.rules.overdraw === 'forbidden') return 'The hand is over 21, and at this table a bust hand stops.';
      return 'The hand is over 21. This table does not forbid the draw, but whoever is caught pays for all.';
    },
  },
  'stand-now': {
    kind: 'What standing now amounts to',
    ask: ({ asked }) => `What if ${displayName(asked.who)} stands now?`,
    why: (q) => {
      const { minStand } = q.state.rules;
      if (handIn(q).kind === 'quac') return 'A hand over 21 stands like any other; it is not short.';
      return saidIn(q) === 'short'
        ? `This table wants ${minStand}. Standing on ${pointsIn(q)} is standing short: allowed, but likely to lose when checked.`
        : `This table wants ${minStand}, and ${pointsIn(q)} will do.`;
    },
    says: {
      short: 'Allowed, but it is standing short',
      enough: 'Allowed, and nothing special',
      'not-allowed': 'It is not allowed',
    },
  },
  risk: {
    kind: 'What one risks by standing',
    ask: ({ asked }) => `What does ${displayName(asked.who)} risk by standing now?`,
    why: (q) =>
      saidIn(q) === 'nothing'
        ? `${pointsIn(q)} is not short: the banker’s hand decides.`
        : `${pointsIn(q)} is short of ${q.state.rules.minStand}: a banker who has enough wins by checking it.`,
    says: {
      'xd-non-checked': 'Losing to any banker who has enough',
      'xd-den': 'Paying for the whole table',
      nothing: 'Nothing special: the hands are compared',
    },
  },
  'who-checks': {
    kind: 'Who may check whom',
    ask: ({ asked }) => `${upper(nameOf(asked.who))} wants to check ${nameOf(asked.target)}. Is that allowed?`,
    why: (q) =>
      q.asked.who === BANKER
        ? `The banker has ${pointsIn(q)} and the turn: anyone may be checked first.`
        : 'Players play against the banker alone. Nobody checks a neighbour.',
  },
  'check-early': {
    kind: 'Whether the banker may check early',
    ask: ({ asked }) => `Others are still drawing. May the banker check ${nameOf(asked.target)} already?`,
    why: (q) => {
      const { earlyCheck, bankerMin } = q.state.rules;
      if (!earlyCheck) return 'At this table the banker waits until every player has finished.';
      return isYes(q)
        ? `${upper(nameOf(q.asked.target))} has stood and the banker has ${pointsIn(q)}: this table allows it.`
        : `This table allows it, but the banker has only ${pointsIn(q)}, short of ${bankerMin}.`;
    },
  },
  'check-each': {
    kind: 'Drawing between two checks',
    ask: 'The banker has checked one player. May he draw before he checks the next?',
    why: (q) => {
      const { cards } = handIn(q, BANKER);
      if (isYes(q))
        return `Players are checked one by one, and the banker may draw in between. He has ${cards.length} cards.`;
      return cards.length === 5
        ? 'The banker has 5 cards already.'
        : 'The banker is over 21, and at this table a bust hand stops.';
    },
  },
  'ask-total': {
    kind: 'Asking for the banker’s total',
    ask: ({ asked }) => `${displayName(asked.who)} asks for the banker’s total. Must the banker tell?`,
    why: (q) =>
      isYes(q)
        ? 'Whoever has been checked may ask, and is told in private.'
        : 'Before being checked nobody may ask: the banker may keep the total to himself.',
    yes: ['Yes', 'No, not yet'],
  },
  stake: {
    kind: 'Winning and losing one’s own stake',
    ask: ({ asked }) => `${displayName(asked.who)} staked ${chips(asked.count ?? 0)} and is checked. What comes of it?`,
    why: (q) => {
      const { count = 0, who } = q.asked;
      const his = `${displayName(who)} has ${handText(q, who)}, the banker ${handText(q, BANKER)}.`;
      return netIn(q) === 0
        ? `${his} A draw: the stake of ${count} is kept.`
        : `${his} The stake of ${count} decides: it comes to ${Math.abs(netIn(q))}.`;
    },
  },
  'who-pays': {
    kind: 'Drawing when bust: who pays',
    ask: ({ asked }) => `The banker checks ${nameOf(asked.who)}. Who has to pay for all?`,
    why: (q) => {
      const points = pointsIn(q);
      const name = upper(nameOf(q.asked.who));
      if (whoIn(q) !== '') return `${name} was over 21 and drew again, to ${points}: whoever is caught pays for all.`;
      return `${name} has ${points}, which this table does not punish: it is an ordinary loss.`;
    },
    says: { nobody: 'Nobody' },
  },
  'den-amount': {
    kind: 'Drawing when bust: how much',
    ask: ({ asked }) => `The banker catches ${nameOf(asked.who)}, who drew when bust. How much does that cost?`,
    why: (q) => `One’s own stake to the banker and to every other player that player’s stake: ${stakesIn(q)} in all.`,
  },
  'five-open': {
    kind: 'Whether five cards are shown',
    ask: ({ asked }) => `${displayName(asked.who)} has just drawn card number 5. Must the hand be shown?`,
    why: (q) => {
      switch (q.state.rules.fifthCard) {
        case 'hidden':
          return 'At this table 5 cards stay face down until they are checked.';
        case 'shown':
          return 'At this table 5 cards are shown, whatever they count.';
        default:
          return handIn(q).kind === 'ngu-linh'
            ? 'At this table a ngũ linh (five-card hand) is shown.'
            : 'At this table only a ngũ linh is shown, and this is none.';
      }
    },
    yes: ['Yes, it is shown', 'No, it stays down'],
  },
  'stock-left': {
    kind: 'How many cards are left in the stock',
    ask: 'How many cards are left in the nọc (the stock)?',
    why: (q) => `The pack has 52 cards. All hands, the banker’s too, hold ${heldIn(q)}, which leaves ${numberIn(q)}.`,
    says: { cards: ({ numbers: [count] = [] }) => (count === 1 ? '1 card' : `${count} cards`) },
  },
  'who-sees': {
    kind: 'Who may see which card',
    ask: ({ asked: { who, count } }) =>
      count === 0
        ? 'The next card of the nọc (the stock): who may look at it beforehand?'
        : `${upper(nameOf(who))} has just drawn 1 card. Who may look at it?`,
    why: (q) => {
      if (saidIn(q) === 'nobody') return 'Nobody looks at the stock. The banker only holds it.';
      if (saidIn(q) === 'all') return `${upper(nameOf(q.asked.who))} has 5 cards, and at this table those 5 are shown.`;
      return 'A drawn card stays face down for its owner alone. The banker sees a hand only by checking it.';
    },
    says: { nobody: 'Nobody', all: 'Everybody' },
  },
  phases: {
    kind: 'A five-card hand after a natural',
    ask: ({ asked: { who, count = 0 } }) =>
      `${displayName(who)} staked ${chips(count)}, and the banker has drawn to a ngũ linh (a five-card hand). What comes of the stake?`,
    why: (q) => {
      const { who, count = 0 } = q.asked;
      return netIn(q) > 0 && isNatural(handIn(q).kind)
        ? `${displayName(who)} had ${kindText(handIn(q).kind)} and was paid ${netIn(q)} as soon as the cards were dealt. A later ngũ linh changes nothing in that.`
        : `${displayName(who)} staked ${count} and has not been settled with yet: that hand meets the banker’s ngũ linh, and loses.`;
    },
  },
  'odds-natural': {
    kind: 'How often a natural is dealt',
    ask: ({ asked: { who, count } }) =>
      count === 1
        ? `In about how many of 100 deals does ${displayName(who)} get xì bàn or xì dách?`
        : `There are ${count} at the table with the banker. In about how many of 100 deals does anybody get xì bàn or xì dách?`,
    why: (q) => {
      const { count = 1 } = q.asked;
      const faces = q.state.rules.naturalTens === 'faces' ? ' At this table a 10 makes no xì dách.' : '';
      return count === 1
        ? `Of all hands of 2 cards about ${numberIn(q)} in 100 are one or the other.${faces}`
        : `It is rare for each, but with ${count} hands dealt it comes to about ${numberIn(q)} in 100.${faces}`;
    },
    says: { 'of-hundred': ({ numbers: [count] = [] }) => (count === 1 ? 'About 1 deal' : `About ${count} deals`) },
  },
  'odds-bust': {
    kind: 'How likely one more card is too much',
    ask: ({ asked: { who } }) =>
      `${displayName(who)} draws 1 card more. In about how many of 100 such draws is that bust?`,
    why: (q) => {
      const from = unseenIn(q).length;
      const bust = bustCardsIn(q, q.asked.who).length;
      const held = `${displayName(q.asked.who)} has ${pointsIn(q)}, with ${from} cards unseen.`;
      return bust === 0
        ? `${held} None of them goes over.`
        : `${held} Of these ${bust} go over, which is about ${numberIn(q)} in 100.`;
    },
    says: {
      'of-hundred': ({ numbers: [count] = [] }) =>
        count === 0 ? 'None of them' : count === 1 ? 'About 1 draw' : `About ${count} draws`,
    },
  },
  'odds-good': {
    kind: 'How many cards bring a hand into range',
    ask: (q) =>
      `${displayName(q.asked.who)} draws 1 card. How many of the ${unseenIn(q).length} unseen cards are enough and not too much?`,
    why: (q) =>
      `From ${pointsIn(q)}, at a table that wants ${q.state.rules.minStand}, the card must be ${goodRanksIn(q).join(', ')}: ${numberIn(q)} of those are left.`,
    says: { cards: ({ numbers: [count] = [] }) => (count === 1 ? '1 card' : `${count} cards`) },
  },
  'odds-safer': {
    kind: 'Which of two hands is bust more easily',
    ask: ({ asked: { who, target = '' } }) =>
      `${displayName(who)} and ${displayName(target)} have told each other their cards. Who is more likely to bust with 1 card more?`,
    why: (q) => {
      const { who, target = '' } = q.asked;
      const each = [who, target].map(
        (one) => `${bustCardsIn(q, one).length} for ${displayName(one)} on ${pointsIn(q, one)}`,
      );
      return `Of the ${unseenIn(q).length} unseen cards these would be too much: ${each.join(', ')}.`;
    },
    says: { same: 'Both alike' },
  },
};

function nameOf(who = ''): string {
  return who === BANKER ? 'the banker' : displayName(who);
}

function handText(question: Parameters<typeof handIn>[0], who: string): string {
  const { kind, points } = handIn(question, who);
  return points === null ? kindText(kind) : `${points}`;
}

/** A hand that has a name of its own; all others are told by their points. */
function kindText(kind: Kind): string {
  return Object.entries(KINDS).find(([id]) => id === kind)?.[1] ?? kind;
}

function chips(count: number): string {
  return count === 1 ? '1 chip' : `${count} chips`;
}

function upper(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}
