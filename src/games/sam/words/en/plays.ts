/** Questions from rounds of Sâm in English. */

import type { Dealt } from '#games/sam/odds/dealt.ts';
import { plural } from '#words/en/plural.ts';
import { displayName } from '#words/text.ts';
import type { SamMoment } from '../quiz/moment.ts';
import type { SamPlays } from '../quiz/reasons.ts';
import { chips } from './game.ts';

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

/** How the round ended, and who did it. */
const ENDS: Readonly<Record<SamMoment['end']['how'], (who: string) => string>> = {
  sam: (who) => `${who} made the Sâm.`,
  thoi: (who) => `${who} finished on a two, and nobody won.`,
  first: (who) => `${who} was out of cards first.`,
};

type Failure = NonNullable<SamMoment['failure']>;

const FAILS: Readonly<Record<Failure['how'], (failure: Failure) => string>> = {
  blocked: ({ who, other }) => `${other} beat ${who}’s play, and the Sâm failed.`,
  passed: ({ who, other }) => `${who} could not beat ${other}, had to pass, and the Sâm failed.`,
  out: ({ who, other }) => `${other} was out of cards before ${who}, and the Sâm failed.`,
  'on-two': ({ who }) => `${who} finished on a two, and the Sâm failed.`,
};

type Chop = SamMoment['chops'][number];

const CHOPS: Readonly<Record<Chop['why'], (chop: Chop) => string>> = {
  chop: ({ who, other, cards, units }) =>
    `${who} had ${cards} chopped. Each two costs 15 and a quad also costs 15, so ${who} pays ${other} ${chips(units)}.`,
  chain: ({ who, other, units }) =>
    `In a chain of chops the last player chopped pays for the whole chain: ${who} pays ${other} ${chips(units)}.`,
  doubled: ({ who, other, units }) =>
    `${who} was then chopped too, and pays ${other} twice as much as for the chop before: ${chips(units)}.`,
};

/** Of the lone player, who pays or gets it of each. */
const inAll = ({ lone, rivals, net }: SamMoment) => (lone ? ` With ${rivals} of them that is ${net}.` : '');

