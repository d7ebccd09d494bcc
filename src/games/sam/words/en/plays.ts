/** Questions from rounds of Sâm in English. */

import { instantWin } from '#games/sam/engine/instant.ts';
import { type Dealt, OFTEN, threeOf } from '#games/sam/odds/dealt.ts';
import type { PlayId } from '#games/sam/quiz/ids.ts';
import type { SamState } from '#games/sam/round/index.ts';
import type { PlayWords } from '#words/quiz/quiz-words.ts';
import { cardsIn, isYes, netIn, numberIn, saidIn, whoIn } from '#words/quiz/right-answer.ts';
import { cardsText, displayName } from '#words/text.ts';
import {
  chopsIn,
  eachIn,
  failureIn,
  handIn,
  highestOf,
  keepsHigher,
  leftIn,
  type Moment,
  oneIn,
  onlyTwos,
  overIn,
  ownerIn,
  refusalIn,
  rivalsIn,
  tableIn,
} from '../quiz/moment.ts';

/** Kinds of deal that can be asked about. */
const DEALT: Readonly<Record<Dealt, string>> = {
  'sanh-rong': 'a ten-card run',
  'tu-quy-heo': 'all four twos',
  'dong-mau': 'all of one colour',
  'ba-sam-co': 'three triples',
  'nam-doi': 'five pairs',
  quad: 'a quad',
  triple: 'a triple or a quad',
  two: 'a two (heo)',
  twos: '2 twos or more',
  'three-twos': '3 twos or more',
};

const NUMBER = new Intl.NumberFormat('en');

