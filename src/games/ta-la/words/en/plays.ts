/** Questions from rounds of Tá Lả in English. */

import type { PlayId } from '#games/ta-la/quiz/index.ts';
import type { SentencesOf } from '#words/quiz/play-sentences.ts';
import { listed } from '#words/text.ts';
import type { Facts } from '../quiz/moment.ts';

const NUMBER = new Intl.NumberFormat('en');

export const playSentences: SentencesOf<PlayId, Facts> = {
  seats: {
    kind: 'How many play at a table',
    ask: ({ size, count }) => `There are ${size} players. May ${count} more join?`,
    why: ({ yes, size, count }) =>
      yes ? `${size + count} can still play at one table.` : `That makes ${size + count}, and a table takes 4 at most.`,
  },
  'stock-left': {
    kind: 'How many cards the stock holds',
    ask: ({ count }) => `There are ${count} players. After the deal, how many cards are in the stock (nọc)?`,
    why: ({ count, number }) =>
      `Of 52 cards each player gets 9, and 1 of them a 10th: ${9 * count + 1} are dealt, and ${number} are left.`,
    says: { cards: ({ number }) => `${number} cards` },
  },
  'first-card': {
    kind: 'Which way cards are dealt',
    ask: (m) => `${m.who} deals. ${sides(m)}. Who gets the ${m.count === 1 ? 'first' : 'last'} card?`,
    why: ({ count, named }) =>
      count === 1
        ? `Cards are dealt counter-clockwise, that is to the right, so ${named} gets the first.`
        : `The dealer takes the last card: ${named} holds 10.`,
  },
  'first-ten': {
    kind: 'Who holds ten cards next',
    ask: ({ who, target }) => `${target} came first. ${who} deals the next round. Who gets 10 cards, and starts?`,
    why: ({ rules, named }) =>
      rules.firstTen === 'dealer'
        ? `At this table whoever deals gets 10 cards: ${named}.`
        : `At this table whoever came first in the last round gets 10 cards: ${named}.`,
  },
  direction: {
    kind: 'Which way play goes',
    ask: (m) => `${sides(m)}. ${m.count > 0 ? `Whose turn is it after ${m.who}?` : `Whose discards may ${m.who} eat?`}`,
    why: ({ who, count, named }) =>
      count > 0
        ? `Play goes counter-clockwise, that is to the right: after ${who} it is ${named}.`
        : `Play goes counter-clockwise, that is to the right: ${named} plays before ${who}, who may eat only from ${named}.`,
  },
  'may-draw': {
    kind: 'When you may draw',
    ask: ({ who }) => `${who} wants to draw 1 card. Is that allowed?`,
    why: ({ who, fresh, turn, took, drawing }) =>
      ({
        declines: `${who} could eat ${fresh}, but may just as well draw 1 card.`,
        'cannot-eat': `It is ${who}’s turn. Whoever does not eat draws 1 card.`,
        waits: `It is not ${who}’s turn but ${turn}’s.`,
        took: `A turn takes 1 card only. ${who} has ${took === 'eat' ? 'eaten' : 'drawn'} one and must discard now.`,
      })[drawing],
  },
  'eat-source': {
    kind: 'Which discards may be eaten',
    ask: ({ who, card, target }) => `${who} wants to eat ${card}, which lies in front of ${target}. Is that allowed?`,
    why: ({ yes, card, who, fresh, eating }) =>
      yes
        ? `${card} was discarded just now, and ${who} has a meld with it: ${eating.meld}.`
        : `Only what the player before has just discarded may be eaten, and right now that is ${fresh}.`,
  },
  'may-eat': {
    kind: 'May this card be eaten',
    ask: ({ who, target, card, eaten }) =>
      `${eaten && `${who} has eaten ${eaten}. `}${target} discards ${card}. May ${who} eat it?`,
    why: ({ who, card, eaten, eating, rules }) =>
      ({
        'tl-eat-proof': `No 2 cards in ${who}’s hand make a meld with ${card}.`,
        'tl-one-meld-each': `The cards that go with ${card} are needed in the meld of ${eaten}, which would break without them.`,
        'tl-eat-limit':
          rules.eatPerMeld === 'one'
            ? `${card} fits only a meld with an eaten card in it, and this table allows 1 eaten card in a meld.`
            : `It takes 2 cards from the hand to go with ${card}, and an eaten card is not one of those.`,
        makes: `It makes a meld with cards in ${who}’s hand: ${eating.meld}.`,
      })[eating.why],
  },
  'eat-show': {
    kind: 'What an eater shows',
    ask: ({ who, card, took }) =>
      `${who} has just ${took === 'eat' ? 'eaten' : 'drawn'} ${card}. What must the others be shown, at the least?`,
    why: ({ card, said }) =>
      said === 'card'
        ? `Some tables show the whole meld, some only that card: agree first. Either way ${card} lies face up.`
        : `${card} came from the stock and stays hidden. Only an eaten card is shown.`,
    says: { card: ({ cards }) => `The ${cards}`, nothing: 'No card at all', hand: 'The whole hand' },
  },
  'may-discard': {
    kind: 'Which cards may not be discarded',
    ask: ({ who, card, eaten }) => `${who} has eaten ${eaten}. May ${who} discard ${card}?`,
    why: ({ yes, card, isEaten, kept }) => {
      if (yes) return `Without ${card}, what was eaten still has a meld: ${kept}.`;
      return isEaten
        ? `${card} was eaten. An eaten card stays in a meld and may not be discarded.`
        : `Without ${card}, an eaten card would have no meld.`;
    },
  },
  'eat-pays': {
    kind: 'What an eaten card costs',
    ask: ({ who, target, from, card, count }) =>
      count > 0
        ? `${target} has eaten ${count} of ${from}’s cards and now eats ${card}. For this card, what does ${who} get or pay?`
        : `${target} eats ${card} from ${from}. For this card, what does ${who} get or pay?`,
    why: ({ who, target, from, count, isChot, apart }) => {
      const pays = `${from} pays ${target}.${apart ? ` ${who} has no part in it.` : ''}`;
      if (isChot) return `An eaten last-round card (chốt) costs 4 chips: ${pays}`;
      return count === 0
        ? `The first eaten card costs 1 chip: ${pays}`
        : `Eaten card ${count + 1} costs ${count + 1} chips: ${pays}`;
    },
  },
  'shift-card': {
    kind: 'Which card is shifted',
    ask: ({ who, card, target, shift }) =>
      `${shift.opener} now discards first. ${who} eats ${card} from ${target}. Which card moves (chuyển bài) into the gap?`,
    why: ({ shift: { opener, to, card } }) =>
      card === ''
        ? `The eaten card was ${opener}’s own, and ${opener} counts as the first to discard, so no card has to move.`
        : `The first to discard fills the gap: ${opener}’s latest discard, ${card}, goes to ${to}.`,
    says: { none: 'None' },
  },
  'extra-turn': {
    kind: 'Who gets an extra turn',
    ask: ({ who, card, target }) => `${who} eats ${card} from ${target}. Who gets 1 extra turn (tái) for it?`,
    why: ({ shift: { opener, to, card } }) =>
      card === ''
        ? `${opener} counts as the first to discard and lost a card, so 1 discard has to be made up: ${opener} plays again.`
        : `${opener} counts as the first to discard and gives 1 discard to ${to}, which leaves ${opener} 1 short: ${opener} plays again.`,
    says: { nobody: 'Nobody' },
  },
  'after-last': {
    kind: 'When the round is over',
    ask: ({ who, card }) => `${who} discards ${card}, the 4th. What happens next?`,
    why: ({ said, named }) =>
      said === 'over'
        ? 'Everybody has made 4 discards: the round is over, and points are counted.'
        : `Somebody has not made 4 discards yet, so ${named} is next.`,
    says: { over: 'The round is over', turn: ({ who }) => `${who} is next` },
  },
  'when-lay': {
    kind: 'When melds are laid down',
    ask: ({ who, cards, count }) =>
      `${who} has made ${count} ${count === 1 ? 'discard' : 'discards'} and wants to lay down ${cards}. Is that allowed?`,
    why: ({ yes, who, count }) =>
      yes
        ? 'After 3 discards the melds are laid down first, and then comes discard 4.'
        : `Melds are laid down just before discard 4. ${who} has made only ${count}.`,
  },
  'lays-first': {
    kind: 'Who lays down first',
    ask: 'If from now on nobody eats and nobody goes out (ù), who lays down first?',
    why: ({ named }) =>
      `${named} is the first to make 4 discards, so lays down first. Later, with equal points, whoever laid down first ranks higher.`,
  },
  'is-mom': {
    kind: 'Is somebody burnt',
    ask: ({ who }) => `It is time to lay down. Is ${who} burnt (móm)?`,
    why: ({ yes, who, meld }) =>
      yes ? 'A player with no meld to lay down is burnt (móm).' : `${meld} is a meld, so ${who} is not burnt.`,
    yes: ['Burnt', 'Not burnt'],
  },
  'may-gui': {
    kind: 'May this card be laid off',
    ask: ({ who, card, target, onto }) => `May ${who} lay off (gửi) ${card} on ${target}’s meld ${onto}?`,
    why: ({ yes, who, card, onto, layOffRefusal }) =>
      yes
        ? `${who} has laid down a meld already, and ${card} fits this one.`
        : {
            'does-not-fit': `${card} does not fit ${onto}.`,
            early: `${who} has to lay down melds first, and only then may lay off.`,
            burnt: `${who} is burnt (móm), and a burnt player may not lay off.`,
          }[layOffRefusal],
  },
  'gui-which': {
    kind: 'Which card may be laid off',
    ask: ({ who }) => `Which card may ${who} lay off (gửi)?`,
    why: ({ who, namedCards, home, burnt }) => {
      if (home) return `${namedCards} fits ${home.who}’s meld ${home.meld}.`;
      return burnt ? `${who} is burnt (móm) and may not lay off any card.` : 'No card fits any meld on the table.';
    },
    says: { none: 'None' },
  },
  'u-now': {
    kind: 'When you may go out',
    ask: ({ who }) => `${who} wants to go out (ù) right now. Is that allowed?`,
    why: ({ who, turn, gap, out }) =>
      ({
        khan: `These cards are just as dealt, with no half meld (cạ) among them: ${who} may call ù khan.`,
        all: `It is ${who}’s turn, and every card is in a meld: that is going out (ù).`,
        'one-left': 'Only 1 of the 10 cards is outside melds, and this table allows that.',
        waits: `A player goes out only in turn, and it is ${turn}’s turn, not ${who}’s.`,
        took: `Ù khan (going out with no half meld) must be called before taking a card, and ${who} has drawn one.`,
        'no-khan': 'There is no meld, and this table does not play ù khan (going out with no half meld).',
        gap: `At this table cards with 1 rank missing between them are a half meld (cạ) too, like ${gap}: no ù khan.`,
        'none-left': 'There is 1 card outside melds. This table wants all 10 in melds.',
        loose: `There are ${out.left} cards outside melds, so it is too early.`,
      })[out.why],
  },
  'u-den': {
    kind: 'Who pays for all after an ù',
    ask: ({ who, target, count, ateChot }) =>
      `${who} has eaten ${ateChot ? `${target}’s last-round card (chốt)` : `${count} of ${target}’s cards`} and goes out (ù). Who pays?`,
    why: ({ named, count, ateChot, said }) => {
      if (said === 'for-all') {
        return ateChot
          ? `${named} discarded the last-round card that was eaten to go out, and so pays for all (đền).`
          : `${named} let the one who went out eat ${count} cards, and so pays for all (đền).`;
      }
      if (ateChot) return 'At this table nobody pays for all because of a last-round card: each pays as usual.';
      return count < 3
        ? `With ${count} eaten nobody pays for all yet: each pays as usual.`
        : `At this table nobody pays for all, even with ${count} eaten: each pays as usual.`;
    },
    says: { each: 'Each of the others as usual', 'for-all': ({ who }) => `${who} for all` },
  },
  waits: {
    kind: 'Which half meld waits for most cards',
    ask: ({ who }) => `Leaving out cards already seen, which of ${who}’s half melds (cạ) waits for the most cards?`,
    why: ({ waits }) =>
      `Unseen cards that complete it: ${waits.map(({ pair, count }) => `${pair} waits for ${count}`).join(', ')}.`,
  },
  safest: {
    kind: 'Which discard is safest',
    ask: ({ who, target, each }) =>
      `${who} is thinking of discarding ${listed(each, 'or')}. Which is ${target} least likely to eat?`,
    why: ({ target, risks }) =>
      `Going by the cards not seen yet, the chance that ${target} can eat each one is about: ${risks}.`,
  },
  'odds-draw': {
    kind: 'How likely you are to draw what fits',
    ask: ({ who, cards, count }) =>
      `${who} holds ${cards}. How likely ${count === 1 ? 'is 1 draw' : `are ${count} draws`} to bring a card that fits?`,
    why: ({ draws: { unseen, good }, count, number }) =>
      `Of ${unseen} unseen cards ${good} ${good === 1 ? 'fits' : 'fit'}. ${count === 1 ? '1 draw brings' : `${count} draws bring`} one about ${number}% of the time.`,
    says: { percent: ({ number }) => `About ${number}%` },
  },
  'odds-dealt': {
    kind: 'How often a deal has a meld',
    ask: ({ who, handSize, count }) =>
      `${who} is dealt ${handSize} cards. About how many of 100 such hands have ${count === 1 ? 'a meld' : 'no meld'}?`,
    why: ({ handSize, number, count }) =>
      `Counting every hand of ${handSize} cards, about ${number} in 100 have ${count === 1 ? 'a meld' : 'no meld'}.`,
    says: { 'of-hundred': ({ number }) => `About ${number}` },
  },
  'odds-khan': {
    kind: 'How rare a hand with no half meld is',
    ask: ({ who, handSize }) =>
      `${who} is dealt ${handSize} cards. 1 such hand in about how many has no half meld (cạ)?`,
    why: ({ rules, handSize, number }) => {
      const gap = rules.caGap === 2 ? 'still makes a half meld' : 'makes no half meld';
      return `At this table a gap of 1 rank ${gap}. Of all hands of ${handSize} cards, about 1 in ${NUMBER.format(number)} has none.`;
    },
    says: { 'one-in': ({ number }) => `In about ${NUMBER.format(number)}` },
  },
};

function sides({ who, right, left }: Facts): string {
  return `${right} sits to the right of ${who}, ${left} to the left`;
}