export const playSentences: SamPlays = {
  'in-pack': {
    kind: 'Which cards are in the pack',
    ask: 'Which card is not in the pack at this table?',
    why: {
      short: ({ namedCards }) =>
        `This table takes out jacks, queens and kings, which leaves 40 cards, so ${namedCards} is not among them.`,
      whole: 'This table plays with all 52 cards.',
    },
    says: { all: 'All of them are in it' },
  },
  'left-over': {
    kind: 'How many cards are left over',
    ask: ({ count }) => `There are ${count} players. How many cards are left over after the deal?`,
    why: {
      none: ({ count, rules }) =>
        `Each player gets 10 cards; with ${count} players that is ${10 * count}. A pack of ${rules.deck} is dealt out completely.`,
      some: ({ count, rules, number }) =>
        `Each player gets 10 cards; with ${count} players that is ${10 * count}. Of ${rules.deck} cards that leaves ${number}.`,
    },
    says: { cards: ({ number }) => (number === 0 ? 'None' : plural(number, 'card')) },
  },
  'may-call': {
    kind: 'When you may call Sâm',
    ask: ({ who, isSilent }) =>
      isSilent
        ? `${who} has changed plans and wants to call Sâm (báo sâm). Is that allowed?`
        : `${who} wants to call Sâm (báo sâm) now. Is that allowed?`,
    why: {
      'all-asked': ({ who, called }) =>
        `${called} has called, but this table asks everyone and then goes by the order of seats, so ${who} may still call.`,
      open: ({ who }) =>
        `No card has been played and ${who} has not answered yet: a call is allowed, in turn or out of it.`,
      late: 'A card has been played. Sâm is called before the first one.',
      taken: ({ caller }) => `${caller} has called already. At this table the first to call plays it.`,
      refused: ({ who }) => `${who} has already said no, and cannot take that back.`,
    },
  },
  'who-calls': {
    kind: 'When several call Sâm',
    ask: ({ who, target }) => `${who} calls Sâm first, then ${target} calls too. Who gets to play it?`,
    why: {
      'first-caller': ({ who }) =>
        `At this table the first to call plays it. After ${who} calls, nobody else is asked.`,
      'seat-order': ({ named }) =>
        `This table asks everyone and then goes by the order of seats, and ${named} sits earlier.`,
    },
    says: { both: 'Both of them' },
  },
  'lead-first': {
    kind: 'Who leads the first round',
    ask: ({ lowest }) => `First round, nobody calls Sâm. Lowest cards: ${lowest}. Who leads?`,
    why: {
      random: 'This table draws lots for the first round; the lowest card does not matter.',
      lowest: ({ named, namedLowest }) =>
        `The holder of the lowest card leads. Of equal ranks spades are lowest, then clubs, diamonds, hearts: ${namedLowest}, held by ${named}.`,
    },
    says: { random: 'Lots are drawn' },
  },
  'lead-next': {
    kind: 'Who leads the next round',
    ask: ({ failure, end }) =>
      `${failure ? FAILS[failure.how](failure) : ENDS[end.how](end.who)} Nobody calls Sâm in the next round. Who leads it?`,
    why: {
      random: 'Nobody won this round, so the next is like a first one: lots are drawn.',
      lowest: 'Nobody won this round, so the next is like a first one: the holder of the lowest card leads.',
      stopped: ({ named }) => `After a failed Sâm whoever stopped it leads: ${named}.`,
      won: ({ named }) => `From the second round on, the winner of the last one leads: ${named}.`,
    },
    says: { random: 'Lots are drawn', lowest: 'The holder of the lowest card' },
  },
  'lead-call': {
    kind: 'Who leads when Sâm is called',
    ask: ({ who, target }) => `${who} won the last round. In this one ${target || 'nobody'} calls Sâm. Who leads?`,
    why: {
      silent: ({ who }) => `Nobody calls, so the winner of the last round leads: ${who}.`,
      called: ({ who }) => `Whoever calls Sâm leads, even though ${who} won the last round.`,
    },
    says: { lowest: 'The holder of the lowest card' },
  },
  single: {
    kind: 'Single on single, pair on pair',
    ask: ({ who, cards }) => `May ${who} play ${cards}?`,
    why: {
      higher: ({ cards, on }) =>
        `Any card may be played by itself, even out of a pair, and ${cards} is higher than ${on}.`,
      equal: ({ cards, on }) => `${cards} and ${on} are equal, and suits do not count in Sâm, so it does not beat it.`,
      lower: ({ cards, on }) => `${cards} is lower than ${on}.`,
      'on-pair': 'A pair is on the table, and only a higher pair beats it. 1 card does not, however high.',
      'on-single': '1 card is on the table, and only a higher card beats it. A pair does not.',
    },
  },
  follow: {
    kind: 'The same kind on the same kind',
    ask: ({ who, cards }) => `May ${who} play ${cards}?`,
    why: {
      same: 'The same kind of combination, if higher, beats it.',
      other: 'Another kind of combination does not beat it, even if it is higher or has more cards.',
    },
  },
  'doi-thong': {
    kind: 'Pairs in a row',
    ask: ({ who, cards }) => `${who} wants to play ${cards} all at once. Is that allowed?`,
    why: {
      run: '1 card of each rank makes a run (sảnh), whatever the suits.',
      pair: 'A higher pair beats a pair.',
      lead: 'Whoever leads may start with a pair.',
      row: 'Pairs in a row (đôi thông) do not make a combination in Sâm; each pair is played by itself.',
      'no-chop': 'There are no runs of pairs in Sâm, and at this table nothing chops a two.',
      'quad-chops': 'There are no runs of pairs in Sâm: only a quad chops a two.',
    },
  },
  direction: {
    kind: 'Which way play goes',
    ask: ({ who, count }) => `Who sits on the ${count > 0 ? 'right' : 'left'} of ${who}?`,
    why: {
      right: ({ who, named }) => `Play goes counter-clockwise, that is to the right: after ${who} comes ${named}.`,
      left: ({ who, named }) =>
        `Play goes counter-clockwise, that is to the right: ${named} played just before ${who}, and so sits on the left.`,
    },
  },
  'next-turn': {
    kind: 'Whose turn it is after a pass',
    ask: ({ who }) => `If ${who} passes, who plays next?`,
    why: {
      leads: ({ named }) => `Nobody is left to beat ${named}: the trick is over, and ${named} leads the next.`,
      follows: ({ named }) => `Whoever has passed is out until the trick ends. The next one still in it is ${named}.`,
    },
  },
  'pass-back': {
    kind: 'Playing again after a pass',
    ask: ({ who, cards }) => `${who} passed a while ago and now wants to play ${cards}. Is that allowed?`,
    why: {
      'new-trick': ({ who }) => `That trick is over. In a new one ${who} may play again.`,
      out: 'Whoever passes is out until the trick ends, even with cards that beat the last play.',
    },
  },
  'may-pass': {
    kind: 'When you may pass',
    ask: ({ who }) => `${who} wants to pass. Is that allowed?`,
    why: {
      follows: 'A player may pass even with cards that beat the last play, and is then out until the trick ends.',
      leads: ({ who }) => `${who} leads and has to play something, even if only a single card.`,
    },
  },
  'last-cards': {
    kind: 'When the round is over',
    ask: ({ who, cards }) => `${who} plays ${cards}. What happens?`,
    why: {
      wins: ({ who }) =>
        `Once ${who} is out of cards the round stops at once: nobody may beat that play, and there is no second place.`,
      'goes-on': ({ who, left }) => `${who} still holds ${left}, so the round goes on with the next player.`,
    },
    says: {
      wins: ({ who }) => `The round is over, ${who} wins`,
      waits: ({ who }) => `${who} wins only if nobody beats it`,
      second: ({ who }) => `${who} wins, the others play for second`,
      'goes-on': 'The round goes on with the next player',
    },
  },
  'last-two': {
    kind: 'Finishing on a two',
    ask: ({ who, cards }) => `${who} plays ${cards}. What happens?`,
    why: {
      nobody: 'At this table finishing on a two is thối (it does not win): the round stops, and nobody has won.',
      'nobody-pays': ({ who }) =>
        `At this table finishing on a two is thối (it does not win), and ${who} pays everyone.`,
      wins: 'At this table finishing on a two is allowed, and it wins.',
      'wins-by-run': 'A two in a run does not count as finishing on a two, so going out wins.',
      refused: 'This table forbids finishing on a two, so keeping nothing but twos is not allowed either.',
      'keeps-twos': ({ who, left }) =>
        `This table does not forbid keeping twos for the end. ${who} still holds ${left}, and the round goes on.`,
      'goes-on': ({ who, left }) =>
        `A two does no harm unless it is the last play. ${who} still holds ${left}, and the round goes on.`,
    },
    says: {
      wins: ({ who }) => `The round is over, ${who} wins`,
      nobody: 'The round is over, nobody wins',
      refused: 'This table does not allow it',
      'goes-on': 'It is allowed, and the round goes on',
    },
  },
  'last-single': {
    kind: 'One card left: which single to play',
    ask: ({ who, target }) => `${target} has 1 card left. If ${who} plays a single, which must it be?`,
    why: {
      stake: ({ namedCards }) =>
        `Just before a player with 1 card left, a single has to be the highest, ${namedCards}. Anything lower may cost extra.`,
      'for-all': ({ namedCards }) =>
        `Just before a player with 1 card left, a single has to be the highest, ${namedCards}. Anything lower may mean paying for all.`,
      unpaid: 'This table only counts who wins, so keeping a high card back costs nothing.',
      off: 'At this table the player before need not play the highest card.',
      follows: ({ who }) =>
        `At this table only a player who leads must play the highest single, and ${who} does not lead here.`,
    },
    says: { any: 'Any card will do' },
  },
  'last-pays': {
    kind: 'One card left: who pays for all',
    ask: ({ who, target, cards }) =>
      `${who} ${cards ? `plays ${cards}` : 'passes'}, and ${target} goes out with the last card. What does ${who} pay?`,
    why: {
      'for-all': ({ who, target, highest }) =>
        `${who} played a single just before ${target} but kept ${highest} back, and so pays for all (đền).`,
      stake: ({ who, target, highest }) =>
        `${who} played a single just before ${target} but kept ${highest} back: at this table that costs 1 chip more.`,
      passes: 'Passing is no offence, so everyone pays as usual.',
      highest: ({ who }) => `${who} has played the highest card, and pays no more than usual.`,
      off: 'This table does not fine keeping a high card, so everyone pays as usual.',
      follows: ({ who }) =>
        `At this table only a player who leads must play the highest single. ${who} does not lead here, so pays no more than usual.`,
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
    ask({ who, caller, isCaller, cards, onSize }) {
      const does = cards ? `${!isCaller && onSize > 0 ? 'beats it with' : 'plays'} ${cards}` : 'passes';
      return `${caller} called Sâm. ${who} ${does}. Is the Sâm made, or has it failed?`;
    },
    why: {
      made: ({ caller }) => `${caller} has played out all 10 cards and nobody has stopped the Sâm.`,
      blocked: 'At this table a Sâm that is beaten once has failed, and the round stops.',
      passed: ({ caller }) => `A Sâm fails when its caller has to pass, and so ${caller}’s has failed.`,
      out: ({ who, caller }) => `${who} is out of cards before ${caller}, so the Sâm has failed.`,
      'on-two': ({ caller }) => `${caller} finished on a two, which does not win at this table, so the Sâm has failed.`,
      'holds-cards': ({ caller }) => `${caller} still holds cards, and the Sâm is made only when all are played.`,
      blocks: ({ caller }) =>
        `At this table a Sâm that is beaten goes on. It fails if ${caller} has to pass, or if somebody else is out first.`,
      passes: ({ who, caller }) => `A pass by ${who} does the Sâm no harm, but ${caller} still has cards to play.`,
    },
    says: { failed: 'It has failed', made: 'It is made', 'goes-on': 'Not known yet: play goes on' },
  },
  'sam-pays': {
    kind: 'What a Sâm costs, made or failed',
    ask: ({ who, caller, failure }) =>
      `${failure ? FAILS[failure.how](failure) : `${caller} made the Sâm.`} Counting only the Sâm, what does ${who} get or pay?`,
    why: {
      failed: (m) => `The Sâm failed, so ${m.caller} pays each of the others ${chips(m.each)}.${inAll(m)}`,
      stopped: ({ caller, failure }) =>
        `In this house whoever stops a Sâm gets all of it: ${caller} pays ${failure?.other} ${chips(failure?.whole ?? 0)}, and nobody else gets anything.`,
      made: (m) => `The Sâm was made, so each of the others pays ${m.caller} ${chips(m.each)}.${inAll(m)}`,
    },
  },
  'chop-pays': {
    kind: 'Who pays whom for a chop',
    ask: ({ who }) => `Nobody beats it. Counting only the chops (chặt), what does ${who} get or pay?`,
    why: ({ chops }) => chops.map((chop) => CHOPS[chop.why](chop)).join(' '),
  },
  'white-pays': {
    kind: 'What an instant win brings',
    ask: ({ who, target, cards }) => `If ${target} is dealt ${cards}, what does ${who} get or pay at once?`,
    why: {
      wins: (m) =>
        `That hand is ${m.win && DEALT[m.win]}, an instant win (ăn trắng): each of the others pays ${chips(m.each)}.${inAll(m)}`,
      none: 'These 10 cards are not an instant win here, so nobody pays yet: the round is played as usual.',
    },
  },
  'odds-dealt': {
    kind: 'How often you are dealt something',
    ask: ({ who, often }) => `In about how many of 100 deals does ${who} get ${DEALT[often]}?`,
    why: ({ rules, number }) => `Of all hands of 10 from ${rules.deck} cards, about ${number} in 100 have it.`,
    says: { 'of-hundred': ({ number }) => `About ${plural(number, 'deal')}` },
  },
  'odds-instant': {
    kind: 'What is rare in ten dealt cards',
    ask: ({ least }) => `You are dealt 10 cards. Which of these comes ${least ? 'least' : 'most'} often?`,
    why: ({ odds }) =>
      `Of all hands there are, about: ${odds.map(({ dealt, oneIn }) => `${DEALT[dealt]} 1 in ${NUMBER.format(oneIn)}`).join(', ')}.`,
    says: Object.fromEntries(Object.entries(DEALT).map(([id, name]) => [id, displayName(name)])),
  },
};