export const plays: Readonly<Record<PlayId, PlayWords<SamState>>> = {
  'in-pack': {
    kind: 'Which cards are in the pack',
    ask: 'Which card is not in the pack at this table?',
    why: (q) =>
      cardsIn(q).length > 0
        ? `This table takes out jacks, queens and kings, which leaves 40 cards, so ${cardsText(cardsIn(q))} is not among them.`
        : 'This table plays with all 52 cards.',
    says: { all: 'All of them are in it' },
  },
  'left-over': {
    kind: 'How many cards are left over',
    ask: ({ asked }) => `There are ${asked.count} players. How many cards are left over after the deal?`,
    why: (q) => {
      const { count = 0 } = q.asked;
      const { deck } = q.state.rules;
      const dealt = `Each player gets 10 cards; with ${count} players that is ${10 * count}.`;
      return numberIn(q) === 0
        ? `${dealt} A pack of ${deck} is dealt out completely.`
        : `${dealt} Of ${deck} cards that leaves ${numberIn(q)}.`;
    },
    says: { cards: ({ numbers: [count] = [] }) => (count === 0 ? 'None' : count === 1 ? '1 card' : `${count} cards`) },
  },
  'may-call': {
    kind: 'When one may call Sâm',
    ask: ({ state, asked: { who } }) =>
      state.seats.some(({ name, answer }) => name === who && answer === 'silent')
        ? `${displayName(who)} has changed plans and wants to call Sâm (báo sâm). Is that allowed?`
        : `${displayName(who)} wants to call Sâm (báo sâm) now. Is that allowed?`,
    why: (q) => {
      const { state, asked } = q;
      const who = displayName(asked.who);
      const called = state.seats.find(({ answer }) => answer === 'call')?.name;
      if (isYes(q)) {
        if (called !== undefined)
          return `${displayName(called)} has called, but this table asks everyone and then goes by the order of seats, so ${who} may still call.`;
        return `No card has been played and ${who} has not answered yet: a call is allowed, in turn or out of it.`;
      }
      if (state.trick.length > 0) return 'A card has been played. Sâm is called before the first one.';
      if (state.caller !== null)
        return `${displayName(state.caller)} has called already. At this table the first to call gets it.`;
      return `${who} has already said no, and cannot take that back.`;
    },
  },
  'who-calls': {
    kind: 'When several call Sâm',
    ask: ({ asked: { who, target = '' } }) =>
      `${displayName(who)} calls Sâm first, then ${displayName(target)} calls too. Who plays for the Sâm?`,
    why: (q) =>
      q.state.rules.samPriority === 'first-caller'
        ? `At this table the first to call gets it. After ${displayName(q.asked.who)} calls, nobody else is asked.`
        : `This table asks everyone and then goes by the order of seats, and ${displayName(whoIn(q))} sits earlier.`,
    says: { both: 'Both of them' },
  },
  'lead-first': {
    kind: 'Who leads the first round',
    ask: ({ state: { seats } }) => {
      const lowest = seats.map(({ name, hand }) => `${displayName(name)} ${cardsText(hand.slice(0, 1))}`);
      return `First round, nobody calls Sâm. Lowest cards: ${lowest.join(', ')}. Who leads?`;
    },
    why: (q) => {
      const who = whoIn(q);
      if (who === '') return 'This table draws lots for the first round; the lowest card does not matter.';
      const card = cardsText(handIn(q, who).slice(0, 1));
      return `The holder of the lowest card leads. Of equal ranks spades are lowest, then clubs, diamonds, hearts: ${card}, held by ${displayName(who)}.`;
    },
    says: { random: 'Lots are drawn' },
  },
  'lead-next': {
    kind: 'Who leads the next round',
    ask: (q) => `${endText(q)} Nobody calls Sâm in the next round. Who leads it?`,
    why: (q) => {
      const winner = whoIn(q);
      if (winner === '') {
        const first = q.state.rules.firstLead === 'random' ? 'lots are drawn' : 'the holder of the lowest card leads';
        return `Nobody won this round, so the next is like a first one: ${first}.`;
      }
      return overIn(q)?.type === 'sam-lost'
        ? `After a failed Sâm whoever stopped it leads: ${displayName(winner)}.`
        : `From the second round on, the winner of the last one leads: ${displayName(winner)}.`;
    },
    says: { random: 'Lots are drawn', lowest: 'The holder of the lowest card' },
  },
  'lead-call': {
    kind: 'Who leads when Sâm is called',
    ask: ({ asked: { who, target } }) =>
      `${displayName(who)} won the last round. In this one ${target === undefined ? 'nobody' : displayName(target)} calls Sâm. Who leads?`,
    why: ({ asked: { who, target } }) =>
      target === undefined
        ? `Nobody calls, so the winner of the last round leads: ${displayName(who)}.`
        : `Whoever calls Sâm leads, even though ${displayName(who)} won the last round.`,
    says: { lowest: 'The holder of the lowest card' },
  },
  single: {
    kind: 'Single on single, pair on pair',
    ask: ({ asked: { who, cards = [] } }) => `May ${displayName(who)} play ${cardsText(cards)}?`,
    why: (q) => {
      const mine = cardsText(q.asked.cards ?? []);
      const theirs = cardsText(tableIn(q));
      if (isYes(q))
        return `Any card may be played by itself, even out of a pair, and ${mine} is higher than ${theirs}.`;
      if (refusalIn(q) === 'sam-no-suit')
        return `${mine} and ${theirs} are equal, and suits do not count in Sâm, so it does not beat it.`;
      if (refusalIn(q) === 'sam-rank') return `${mine} is lower than ${theirs}.`;
      return tableIn(q).length === 2
        ? 'A pair is on the table, and only a higher pair beats it. 1 card does not, however high.'
        : '1 card is on the table, and only a higher card beats it. A pair does not.';
    },
  },
  follow: {
    kind: 'The same kind on the same kind',
    ask: ({ asked: { who, cards = [] } }) => `May ${displayName(who)} play ${cardsText(cards)}?`,
    why: (q) =>
      isYes(q)
        ? 'The same kind of combination, if higher, beats it.'
        : 'Another kind of combination does not beat it, even if it is higher or has more cards.',
  },
  'doi-thong': {
    kind: 'Pairs in a row',
    ask: ({ asked: { who, cards = [] } }) =>
      `${displayName(who)} wants to play ${cardsText(cards)} all at once. Is that allowed?`,
    why: (q) => {
      const { cards = [] } = q.asked;
      if (isYes(q)) {
        if (cards.length === 3) return '1 card of each rank makes a run (sảnh), whatever the suits.';
        return tableIn(q).length > 0 ? 'A higher pair beats a pair.' : 'Whoever leads may start with a pair.';
      }
      if (tableIn(q).length === 0)
        return 'Pairs in a row (đôi thông) are no combination in Sâm; they are played pair by pair.';
      return q.state.rules.chopTwo === 'none'
        ? 'There are no runs of pairs in Sâm, and at this table nothing chops a two.'
        : 'There are no runs of pairs in Sâm: only a quad chops a two.';
    },
  },
  direction: {
    kind: 'Which way play goes',
    ask: ({ asked: { who, count = 0 } }) => `Who sits on the ${count > 0 ? 'right' : 'left'} of ${displayName(who)}?`,
    why: (q) => {
      const who = displayName(q.asked.who);
      const round = 'Play goes counter-clockwise, that is to the right';
      return (q.asked.count ?? 0) > 0
        ? `${round}: after ${who} comes ${displayName(whoIn(q))}.`
        : `${round}: ${displayName(whoIn(q))} played just before ${who}, and so sits on the left.`;
    },
  },
  'next-turn': {
    kind: 'Whose turn it is after a pass',
    ask: ({ asked }) => `If ${displayName(asked.who)} passes, who plays next?`,
    why: (q) => {
      const who = displayName(whoIn(q));
      return whoIn(q) === ownerIn(q)
        ? `Nobody is left to beat ${who}: the trick is over, and ${who} leads the next.`
        : `Whoever has passed is out until the trick ends. The next one still in it is ${who}.`;
    },
  },
  'pass-back': {
    kind: 'Playing again after a pass',
    ask: ({ asked: { who, cards = [] } }) =>
      `${displayName(who)} passed a while ago and now wants to play ${cardsText(cards)}. Is that allowed?`,
    why: (q) =>
      isYes(q)
        ? `That trick is over. In a new one ${displayName(q.asked.who)} may play again.`
        : 'Whoever passes is out until the trick ends, even with cards that beat the last play.',
  },
  'may-pass': {
    kind: 'When one may pass',
    ask: ({ asked }) => `${displayName(asked.who)} wants to pass. Is that allowed?`,
    why: (q) =>
      isYes(q)
        ? 'A player may pass even with cards that beat the last play, and is then out until the trick ends.'
        : `${displayName(q.asked.who)} leads and has to play something, even if only 1 single card.`,
  },
  'last-cards': {
    kind: 'When the round is over',
    ask: ({ asked: { who, cards = [] } }) => `${displayName(who)} plays ${cardsText(cards)}. What happens?`,
    why: (q) => {
      const who = displayName(q.asked.who);
      return saidIn(q) === 'wins'
        ? `Once ${who} is out of cards the round stops at once: nobody gets to beat that play, and there is no second place.`
        : `${who} still holds ${leftIn(q).length}, so the round goes on with the next player.`;
    },
    says: {
      wins: (_, { asked }) => `The round is over, ${displayName(asked.who)} wins`,
      waits: (_, { asked }) => `${displayName(asked.who)} wins only if nobody beats it`,
      second: (_, { asked }) => `${displayName(asked.who)} wins, the others play for second`,
      'goes-on': 'The round goes on with the next player',
    },
  },
  'last-two': {
    kind: 'Finishing on a two',
    ask: ({ asked: { who, cards = [] } }) => `${displayName(who)} plays ${cardsText(cards)}. What happens?`,
    why: (q) => {
      const who = displayName(q.asked.who);
      const left = leftIn(q);
      switch (saidIn(q)) {
        case 'nobody':
          return q.state.rules.payout === 'none'
            ? 'At this table a two played last is stuck (thối): the round stops, and nobody has won.'
            : `At this table a two played last is stuck (thối): nobody wins, and ${who} pays everyone.`;
        case 'wins':
          return onlyTwos(q.asked.cards ?? [])
            ? 'At this table finishing on a two is allowed, and it wins.'
            : 'A two in a run does not count as finishing on a two, so going out wins.';
        case 'refused':
          return 'This table forbids finishing on a two, so keeping nothing but twos is not allowed either.';
        default:
          return onlyTwos(left)
            ? `This table does not forbid keeping twos for the end. ${who} still holds ${left.length}, and the round goes on.`
            : `A two does no harm unless it is the last play. ${who} still holds ${left.length}, and the round goes on.`;
      }
    },
    says: {
      wins: (_, { asked }) => `The round is over, ${displayName(asked.who)} wins`,
      nobody: 'The round is over, nobody wins',
      refused: 'This table does not allow it',
      'goes-on': 'It is allowed, and the round goes on',
    },
  },
  'last-single': {
    kind: 'One card left: which single to play',
    ask: ({ asked: { who, target = '' } }) =>
      `${displayName(target)} has 1 card left. If ${displayName(who)} plays a single, which must it be?`,
    why: (q) => {
      const { rules } = q.state;
      const cards = cardsIn(q);
      if (cards.length > 0) {
        const costs = rules.lastCard === 'stake-only' ? 'cost extra' : 'mean paying for all';
        return `Just before a player with 1 card left, a single has to be the highest, ${cardsText(cards)}. Anything lower may ${costs}.`;
      }
      if (rules.payout === 'none') return 'This table only counts who wins, so keeping a high card back costs nothing.';
      if (rules.lastCard === 'off') return 'This table does not oblige the player before to play the highest card.';
      return `This table binds only the player who leads, and ${displayName(q.asked.who)} does not lead here.`;
    },
    says: { any: 'Any card will do' },
  },
  'last-pays': {
    kind: 'One card left: who pays for all',
    ask: ({ asked: { who, target = '', cards = [] } }) => {
      const [Who, Target] = [displayName(who), displayName(target)];
      const does = cards.length > 0 ? `plays ${cardsText(cards)}` : 'passes';
      return `${Who} ${does}, and ${Target} goes out with the last card. What does ${Who} pay?`;
    },
    why: (q) => {
      const { rules } = q.state;
      const [who, target] = [displayName(q.asked.who), displayName(q.asked.target ?? '')];
      const kept = cardsText(highestOf(leftIn(q)));
      switch (saidIn(q)) {
        case 'for-all':
          return `${who} played a single just before ${target} but kept ${kept} back, and so pays for all (đền).`;
        case 'stake':
          return `${who} played a single just before ${target} but kept ${kept} back: at this table that costs 1 chip more.`;
        default:
          if ((q.asked.cards ?? []).length === 0) return 'Passing is no offence, so everyone pays as usual.';
          if (!keepsHigher(q)) return `${who} has played the highest card, and pays no more than usual.`;
          return rules.lastCard === 'off'
            ? 'This table does not fine keeping a high card, so everyone pays as usual.'
            : `This table binds only the player who leads, and ${who} does not lead here: no more than usual.`;
      }
    },
    says: {
      own: 'The usual, no more',
      'for-all': 'For the whole table (đền)',
      stake: 'The usual, and 1 chip more',
      nothing: 'Nothing at all',
    },
  },
  'sam-fails': {
    kind: 'When a Sâm fails',
    ask: (q) => {
      const { who, cards = [] } = q.asked;
      const caller = displayName(q.state.caller ?? '');
      const blocks = q.asked.who !== q.state.caller && tableIn(q).length > 0 ? 'beats it with' : 'plays';
      const does = cards.length > 0 ? `${blocks} ${cardsText(cards)}` : 'passes';
      return `${caller} called Sâm. ${displayName(who)} ${does}. Is the Sâm made, or has it failed?`;
    },
    why: (q) => {
      const who = displayName(q.asked.who);
      const caller = displayName(q.state.caller ?? '');
      if (saidIn(q) === 'made') return `${caller} has played out all 10 cards and nobody has stopped it.`;
      switch (failureIn(q, q.asked.who)?.why) {
        case 'blocked':
          return 'At this table a Sâm that is beaten 1 time has failed, and the round stops.';
        case 'passed':
          return `A Sâm fails when its caller has to pass, and so ${caller}’s has failed.`;
        case 'out':
          return `${who} is out of cards before ${caller}, so the Sâm has failed.`;
        case 'on-two':
          return `${caller} finished on a two, which does not win at this table, so the Sâm has failed.`;
      }
      if (q.asked.who === q.state.caller)
        return `${caller} still holds cards, and the Sâm is made only when all are played.`;
      return (q.asked.cards ?? []).length > 0
        ? `At this table a Sâm that is beaten goes on. It fails if ${caller} has to pass, or if somebody else is out first.`
        : `A pass by ${who} does the Sâm no harm, but ${caller} still has cards to play.`;
    },
    says: { failed: 'It has failed', made: 'It is made', 'goes-on': 'Not known yet: play goes on' },
  },
  'sam-pays': {
    kind: 'What a Sâm made or failed costs',
    ask: (q) => `${samText(q)} Counting only the Sâm, what does ${displayName(q.asked.who)} get or pay?`,
    why: (q) => {
      const { caller } = q.state;
      const name = displayName(caller ?? '');
      const each = chips(eachIn(q, caller));
      const own = q.asked.who === caller ? ` With ${rivalsIn(q)} of them that is ${Math.abs(netIn(q))}.` : '';
      const failed = failureIn(q, q.asked.target ?? '') !== undefined;
      return failed
        ? `The Sâm failed, so ${name} pays each of the others ${each}.${own}`
        : `The Sâm was made, so each of the others pays ${name} ${each}.${own}`;
    },
  },
  'chop-pays': {
    kind: 'Who pays whom for a chop',
    ask: ({ asked }) =>
      `Nobody beats it. Counting only the chops (chặt), what does ${displayName(asked.who)} get or pay?`,
    why: (q) => {
      const steps = chopsIn(q);
      return steps
        .map(({ who, other, units, why, cards }) => {
          const [from, to] = [displayName(who), displayName(other)];
          if (why === 'chain')
            return `In a chain of chops the last one chopped pays for all of them: ${from} pays ${to} ${chips(units)}.`;
          if (why === 'doubled')
            return `${from} was then chopped too, and pays ${to} twice as much as for the chop before: ${chips(units)}.`;
          return `${from} had ${cardsText(cards)} chopped. Each two costs 15 and a quad also costs 15, so ${from} pays ${to} ${chips(units)}.`;
        })
        .join(' ');
    },
  },
  'white-pays': {
    kind: 'What an instant win brings',
    ask: ({ asked: { who, target = '', cards = [] } }) =>
      `If ${displayName(target)} is dealt ${cardsText(cards)}, what does ${displayName(who)} get or pay at once?`,
    why: (q) => {
      const { asked, state } = q;
      const win = instantWin(asked.cards ?? [], state.rules);
      if (!win) return 'These 10 cards are no instant win here, so nobody pays yet: the round is played as usual.';
      const own = asked.who === asked.target ? ` With ${rivalsIn(q)} of them that is ${netIn(q)}.` : '';
      return `That hand is ${DEALT[win]}, an instant win (ăn trắng): each of the others pays ${chips(eachIn(q, asked.target))}.${own}`;
    },
  },
  'odds-dealt': {
    kind: 'How often one is dealt something',
    ask: ({ asked: { who, count = 0 } }) =>
      `In about how many of 100 deals does ${displayName(who)} get ${DEALT[OFTEN[count] ?? 'quad']}?`,
    why: (q) => `Of all hands of 10 from ${q.state.rules.deck} cards, about ${numberIn(q)} in 100 have it.`,
    says: { 'of-hundred': ({ numbers: [count] = [] }) => (count === 1 ? 'About 1 deal' : `About ${count} deals`) },
  },
  'odds-instant': {
    kind: 'What is rare in ten dealt cards',
    ask: ({ asked: { count = 0 } }) =>
      `You are dealt 10 cards. Which of these comes ${threeOf(count).least ? 'least' : 'most'} often?`,
    why: (q) => {
      const often = threeOf(q.asked.count ?? 0).three.map(
        (one) => `${DEALT[one]} 1 in ${NUMBER.format(oneIn(q, one))}`,
      );
      return `Of all hands there are, about: ${often.join(', ')}.`;
    },
    says: Object.fromEntries(Object.entries(DEALT).map(([id, name]) => [id, displayName(name)])),
  },
};

