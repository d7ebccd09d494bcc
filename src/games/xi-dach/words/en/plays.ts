/** Questions from rounds of Xì Dách in English. */

import type { PlayId } from '#games/xi-dach/quiz/index.ts';
import { plural } from '#words/en/plural.ts';
import type { SentencesOf } from '#words/quiz/play-sentences.ts';
import { displayName } from '#words/text.ts';
import { type MomentFacts, momentReader } from '../quiz/moment.ts';
import { KIND_NAMES, nameOf } from './game.ts';

export const factsOf = momentReader({ nameOf, kinds: KIND_NAMES, points: String });

export const playSentences: SentencesOf<PlayId, MomentFacts> = {
  'next-card': {
    kind: 'The deal: whose card is next',
    ask: ({ count }) => `${plural(count, 'card')} ${count === 1 ? 'has' : 'have'} been dealt. Who gets the next one?`,
    why: ({ right, rules, seats }) => {
      const all = `With ${seats} at the table the deal goes round 2 times, 1 card each.`;
      if (right === '') return `${all} After ${2 * seats} cards it is over.`;
      return `${all} ${rules.dealOrder === 'banker-first' ? 'This table deals to the banker first.' : 'The banker comes last each time.'}`;
    },
    says: { nobody: 'Nobody: the deal is over' },
  },
  'first-card': {
    kind: 'Who is dealt to first',
    ask: 'Who is dealt the first card?',
    why: ({ rules }) =>
      rules.dealOrder === 'banker-first'
        ? 'This table deals to the banker first, then to the players in turn.'
        : 'The deal begins with the player on the banker’s right; the banker comes last.',
  },
  'show-now': {
    kind: 'Whether a hand is shown at once',
    ask: ({ who }) => `The cards have just been dealt. Must ${who} show them now?`,
    why: ({ yes, hand }) =>
      yes
        ? `${displayName(hand.name)} in the first 2 cards is shown and settled at once.`
        : `A hand of ${hand.points} is neither a natural (xì dách) nor a double ace (xì bàn): it stays face down and play goes on.${tenText(hand)}`,
    yes: ['Yes, at once', 'No, it stays down'],
  },
  'natural-paid': {
    kind: 'What the first two cards win at once',
    ask: ({ Who, who, stake }) => `${Who} staked ${plural(stake, 'chip')}. What does ${who} get right after the deal?`,
    why: ({ Who, who, stake, net, hand }) =>
      net === 0
        ? `A hand of ${hand.points} is not shown yet: draw or stand, and wait to be checked.${tenText(hand)}`
        : `${Who} has ${hand.name} and the banker has none: a stake of ${stake} is paid ${net} at once, and ${who}’s round is over.`,
  },
  turn: {
    kind: 'Whose turn it is',
    ask: 'Whose turn is it now?',
    why: ({ right, banker }) =>
      right === banker.owner
        ? 'The banker comes last, once every player has finished.'
        : `One player finishes before the next begins, and the next is ${right}.`,
  },
  'may-draw': {
    kind: 'Whether you may draw again',
    ask: ({ Who }) => `${Who} wants another card. Is that allowed?`,
    why: ({ hasFinished, who, hand }) =>
      hasFinished
        ? 'A player who has stood is done and cannot draw again.'
        : `${hand.points} is enough to stand on, but ${who}’s turn is not over, so another card is allowed.`,
  },
  'cards-at-most': {
    kind: 'How many cards at most',
    ask: ({ Who }) => `${Who} wants one more card. Is that allowed?`,
    why: ({ Who, who, hand: { size } }) =>
      size === 5
        ? `5 cards is the most, and ${who} has them all: no more draws.`
        : `${Who} has only ${size} cards and may go up to 5.`,
  },
  'draw-bust': {
    kind: 'Drawing when already bust',
    ask: ({ Who }) => `${Who} wants to draw again. Does this table allow it?`,
    why: ({ rules, hand: { kind, points } }) => {
      if (kind !== 'quac') return `A hand of ${points} is not over 21, so another card is allowed.`;
      return {
        forbidden: 'The hand is over 21, and at this table a bust hand may not draw.',
        'den-at-28':
          'The hand is over 21. This table does not forbid the draw, but whoever is caught with 28 or more pays for all (đền).',
        den: 'The hand is over 21. This table does not forbid the draw, but whoever is caught pays for all (đền).',
      }[rules.overdraw];
    },
  },
  'stand-now': {
    kind: 'Whether standing now is standing short',
    ask: ({ who }) => `What if ${who} stands now?`,
    why: ({ said, rules: { minStand }, hand: { kind, points } }) => {
      if (kind === 'quac')
        return 'A hand over 21 may stand like any other. Short means too few points, and this is too many.';
      return said === 'short'
        ? `This table wants ${minStand} or more. Standing on ${points} is standing short: allowed, but likely to lose when checked.`
        : `This table wants ${minStand} or more, and ${points} is enough.`;
    },
    says: {
      short: 'Allowed, but it is standing short (dằn non)',
      enough: 'Allowed, and nothing special',
      'not-allowed': 'It is not allowed',
    },
  },
  risk: {
    kind: 'What one risks by standing',
    ask: ({ who }) => `What does ${who} risk by standing now?`,
    why: ({ said, who, rules, hand: { points } }) =>
      said === 'nothing'
        ? `Standing on ${points} is not standing short: the banker’s hand decides.`
        : `${points} is below ${rules.minStand}: a banker with enough points wins by checking ${who}.`,
    says: {
      'xd-non-checked': 'Losing if a banker with enough points checks',
      'xd-den': 'Paying for the whole table',
      nothing: 'Nothing special: the hands are compared',
    },
  },
  'who-checks': {
    kind: 'Who may check whom',
    ask: ({ Who, target }) => `${Who} wants to check ${target}. Is that allowed?`,
    why: (moment) =>
      moment.isBanker
        ? `It is the banker’s turn, and ${bankerText(moment)}: anyone may be checked first.`
        : 'Players win from the banker or lose to the banker. They do not compare with one another, so they check nobody.',
  },
  'check-early': {
    kind: 'Whether the banker may check early',
    ask: ({ target }) => `Others are still drawing. May the banker check ${target} already?`,
    why: (moment) => {
      const { yes, Target, hand, rules } = moment;
      if (!rules.earlyCheck) return 'At this table the banker waits until every player has finished.';
      return yes
        ? `${Target} has finished, and ${bankerText(moment)}. This table allows early checks.`
        : `This table allows early checks, but the banker has only ${hand.points}, below ${rules.bankerMin}.`;
    },
  },
  'check-each': {
    kind: 'Drawing between two checks',
    ask: 'The banker has checked one player. Is another card allowed before the next check?',
    why: ({ yes, banker: { size, kind } }) => {
      if (!yes)
        return size === 5
          ? 'The banker has 5 cards already.'
          : 'The banker is over 21, and at this table a bust hand may not draw.';
      return kind === 'quac'
        ? 'Players are checked one by one, and the banker may draw in between. The banker is over 21, but this table does not forbid the draw.'
        : `Players are checked one by one, and the banker, with only ${size} cards, may draw in between.`;
    },
  },
  'ask-total': {
    kind: 'Asking for the banker’s total',
    ask: ({ Who }) => `${Who} asks for the banker’s total. Must the banker say it?`,
    why: ({ yes }) =>
      yes
        ? 'A player who has been checked may ask, and is told in private.'
        : 'Nobody may ask before being checked: until then the banker may keep the total secret.',
    yes: ['Yes', 'No, not yet'],
  },
  stake: {
    kind: 'Winning and losing one’s own stake',
    ask: ({ Who, who, count }) => `${Who} staked ${plural(count, 'chip')} and is checked. What does ${who} get or pay?`,
    why: ({ Who, count, net, hand, banker }) => {
      const both = `${Who} has ${hand.text}, the banker ${banker.text}.`;
      if (net === 0) return `${both} A draw: ${Who} keeps the stake of ${count}.`;
      return net > 0
        ? `${both} ${Who} wins, and a stake of ${count} is paid ${net}.`
        : `${both} ${Who} loses, and with a stake of ${count} pays ${-net}.`;
    },
  },
  'who-pays': {
    kind: 'Drawing when bust: who pays',
    ask: ({ who }) => `The banker checks ${who}. Who has to pay for all (đền)?`,
    why: ({ right, Who, rules, hand: { points } }) => {
      if (right !== '') return `${Who} was over 21 and drew again, to ${points}: getting caught means paying for all.`;
      return rules.overdraw === 'den-at-28'
        ? `At this table you pay for all only from 28 up. ${Who} has only ${points}: the hands are compared as usual.`
        : `${Who} has ${points}, and at this table nobody pays for all: the hands are compared as usual.`;
    },
    says: { nobody: 'Nobody' },
  },
  'den-amount': {
    kind: 'Drawing when bust: how much it costs',
    ask: ({ who }) => `The banker catches ${who}, who drew when bust. How much does ${who} pay?`,
    why: ({ Who, who, allStakes }) =>
      `${Who} pays the banker ${who}’s own stake, and every other player that player’s stake: ${allStakes} in all.`,
  },
  'five-open': {
    kind: 'Whether five cards are shown',
    ask: ({ Who }) => `${Who} has just drawn a card, which makes 5. Must the hand be shown?`,
    why: ({ yes, rules }) =>
      ({
        hidden: 'At this table a hand of 5 cards stays face down until it is checked.',
        shown: 'At this table a hand of 5 cards is shown, whatever its total.',
        'shown-if-ngu-linh': yes
          ? 'At this table a ngũ linh (a five-card hand that beats the rest) is shown, and this is one.'
          : 'At this table only a ngũ linh (a five-card hand that beats the rest) is shown, and this is not one.',
      })[rules.fifthCard],
    yes: ['Yes, it is shown', 'No, it stays down'],
  },
  'stock-left': {
    kind: 'How many cards are left in the stock',
    ask: 'How many cards are left in the nọc (the stock)?',
    why: ({ cardsHeld, number }) =>
      `The pack has 52 cards. The players and the banker hold ${cardsHeld} together, which leaves ${number}.`,
    says: { cards: ({ number }) => plural(number, 'card') },
  },
  'who-sees': {
    kind: 'Who may see which card',
    ask: ({ count, Who }) =>
      count === 0
        ? 'The next card of the nọc (the stock): who may look at it beforehand?'
        : `${Who} has just drawn 1 card. Who may look at it?`,
    why: ({ said, Who }) => {
      if (said === 'nobody') return 'Nobody may look at the stock. The banker only holds it for the table.';
      if (said === 'all') return `${Who} has 5 cards, and at this table that hand is shown.`;
      return 'A drawn card stays face down, and only its owner looks at it. The banker sees a hand only by checking it.';
    },
    says: { nobody: 'Nobody', all: 'Everybody' },
  },
  phases: {
    kind: 'A five-card hand after a natural',
    ask: ({ Who, who, count }) =>
      `${Who} staked ${plural(count, 'chip')}. The banker draws to a ngũ linh (five-card hand). What does ${who} get or pay in all?`,
    why: ({ Who, count, net, hand }) =>
      net > 0 && hand.isNatural
        ? `${Who} had ${hand.name} and was paid ${net} as soon as the cards were dealt. A later ngũ linh does not change that.`
        : `${Who} staked ${count} and is checked only now, against the banker’s ngũ linh, and loses.`,
  },
  'odds-natural': {
    kind: 'How often a natural is dealt',
    ask: ({ who, count }) =>
      count === 1
        ? `In about how many of 100 deals does ${who} get xì bàn (double ace) or xì dách (natural)?`
        : `With ${count} hands dealt, in about how many of 100 deals is one a xì bàn (double ace) or xì dách (natural)?`,
    why: ({ count, number, rules }) => {
      const faces = rules.naturalTens === 'faces' ? ' At this table an ace with a 10 is no natural.' : '';
      return count === 1
        ? `Of all hands of 2 cards about ${number} in 100 are one or the other.${faces}`
        : `It is rare for one hand, but with ${count} hands dealt, the banker’s among them, it comes to about ${number} in 100.${faces}`;
    },
    says: { 'of-hundred': ({ number }) => `About ${plural(number, 'deal')}` },
  },
  'odds-bust': {
    kind: 'How likely one more card is too much',
    ask: ({ Who }) => `${Who} draws 1 more card. In about how many of 100 such draws is that too much?`,
    why: ({ Who, hand, unseen, number }) => {
      const held = `${Who} has ${hand.points}, with ${unseen} cards unseen.`;
      return hand.bust() === 0
        ? `${held} None of them makes the hand bust.`
        : `${held} Of these, ${hand.bust()} make the hand bust, which is about ${number} in 100.`;
    },
    says: {
      'of-hundred': ({ number }) => (number === 0 ? 'None of them' : `About ${plural(number, 'draw')}`),
    },
  },
  'odds-good': {
    kind: 'How many cards are enough and not too much',
    ask: ({ Who, unseen, rules }) =>
      `${Who} draws 1 card. How many of the ${unseen} unseen cards make the hand ${rules.minStand} or more without going bust?`,
    why: ({ Who, hand, goodRanks, number }) =>
      `${Who} has ${hand.points}. The card must be one of ${goodRanks()}: ${number} of those are left.`,
    says: { cards: ({ number }) => plural(number, 'card') },
  },
  'odds-safer': {
    kind: 'Which of two hands goes bust more easily',
    ask: ({ Who, target }) =>
      `${Who} and ${target} have told each other their cards. Who is more likely to go bust with 1 more card?`,
    why: ({ hand, targetHand, unseen }) => {
      const each = [hand, targetHand].map(
        ({ owner, points, bust }) => `${bust()} are too much for ${owner} on ${points}`,
      );
      return `Of the ${unseen} unseen cards ${each.join(', and ')}.`;
    },
    says: { same: 'Equally likely' },
  },
};

/** The reason why the banker may check. */
function bankerText({ bankerMay, banker: { points } }: MomentFacts): string {
  return {
    enough: `the banker has ${points}`,
    'five-cards': `the banker, with ${points}, can draw no more`,
    compares: `the banker has only ${points}, but here a short hand may check too`,
  }[bankerMay];
}

/** Why an ace with a ten is no natural here. */
function tenText({ isAceAndTen }: MomentFacts['hand']): string {
  return isAceAndTen ? ' At this table an ace with a 10 is no natural.' : '';
}
