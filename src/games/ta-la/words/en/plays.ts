/** Questions from rounds of Tá Lả in English. */

import type { Card } from '#core/card.ts';
import type { PlayId } from '#games/ta-la/quiz/ids.ts';
import type { TaLaState } from '#games/ta-la/round/index.ts';
import type { PlayWords } from '#words/quiz/quiz-words.ts';
import { cardsIn, isYes, numberIn, saidIn, whoIn } from '#words/quiz/right-answer.ts';
import { cardsText, displayName } from '#words/text.ts';
import {
  ateChot,
  cardIn,
  couldEat,
  drawsIn,
  eatenIn,
  eatingIn,
  freshIn,
  gapIn,
  guiRefusal,
  handIn,
  homeIn,
  isChot,
  isEaten,
  keptIn,
  type Moment,
  meldIn,
  ontoIn,
  outnessIn,
  risksIn,
  seatIn,
  shiftIn,
  sidesOf,
  tookIn,
  waitsIn,
} from '../quiz/moment.ts';

const NUMBER = new Intl.NumberFormat('en');

export const plays: Readonly<Record<PlayId, PlayWords<TaLaState>>> = {
  seats: {
    kind: 'How many play at a table',
    ask: ({ seats, asked }) => `There are ${seats.length} players. May ${asked.count} more join?`,
    why: (q) => {
      const all = q.seats.length + (q.asked.count ?? 0);
      return isYes(q) ? `${all} can still play at one table.` : `That makes ${all}, and a table takes 4 at most.`;
    },
  },
  'stock-left': {
    kind: 'How many cards the stock holds',
    ask: ({ asked }) => `There are ${asked.count} players. After the deal, how many cards are in the stock (nọc)?`,
    why: (q) => {
      const { count = 0 } = q.asked;
      return `Of 52 cards each player gets 9, and 1 of them a 10th: ${9 * count + 1} are dealt, and ${numberIn(q)} are left.`;
    },
    says: { cards: ({ numbers: [count] = [] }) => `${count} cards` },
  },
  'first-card': {
    kind: 'Which way cards are dealt',
    ask: (q) =>
      `${displayName(q.asked.who)} deals. ${sidesText(q)}. Who gets the ${q.asked.count === 1 ? 'first' : 'last'} card?`,
    why: (q) =>
      q.asked.count === 1
        ? `Cards are dealt counter-clockwise, that is to the right, so ${displayName(whoIn(q))} gets the first.`
        : `The dealer takes the last card: ${displayName(whoIn(q))} holds 10.`,
  },
  'first-ten': {
    kind: 'Who holds ten cards next',
    ask: ({ asked: { who, target = '' } }) =>
      `${displayName(target)} came first. ${displayName(who)} deals the next round. Who gets 10 cards, and starts?`,
    why: (q) => {
      const who = displayName(whoIn(q));
      return q.state.rules.firstTen === 'dealer'
        ? `At this table whoever deals gets 10 cards: ${who}.`
        : `At this table whoever came first in the last round gets 10 cards: ${who}.`;
    },
  },
  direction: {
    kind: 'Which way play goes',
    ask: (q) => {
      const who = displayName(q.asked.who);
      const asks = (q.asked.count ?? 0) > 0 ? `Whose turn is it after ${who}?` : `Whose discards may ${who} eat?`;
      return `${sidesText(q)}. ${asks}`;
    },
    why: (q) => {
      const [who, named] = [displayName(q.asked.who), displayName(whoIn(q))];
      const round = 'Play goes counter-clockwise, that is to the right';
      return (q.asked.count ?? 0) > 0
        ? `${round}: after ${who} it is ${named}.`
        : `${round}: ${named} plays before ${who}, who may eat only from ${named}.`;
    },
  },
  'may-draw': {
    kind: 'When one may draw',
    ask: ({ asked }) => `${displayName(asked.who)} wants to draw 1 card. Is that allowed?`,
    why: (q) => {
      const { who } = q.asked;
      const name = displayName(who);
      if (isYes(q)) {
        return couldEat(q, who)
          ? `${name} could eat ${cardsText(freshIn(q))}, but may just as well draw 1 card.`
          : `It is ${name}’s turn. Whoever does not eat draws 1 card.`;
      }
      const { turn } = q.state;
      if (turn !== who) return `It is not ${name}’s turn but ${displayName(turn ?? '')}’s.`;
      return `A turn takes 1 card only. ${name} has ${tookIn(q, who) === 'eat' ? 'eaten' : 'drawn'} one and must discard now.`;
    },
  },
  'eat-source': {
    kind: 'Which discards may be eaten',
    ask: (q) =>
      `${displayName(q.asked.who)} wants to eat ${cardsText(cardIn(q))}, which lies in front of ${displayName(q.asked.target ?? '')}. Is that allowed?`,
    why: (q) =>
      isYes(q)
        ? `${cardsText(cardIn(q))} was discarded just now, and ${displayName(q.asked.who)} has a meld with it: ${meldText(q)}.`
        : `Only what the player before has just discarded may be eaten, and right now that is ${cardsText(freshIn(q))}.`,
  },
  'may-eat': {
    kind: 'May this card be eaten',
    ask: (q) => {
      const { who, target = '' } = q.asked;
      const eaten = eatenIn(q, who);
      const before = eaten.length > 0 ? `${displayName(who)} has eaten ${cardsText(eaten)}. ` : '';
      return `${before}${displayName(target)} discards ${cardsText(cardIn(q))}. May ${displayName(who)} eat it?`;
    },
    why: (q) => {
      const card = cardsText(cardIn(q));
      const eaten = cardsText(eatenIn(q, q.asked.who));
      switch (eatingIn(q)) {
        case 'tl-eat-proof':
          return `No 2 cards in ${displayName(q.asked.who)}’s hand make a meld with ${card}.`;
        case 'tl-one-meld-each':
          return `The cards that go with ${card} are needed in the meld of ${eaten}, which would break without them.`;
        case 'tl-eat-limit':
          return q.state.rules.eatPerMeld === 'one'
            ? `${card} fits only a meld with an eaten card in it, and this table allows 1 eaten card in a meld.`
            : `It takes 2 cards from the hand to go with ${card}, and an eaten card is not one of those.`;
        default:
          return `It makes a meld with cards in ${displayName(q.asked.who)}’s hand: ${meldText(q)}.`;
      }
    },
  },
  'eat-show': {
    kind: 'What an eater shows',
    ask: (q) => {
      const took = `${displayName(q.asked.who)} has just ${tookIn(q, q.asked.who) === 'eat' ? 'eaten' : 'drawn'} ${cardsText(cardIn(q))}`;
      return `${took}. What must the others be shown, at the least?`;
    },
    why: (q) => {
      const card = cardsText(cardIn(q));
      return saidIn(q) === 'card'
        ? `Some tables show the whole meld, some only that card: agree first. Either way ${card} lies face up.`
        : `${card} came from the stock and stays hidden. Only an eaten card is shown.`;
    },
    says: {
      card: ({ cards = [] }) => `The ${cardsText(cards)}`,
      nothing: 'No card at all',
      hand: 'The whole hand',
    },
  },
  'may-discard': {
    kind: 'Which cards may not be discarded',
    ask: (q) => {
      const { who } = q.asked;
      return `${displayName(who)} has eaten ${cardsText(eatenIn(q, who))}. May ${displayName(who)} discard ${cardsText(cardIn(q))}?`;
    },
    why: (q) => {
      const card = cardsText(cardIn(q));
      if (isYes(q)) return `Without ${card}, what was eaten still has a meld: ${meldsText(keptIn(q))}.`;
      return isEaten(q)
        ? `${card} was eaten. An eaten card stays in a meld and may not be discarded.`
        : `Without ${card}, an eaten card would have no meld.`;
    },
  },
  'eat-pays': {
    kind: 'What an eaten card costs',
    ask: (q) => {
      const { who, target = '', count = 0 } = q.asked;
      const [eater, from] = [displayName(target), displayName(q.state.fresh?.from ?? '')];
      const card = cardsText(cardIn(q));
      const eats =
        count > 0
          ? `${eater} has eaten ${count} of ${from}’s cards and now eats ${card}`
          : `${eater} eats ${card} from ${from}`;
      return `${eats}. For this card, what does ${displayName(who)} get or pay?`;
    },
    why: (q) => {
      const { who, target = '', count = 0 } = q.asked;
      const from = q.state.fresh?.from ?? '';
      const pays = `${displayName(from)} pays ${displayName(target)}`;
      const other = who === from || who === target ? '' : ` ${displayName(who)} has no part in it.`;
      return isChot(q)
        ? `An eaten last-round card (chốt) costs 4 chips: ${pays}.${other}`
        : `${count === 0 ? 'The first eaten card' : `Eaten card ${count + 1}`} costs ${chips(count + 1)}: ${pays}.${other}`;
    },
  },
  'shift-card': {
    kind: 'Which card is shifted',
    ask: (q) =>
      `${displayName(shiftIn(q)?.who ?? '')} is the opener now. ${displayName(q.asked.who)} eats ${cardsText(cardIn(q))} from ${displayName(q.asked.target ?? '')}. Which card is shifted (chuyển bài) to fill the gap?`,
    why: (q) => {
      const shift = shiftIn(q);
      const [opener, to] = [displayName(shift?.who ?? ''), displayName(shift?.to ?? '')];
      return shift?.cards.length === 0
        ? `The eaten card was ${opener}’s own, and ${opener} is the opener, so no card has to move.`
        : `The opener fills the gap: ${opener}’s latest discard, ${cardsText(shift?.cards ?? [])}, goes to ${to}.`;
    },
    says: { none: 'None' },
  },
  'extra-turn': {
    kind: 'Who gets an extra turn',
    ask: (q) =>
      `${displayName(q.asked.who)} eats ${cardsText(cardIn(q))} from ${displayName(q.asked.target ?? '')}. Who gets 1 extra turn (tái) for it?`,
    why: (q) => {
      const shift = shiftIn(q);
      const [opener, to] = [displayName(shift?.who ?? ''), displayName(shift?.to ?? '')];
      return shift?.cards.length === 0
        ? `${opener} is the opener and lost a card, so 1 discard has to be made up: ${opener} plays again.`
        : `${opener} is the opener and gives 1 discard to ${to}, which leaves ${opener} 1 short: ${opener} plays again.`;
    },
    says: { nobody: 'Nobody' },
  },
  'after-last': {
    kind: 'When the round is over',
    ask: (q) => `${displayName(q.asked.who)} discards ${cardsText(cardIn(q))}, the 4th. What happens next?`,
    why: (q) =>
      saidIn(q) === 'over'
        ? 'Everybody has made 4 discards: the round is over, and points are counted.'
        : `Somebody has not made 4 discards yet, so ${displayName(whoIn(q))} is next.`,
    says: { over: 'The round is over', turn: ({ who: [who = ''] = [] }) => `${displayName(who)} is next` },
  },
  'when-lay': {
    kind: 'When melds are laid down',
    ask: ({ asked: { who, cards = [], count = 0 } }) =>
      `${displayName(who)} has made ${count} ${count === 1 ? 'discard' : 'discards'} and wants to lay down ${cardsText(cards)}. Is that allowed?`,
    why: (q) =>
      isYes(q)
        ? 'After 3 discards the melds are laid down first, and then comes discard 4.'
        : `Melds are laid down just before discard 4. ${displayName(q.asked.who)} has made only ${q.asked.count}.`,
  },
  'lays-first': {
    kind: 'Who lays down first',
    ask: 'If from now on nobody eats and nobody goes out (ù), who lays down first?',
    why: (q) =>
      `${displayName(whoIn(q))} comes to discard 4 first, so lays down first. Later, with equal points, whoever laid down first ranks higher.`,
  },
  'is-mom': {
    kind: 'Is somebody burnt',
    ask: ({ asked }) => `It is time to lay down. Is ${displayName(asked.who)} burnt (móm)?`,
    why: (q) =>
      isYes(q)
        ? 'A player with no meld to lay down is burnt (móm).'
        : `${cardsText(meldIn(q))} is a meld, so ${displayName(q.asked.who)} is not burnt.`,
    yes: ['Burnt', 'Not burnt'],
  },
  'may-gui': {
    kind: 'May this card be laid off',
    ask: (q) =>
      `May ${displayName(q.asked.who)} lay off (gửi) ${cardsText(cardIn(q))} on ${displayName(q.asked.target ?? '')}’s meld ${cardsText(ontoIn(q))}?`,
    why: (q) => {
      const [who, card] = [displayName(q.asked.who), cardsText(cardIn(q))];
      if (isYes(q)) return `${who} has laid down a meld already, and ${card} fits this one.`;
      return {
        'does-not-fit': `${card} does not fit ${cardsText(ontoIn(q))}.`,
        early: `${who} has to lay down melds first, and only then may lay off.`,
        mom: `${who} is burnt (móm), and a burnt player may not lay off.`,
      }[guiRefusal(q)];
    },
  },
  'gui-which': {
    kind: 'Which card may be laid off',
    ask: ({ asked }) => `Which card may ${displayName(asked.who)} lay off (gửi)?`,
    why: (q) => {
      const home = homeIn(q);
      if (home && cardsIn(q).length > 0) {
        return `${cardsText(cardsIn(q))} fits ${displayName(home.who)}’s meld ${cardsText(home.cards)}.`;
      }
      return seatIn(q, q.asked.who)?.laid?.length === 0
        ? `${displayName(q.asked.who)} is burnt (móm) and may not lay off any card.`
        : 'No card fits any meld on the table.';
    },
    says: { none: 'None' },
  },
  'u-now': {
    kind: 'When one may go out',
    ask: ({ asked }) => `${displayName(asked.who)} wants to go out (ù) right now. Is that allowed?`,
    why: (q) => {
      const who = displayName(q.asked.who);
      const out = outnessIn(q);
      switch (out.type) {
        case 'khan':
          return `These cards are just as dealt, with no half meld (cạ) among them: ${who} may call ù khan.`;
        case 'all':
          return `It is ${who}’s turn, and every card is in a meld: that is going out (ù).`;
        case 'one-left':
          return 'Only 1 of the 10 cards is outside melds, and this table allows that.';
        case 'not-his-turn':
          return `A player goes out only in turn, and it is ${displayName(q.state.turn ?? '')}’s turn, not ${who}’s.`;
        case 'took':
          return `Ù khan (going out with no half meld) must be called before taking a card, and ${who} has drawn one.`;
        case 'no-khan':
          return 'There is no meld, and this table does not play ù khan (going out with no half meld).';
        case 'gap':
          return `At this table cards with 1 rank missing between them are a half meld (cạ) too, like ${cardsText(gapIn(q))}: no ù khan.`;
        case 'none-left':
          return 'There is 1 card outside melds. This table wants all 10 in melds.';
        case 'loose':
          return `There are ${out.left} cards outside melds, so it is too early.`;
      }
    },
  },
  'u-den': {
    kind: 'Who pays for all after an ù',
    ask: (q) => {
      const { who, target = '', count = 0 } = q.asked;
      const eaten = ateChot(q)
        ? `${displayName(target)}’s last-round card (chốt)`
        : `${count} of ${displayName(target)}’s cards`;
      return `${displayName(who)} has eaten ${eaten} and goes out (ù). Who pays?`;
    },
    why: (q) => {
      const { count = 0 } = q.asked;
      const chot = ateChot(q);
      if (saidIn(q) === 'for-all') {
        const who = displayName(whoIn(q));
        return chot
          ? `${who} discarded the last-round card that was eaten to go out, and so pays for all (đền).`
          : `${who} let the one who went out eat ${count} cards, and so pays for all (đền).`;
      }
      if (chot) return 'At this table nobody pays for all because of a last-round card: each pays as usual.';
      return count < 3
        ? `With ${count} eaten nobody pays for all yet: each pays as usual.`
        : `At this table nobody pays for all, even with ${count} eaten: each pays as usual.`;
    },
    says: {
      each: 'Each of the others as usual',
      'for-all': ({ who: [who = ''] = [] }) => `${displayName(who)} for all`,
    },
  },
  waits: {
    kind: 'Which half meld waits for more',
    ask: ({ asked }) =>
      `Leaving out cards already seen, which of ${displayName(asked.who)}’s half melds (cạ) waits for the most cards?`,
    why: (q) =>
      `Unseen cards that complete it: ${waitsIn(q)
        .map(({ pair, count }) => `${cardsText(pair)} waits for ${count}`)
        .join(', ')}.`,
  },
  safest: {
    kind: 'Which discard is safest',
    ask: ({ asked: { who, target = '', cards = [] } }) =>
      `${displayName(who)} is thinking of discarding ${listed(cards.map((card) => cardsText([card])))}. Which is ${displayName(target)} least likely to eat?`,
    why: (q) =>
      `Going by the cards not seen yet, the chance that ${displayName(q.asked.target ?? '')} can eat each is about: ${risksText(q)}.`,
  },
  'odds-draw': {
    kind: 'How likely a draw fits',
    ask: ({ asked: { who, cards = [], count = 1 } }) =>
      `${displayName(who)} holds ${cardsText(cards)}. How likely ${count === 1 ? 'is 1 draw' : `are ${count} draws`} to bring a card that fits?`,
    why: (q) => {
      const { unseen, good } = drawsIn(q);
      const { count = 1 } = q.asked;
      return `Of ${unseen} unseen cards ${good} ${good === 1 ? 'fits' : 'fit'}. ${count === 1 ? '1 draw brings' : `${count} draws bring`} one about ${numberIn(q)}% of the time.`;
    },
    says: { percent: ({ numbers: [percent] = [] }) => `About ${percent}%` },
  },
  'odds-dealt': {
    kind: 'How often a deal has a meld',
    ask: (q) => {
      const what = q.asked.count === 1 ? 'have a meld' : 'have no meld';
      return `${displayName(q.asked.who)} is dealt ${dealtTo(q)} cards. About how many of 100 such hands ${what}?`;
    },
    why: (q) => {
      const what = q.asked.count === 1 ? 'a meld' : 'no meld';
      return `Counting every hand of ${dealtTo(q)} cards, about ${numberIn(q)} in 100 have ${what}.`;
    },
    says: { 'of-hundred': ({ numbers: [count] = [] }) => `About ${count}` },
  },
  'odds-khan': {
    kind: 'How rare no half meld is',
    ask: (q) =>
      `${displayName(q.asked.who)} is dealt ${dealtTo(q)} cards. 1 such hand in about how many has no half meld (cạ)?`,
    why: (q) => {
      const gap = q.state.rules.caGap === 2 ? 'still makes a half meld' : 'makes no half meld';
      return `At this table a gap of 1 rank ${gap}. Of all hands of ${dealtTo(q)} cards, about 1 in ${NUMBER.format(numberIn(q))} has none.`;
    },
    says: { 'one-in': ({ numbers: [count = 0] = [] }) => `In about ${NUMBER.format(count)}` },
  },
};

function chips(count: number): string {
  return count === 1 ? '1 chip' : `${count} chips`;
}

function sidesText(question: Moment): string {
  const { right, left } = sidesOf(question, question.asked.who);
  return `${displayName(right)} sits to the right of ${displayName(question.asked.who)}, ${displayName(left)} to the left`;
}

/** The meld that eating makes. */
function meldText(question: Moment): string {
  const found = eatingIn(question);
  return typeof found === 'string' ? '' : cardsText(found.meld);
}

function meldsText(melds: readonly (readonly Card[])[]): string {
  return melds.map(cardsText).join(', ');
}

function risksText(question: Moment): string {
  return risksIn(question)
    .map(({ card, percent }) => `${cardsText([card])} ${percent}%`)
    .join(', ');
}

function dealtTo(question: Moment): number {
  return handIn(question, question.asked.who).length;
}

/** `A, B or C`. */
function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}