function chips(count: number): string {
  return count === 1 ? '1 chip' : `${count} chips`;
}

/** How the round ended, and who did it. */
function endText(question: Moment): string {
  const end = overIn(question);
  const who = displayName(end?.who ?? '');
  switch (end?.type) {
    case 'sam-won':
      return `${who} made a Sâm.`;
    case 'thoi':
      return `${who} finished on a two, and nobody won.`;
    case 'sam-lost':
      return failText(end);
    default:
      return `${who} was out of cards first.`;
  }
}

function failText({
  who,
  why,
  other,
}: Pick<NonNullable<ReturnType<typeof failureIn>>, 'who' | 'why' | 'other'>): string {
  const [caller, rival] = [displayName(who), displayName(other)];
  switch (why) {
    case 'blocked':
      return `${rival} beat ${caller}’s play, and the Sâm failed.`;
    case 'passed':
      return `${caller} could not beat ${rival}, had to pass, and the Sâm failed.`;
    case 'out':
      return `${rival} was out of cards before ${caller}, and the Sâm failed.`;
    case 'on-two':
      return `${caller} finished on a two, and the Sâm failed.`;
  }
}

/** What decides the sâm. */
function samText(question: Moment): string {
  const failure = failureIn(question, question.asked.target ?? '');
  return failure ? failText(failure) : `${displayName(question.state.caller ?? '')} made the Sâm.`;
}
