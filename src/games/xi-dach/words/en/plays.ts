/** Questions from rounds of Xì Dách in English. */

import { isNatural, type XiDachKind } from '#games/xi-dach/engine/hand.ts';
import type { PlayId } from '#games/xi-dach/quiz/ids.ts';
import { BANKER, type XiDachState } from '#games/xi-dach/round/index.ts';
import type { PlayWords } from '#words/quiz/quiz-words.ts';
import { isYes, netIn, numberIn, saidIn, whoIn } from '#words/quiz/right-answer.ts';
import { displayName } from '#words/text.ts';
import {
  aceAndTenIn,
  bankerMayIn,
  bustCardsIn,
  goodRanksIn,
  handIn,
  heldIn,
  playerIn,
  pointsIn,
  stakesIn,
  unseenIn,
} from '../quiz/moment.ts';
import { KIND_NAMES } from './game.ts';

export const plays: Readonly<Record<PlayId, PlayWords<XiDachState>>> = {
  'next-card': {
    kind: 'The deal: whose card is next',
    ask: ({ asked }) =>
      `${asked.count === 1 ? '1 card has' : `${asked.count} cards have`} been dealt. Who gets the next one?`,
    why: (q) => {
      const seats = q.state.players.length + 1;
      const all = `With ${seats} at the table the deal goes round 2 times, 1 card each.`;
      if (whoIn(q) === '') return `${all} After ${2 * seats} cards it is over.`;
      return `${all} ${q.state.rules.dealOrder === 'banker-first' ? 'This table deals to the banker first.' : 'The banker comes last each time.'}`;
    },
    says: { nobody: 'Nobody: the deal is over' },
  },
  'first-card': {
    kind: 'Who is dealt to first',
    ask: 'Who is dealt the first card?',
    why: ({ state }) =>
      state.rules.dealOrder === 'banker-first'
        ? 'This table deals to the banker first, then to the players in turn.'
        : 'The deal begins with the player on the banker’s right; the banker comes last.',
  },
  'show-now': {
    kind: 'Whether a hand is shown at once',
    ask: ({ asked }) => `The cards have just been dealt. Must ${displayName(asked.who)} show them now?`,
    why: (q) =>
      isYes(q)
        ? `${upper(kindText(handIn(q).kind))} in the first 2 cards is shown and settled at once.`
        : `A hand of ${pointsIn(q)} is neither a natural (xì dách) nor a double ace (xì bàn): it stays face down and play goes on.${tenText(q)}`,
    yes: ['Yes, at once', 'No, it stays down'],
  },
  'natural-paid': {
    kind: 'What two cards are paid at once',
    ask: ({ asked, state }) =>
      `${displayName(asked.who)} staked ${chips(playerIn({ state }, asked.who)?.stake ?? 0)}. What does ${displayName(asked.who)} get right after the deal?`,
    why: (q) => {
      const stake = playerIn(q, q.asked.who)?.stake ?? 0;
      return netIn(q) === 0
        ? `A hand of ${pointsIn(q)} is not shown yet: draw or stand, and wait to be checked.${tenText(q)}`
        : `The banker has none, and ${displayName(q.asked.who)} has ${kindText(handIn(q).kind)}: a stake of ${stake} is paid ${netIn(q)} at once, and that player’s round is over.`;
    },
  },
  turn: {
    kind: 'Whose turn it is',
    ask: 'Whose turn is it now?',
    why: (q) =>
      whoIn(q) === BANKER
        ? 'The banker comes last, once every player has finished.'
        : `One player finishes before the next begins, and the next is ${displayName(whoIn(q))}.`,
  },
  'may-draw': {
    kind: 'Whether one may draw again',
    ask: ({ asked }) => `${displayName(asked.who)} wants another card. Is that allowed?`,
    why: (q) => {
      if (playerIn(q, q.asked.who)?.stage === 'finished')
        return 'A player who has stood is done and cannot draw again.';
      return `${pointsIn(q)} is enough to stand on, but ${displayName(q.asked.who)}’s turn is not over, so another card is allowed.`;
    },
  },
  'cards-at-most': {
    kind: 'How many cards at most',
    ask: ({ asked }) => `${displayName(asked.who)} wants one more card. Is that allowed?`,
    why: (q) => {
      const { length } = handIn(q).cards;
      return length === 5
        ? `5 cards is the most, and ${displayName(q.asked.who)} has them all: no more draws.`
        : `${displayName(q.asked.who)} has only ${length} cards and may go up to 5.`;
    },
  },
  'draw-bust': {
    kind: 'Drawing when already bust',
    ask: ({ asked }) => `${displayName(asked.who)} wants to draw again. Does this table allow it?`,
    why: (q) => {
      if (handIn(q).kind !== 'quac') return `A hand of ${pointsIn(q)} is not over 21, so it may draw.`;
      if (q.state.rules.overdraw === 'forbidden') return 'The hand is over 21, and at this table a bust hand stops.';
      return q.state.rules.overdraw === 'den-at-28'
        ? 'The hand is over 21. This table does not forbid the draw, but whoever is caught with 28 or more pays for all (đền).'
        : 'The hand is over 21. This table does not forbid the draw, but whoever is caught pays for all (đền).';
    },
  },
  'stand-now': {
    kind: 'Whether standing now is standing short',
    ask: ({ asked }) => `What if ${displayName(asked.who)} stands now?`,
    why: (q) => {
      const { minStand } = q.state.rules;
      if (handIn(q).kind === 'quac')
        return 'A hand over 21 may stand like any other. Short means too few points, and this is too many.';
      return saidIn(q) === 'short'
        ? `This table wants ${minStand} or more. Standing on ${pointsIn(q)} is standing short: allowed, but likely to lose when checked.`
        : `This table wants ${minStand} or more, and ${pointsIn(q)} will do.`;
    },
    says: {
      short: 'Allowed, but it is standing short (dằn non)',
      enough: 'Allowed, and nothing special',
      'not-allowed': 'It is not allowed',
    },
  },
  risk: {
    kind: 'What one risks by standing',
    ask: ({ asked }) => `What does ${displayName(asked.who)} risk by standing now?`,
    why: (q) =>
      saidIn(q) === 'nothing'
        ? `Standing on ${pointsIn(q)} is not standing short: the banker’s hand decides.`
        : `${pointsIn(q)} is below ${q.state.rules.minStand}: a banker with enough points wins by checking it.`,
    says: {
      'xd-non-checked': 'Losing to a check by any banker with enough points',
      'xd-den': 'Paying for the whole table',
      nothing: 'Nothing special: the hands are compared',
    },
  },
  'who-checks': {
    kind: 'Who may check whom',
    ask: ({ asked }) => `${upper(nameOf(asked.who))} wants to check ${nameOf(asked.target)}. Is that allowed?`,
    why: (q) =>
      q.asked.who === BANKER
        ? `It is the banker’s turn, and ${bankerText(q)}: anyone may be checked first.`
        : 'Players win from the banker or lose to the banker. They do not compare with one another, so they check nobody.',
  },
  'check-early': {
    kind: 'Whether the banker may check early',
    ask: ({ asked }) => `Others are still drawing. May the banker check ${nameOf(asked.target)} already?`,
    why: (q) => {
      const { earlyCheck, bankerMin } = q.state.rules;
      if (!earlyCheck) return 'At this table the banker waits until every player has finished.';
      return isYes(q)
        ? `${upper(nameOf(q.asked.target))} has finished, and ${bankerText(q)}. This table allows early checks.`
        : `This table allows early checks, but the banker has only ${pointsIn(q)}, below ${bankerMin}.`;
    },
  },
  'check-each': {
    kind: 'Drawing between two checks',
    ask: 'The banker has checked one player. Is another card allowed before the next check?',
    why: (q) => {
      const { cards, kind } = handIn(q, BANKER);
      if (isYes(q) && kind === 'quac')
        return 'Players are checked one by one, and the banker may draw in between. The banker is over 21, but this table does not forbid the draw.';
      if (isYes(q))
        return `Players are checked one by one, and the banker, with only ${cards.length} cards, may draw in between.`;
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
        ? 'A player who has been checked may ask, and is told in private.'
        : 'Nobody may ask before being checked: until then the banker may keep the total secret.',
    yes: ['Yes', 'No, not yet'],
  },
  stake: {
    kind: 'Winning and losing one’s own stake',
    ask: ({ asked }) =>
      `${displayName(asked.who)} staked ${chips(asked.count ?? 0)} and is checked. What does ${displayName(asked.who)} get or pay?`,
    why: (q) => {
      const { count = 0, who } = q.asked;
      const name = displayName(who);
      const both = `${name} has ${handText(q, who)}, the banker ${handText(q, BANKER)}.`;
      if (netIn(q) === 0) return `${both} A draw: ${name} keeps the stake of ${count}.`;
      return netIn(q) > 0
        ? `${both} ${name} wins, and a stake of ${count} is paid ${netIn(q)}.`
        : `${both} ${name} loses, and with a stake of ${count} pays ${-netIn(q)}.`;
    },
  },
  'who-pays': {
    kind: 'Drawing when bust: who pays',
    ask: ({ asked }) => `The banker checks ${nameOf(asked.who)}. Who has to pay for all (đền)?`,
    why: (q) => {
      const points = pointsIn(q);
      const name = upper(nameOf(q.asked.who));
      if (whoIn(q) !== '')
        return `${name} was over 21 and drew again, to ${points}: getting caught means paying for all.`;
      return q.state.rules.overdraw === 'den-at-28'
        ? `At this table one pays for all from 28 up. ${name} has only ${points}: the hands are compared as usual.`
        : `${name} has ${points}, and this table makes nobody pay for all: the hands are compared as usual.`;
    },
    says: { nobody: 'Nobody' },
  },
  'den-amount': {
    kind: 'Drawing when bust: how much',
    ask: ({ asked }) =>
      `The banker catches ${nameOf(asked.who)}, who drew when bust. How much does ${displayName(asked.who)} pay?`,
    why: (q) =>
      `The banker is paid the offender’s own stake, and every other player that player’s stake: ${stakesIn(q)} in all.`,
  },
  'five-open': {
    kind: 'Whether five cards are shown',
    ask: ({ asked }) => `${displayName(asked.who)} has just drawn a card, which makes 5. Must the hand be shown?`,
    why: (q) => {
      switch (q.state.rules.fifthCard) {
        case 'hidden':
          return 'At this table a hand of 5 cards stays face down until it is checked.';
        case 'shown':
          return 'At this table a hand of 5 cards is shown, whatever its total.';
        default:
          return handIn(q).kind === 'ngu-linh'
            ? 'At this table a ngũ linh (a five-card hand that beats the rest) is shown, and this is one.'
            : 'At this table only a ngũ linh (a five-card hand that beats the rest) is shown, and this is not one.';
      }
    },
    yes: ['Yes, it is shown', 'No, it stays down'],
  },
  'stock-left': {
    kind: 'How many cards are left in the stock',
    ask: 'How many cards are left in the nọc (the stock)?',
    why: (q) =>
      `The pack has 52 cards. The players and the banker hold ${heldIn(q)} together, which leaves ${numberIn(q)}.`,
    says: { cards: ({ numbers: [count] = [] }) => (count === 1 ? '1 card' : `${count} cards`) },
  },
  'who-sees': {
    kind: 'Who may see which card',
    ask: ({ asked: { who, count } }) =>
      count === 0
        ? 'The next card of the nọc (the stock): who may look at it beforehand?'
        : `${upper(nameOf(who))} has just drawn 1 card. Who may look at it?`,
    why: (q) => {
      if (saidIn(q) === 'nobody') return 'Nobody may look at the stock. The banker only holds it for the table.';
      if (saidIn(q) === 'all')
        return `${upper(nameOf(q.asked.who))} has 5 cards, and at this table that hand is shown.`;
      return 'A drawn card stays face down for its owner alone. The banker sees a hand only by checking it.';
    },
    says: { nobody: 'Nobody', all: 'Everybody' },
  },
  phases: {
    kind: 'A five-card hand after a natural',
    ask: ({ asked: { who, count = 0 } }) =>
      `${displayName(who)} staked ${chips(count)}. The banker draws to a ngũ linh (five-card hand). What does ${displayName(who)} get or pay in all?`,
    why: (q) => {
      const { who, count = 0 } = q.asked;
      return netIn(q) > 0 && isNatural(handIn(q).kind)
        ? `${displayName(who)} had ${kindText(handIn(q).kind)} and was paid ${netIn(q)} as soon as the cards were dealt. A later ngũ linh does not change that.`
        : `${displayName(who)} staked ${count} and is checked only now: that hand meets the banker’s ngũ linh, and loses.`;
    },
  },
  'odds-natural': {
    kind: 'How often a natural is dealt',
    ask: ({ asked: { who, count } }) =>
      count === 1
        ? `In about how many of 100 deals does ${displayName(who)} get xì bàn (double ace) or xì dách (natural)?`
        : `With ${count} hands dealt, in about how many of 100 deals is one a xì bàn (double ace) or xì dách (natural)?`,
    why: (q) => {
      const { count = 1 } = q.asked;
      const faces = q.state.rules.naturalTens === 'faces' ? ' At this table an ace with a 10 is no natural.' : '';
      return count === 1
        ? `Of all hands of 2 cards about ${numberIn(q)} in 100 are one or the other.${faces}`
        : `It is rare for each, but with ${count} hands dealt, the banker’s too, it comes to about ${numberIn(q)} in 100.${faces}`;
    },
    says: { 'of-hundred': ({ numbers: [count] = [] }) => (count === 1 ? 'About 1 deal' : `About ${count} deals`) },
  },
  'odds-bust': {
    kind: 'How likely one more card is too much',
    ask: ({ asked: { who } }) =>
      `${displayName(who)} draws 1 more card. In about how many of 100 such draws is that too much?`,
    why: (q) => {
      const from = unseenIn(q).length;
      const bust = bustCardsIn(q, q.asked.who).length;
      const held = `${displayName(q.asked.who)} has ${pointsIn(q)}, with ${from} cards unseen.`;
      return bust === 0
        ? `${held} None of them takes the hand over.`
        : `${held} Of these, ${bust} take the hand over, which is about ${numberIn(q)} in 100.`;
    },
    says: {
      'of-hundred': ({ numbers: [count] = [] }) =>
        count === 0 ? 'None of them' : count === 1 ? 'About 1 draw' : `About ${count} draws`,
    },
  },
  'odds-good': {
    kind: 'How many cards are enough and not too much',
    ask: (q) =>
      `${displayName(q.asked.who)} draws 1 card. How many of the ${unseenIn(q).length} unseen cards make the hand ${q.state.rules.minStand} or more without going bust?`,
    why: (q) =>
      `${displayName(q.asked.who)} has ${pointsIn(q)}. The card must be one of ${goodRanksIn(q).join(', ')}: ${numberIn(q)} of those are left.`,
    says: { cards: ({ numbers: [count] = [] }) => (count === 1 ? '1 card' : `${count} cards`) },
  },
  'odds-safer': {
    kind: 'Which of two hands goes bust more easily',
    ask: ({ asked: { who, target = '' } }) =>
      `${displayName(who)} and ${displayName(target)} have told each other their cards. Who is more likely to go bust with 1 more card?`,
    why: (q) => {
      const { who, target = '' } = q.asked;
      const each = [who, target].map(
        (one) => `${bustCardsIn(q, one).length} are too much for ${displayName(one)} on ${pointsIn(q, one)}`,
      );
      return `Of the ${unseenIn(q).length} unseen cards ${each.join(', and ')}.`;
    },
    says: { same: 'Both alike' },
  },
};

function nameOf(who = ''): string {
  return who === BANKER ? 'the banker' : displayName(who);
}

function handText(question: Parameters<typeof handIn>[0], who: string): string {
  const { kind, points } = handIn(question, who);
  if (points === null || kind === 'ngu-linh') return kindText(kind);
  return kind === 'quac' ? `${points} (bust)` : kind === 'non' ? `${points} (short)` : `${points}`;
}

/** The reason why the banker may check. */
function bankerText(question: Parameters<typeof handIn>[0]): string {
  const points = pointsIn(question, BANKER);
  return {
    enough: `the banker has ${points}`,
    'five-cards': `the banker, with ${points}, can draw no more`,
    compares: `the banker has only ${points}, but here a short hand may check too`,
  }[bankerMayIn(question)];
}

/** Why an ace with a ten is no natural here. */
function tenText(question: Parameters<typeof handIn>[0]): string {
  return aceAndTenIn(question) ? ' At this table an ace with a 10 is no natural.' : '';
}

/** A hand with a name; all others are named by their points. */
function kindText(kind: XiDachKind): string {
  return Object.entries(KIND_NAMES).find(([id]) => id === kind)?.[1] ?? kind;
}

function chips(count: number): string {
  return count === 1 ? '1 chip' : `${count} chips`;
}

function upper(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}
