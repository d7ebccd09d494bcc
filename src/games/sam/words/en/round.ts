/** The words for the events of a round of Sâm in English. */

import type { RoundWords } from '#core/game/round-words.ts';
import type { CombinationKind } from '#games/sam/engine/combination.ts';
import type { InstantWin } from '#games/sam/engine/instant.ts';
import type { SamPayStep } from '#games/sam/engine/steps.ts';
import type { SamAction, SamEvent, SamView } from '#games/sam/round/index.ts';
import { cardsText, displayName, signed } from '#words/text.ts';
import { endOf, type How } from '../round/end.ts';
import { chips, words as game } from './game.ts';

/** Before the cards that are played; a single has no name but its own. */
const KINDS: Readonly<Record<CombinationKind, string>> = {
  rac: '',
  doi: 'the pair ',
  'sam-co': 'the triple ',
  sanh: 'the run ',
  'tu-quy': 'the quad ',
  'hai-tu-quy': 'the two quads ',
};

const INSTANT_WINS: Readonly<Record<InstantWin, string>> = {
  'sanh-rong': 'a ten-card run (sảnh rồng)',
  'tu-quy-heo': 'all four twos (tứ quý heo)',
  'dong-mau': 'all of one colour (đồng màu)',
  'ba-sam-co': 'three triples (ba sám cô)',
  'nam-doi': 'five pairs (năm đôi)',
};

export { table } from './table.ts';

export const words: RoundWords<SamEvent, SamAction, SamView> = {
  lying: 'Played',
  event,
  together: () => 'Each gets 10 cards.',
  may,
  warns: {
    'sam-thoi-2': 'A two played last is thối: it does not win.',
    'sam-bao-mot':
      'The next player has 1 card left, and you keep a higher one: if that player goes out, you pay for it.',
  },
  end(_, log) {
    const end = endOf(log);
    if (!end) return { big: '', why: '' };
    return { big: ENDS[end.how](displayName(end.who)), why: event(end.event) };
  },
};

const ENDS: Readonly<Record<How, (who: string) => string>> = {
  white: (who) => `${who} wins at once`,
  sam: (who) => `${who} makes Sâm`,
  'no-sam': (who) => `${who} fails Sâm`,
  thoi: (who) => `${who} ends on a two`,
  first: (who) => `${who} first`,
};

function may(action: SamAction): string {
  switch (action.type) {
    case 'call':
      return 'call Sâm';
    case 'silent':
      return 'no call';
    case 'play':
      return `play ${cardsText(action.cards)}`;
    case 'pass':
      return 'pass';
  }
}

function event(e: SamEvent): string {
  const Who = displayName(e.who);
  switch (e.type) {
    case 'deal':
      if (e.cards.length === 0) return `${Who} is dealt cards face down.`;
      return `${Who} is dealt ${e.cards.length} cards: ${cardsText(e.cards)}.`;
    case 'instant':
      return `${Who} has ${cardsText(e.cards)}: ${INSTANT_WINS[e.kind]}, an instant win (ăn trắng).`;
    case 'call':
      return `${Who} calls Sâm (báo sâm).`;
    case 'silent':
      return `${Who} does not call Sâm.`;
    case 'priority':
      return `${e.callers.map(displayName).join(', ')} called Sâm: ${Who} sits earliest and has it.`;
    case 'lead':
      return leads(e);
    case 'play':
      return plays(e);
    case 'pass':
      return `${Who} passes.`;
    case 'bao-mot':
      return `${Who} says báo một: 1 card left.`;
    case 'liable':
      return `${Who} kept ${cardsText(e.cards)} back, and ${displayName(e.other)} went out with the last card.`;
    case 'trick':
      return `Nobody beats it: ${Who} leads.`;
    case 'sam-won':
      return `${Who} is out of cards, and nobody has stopped it.`;
    case 'sam-lost':
      return fails(e);
    case 'thoi':
      return `${Who} goes out with ${cardsText(e.cards)}: nobody wins.`;
    case 'out':
      return `${Who} is out of cards and wins.`;
    case 'left':
      return e.rule === 'sam-cong'
        ? `${Who} still holds ${cardsText(e.cards)} and never played (cóng).`
        : `${Who} has ${cardsText(e.cards)} left.`;
    case 'pay':
      return paid(e.step);
    case 'void':
      return `The Sâm failed, so the chop does not count: ${Who} gives ${displayName(e.other)} ${chips(e.units)} back.`;
    case 'end': {
      if (e.result.every(([, units]) => units === 0)) return 'The round is over, and nobody pays.';
      const paid = e.result.map(([who, units]) => `${displayName(who)} ${signed(units)}`);
      return `The round is over: ${paid.join(', ')}. It adds up to 0.`;
    }
  }
}

type Of<T extends SamEvent['type']> = Extract<SamEvent, { readonly type: T }>;

function leads({ who, why, cards }: Of<'lead'>): string {
  const Who = displayName(who);
  switch (why) {
    case 'random':
      return `${Who} leads, drawn by lot.`;
    case 'lowest':
      return `${Who} holds ${cardsText(cards)}, the lowest card, and leads.`;
    case 'last-winner':
      return `${Who} won the last round and leads.`;
    case 'caller':
      return `${Who} called Sâm and leads.`;
  }
}

function plays({ who, cards, kind, over, by }: Of<'play'>): string {
  const what = `${KINDS[kind]}${cardsText(cards)}`;
  if (over === null) return `${displayName(who)} leads ${what}.`;
  return `${displayName(who)} ${by === 'higher' ? 'beats' : 'chops'} ${displayName(over)} with ${what}.`;
}

function fails({ who, why, other }: Of<'sam-lost'>): string {
  const Who = displayName(who);
  switch (why) {
    case 'blocked':
      return `${displayName(other)} beats ${Who}: that ends the Sâm.`;
    case 'passed':
      return `${Who} passes: that ends the Sâm.`;
    case 'out':
      return `${displayName(other)} goes out before ${Who}: that ends the Sâm.`;
    case 'on-two':
      return `${Who} plays a two last: that ends the Sâm.`;
  }
}

function chopped({ who, why, cards, other, units }: Extract<SamPayStep, { readonly rule: 'sam-pay-chop' }>): string {
  const [Who, Other, these] = [displayName(who), displayName(other), cardsText(cards)];
  switch (why) {
    case 'chop':
      return `${Who} had ${these} chopped and pays ${Other} ${chips(units)}.`;
    case 'chain':
      return `${Who} was chopped last and pays ${Other} for the whole chain, ${these}: ${chips(units)}.`;
    case 'doubled':
      return `${Who} had ${these} chopped in turn and pays ${Other} twice the chop before: ${chips(units)}.`;
  }
}

/** The words for payments: for cards left in hand, as in a case; and for what only a round knows. */
function paid(step: SamPayStep): string {
  const who = displayName(step.who);
  const other = displayName(step.other);
  const much = chips(step.units);
  switch (step.rule) {
    case 'sam-pay-chop':
      return chopped(step);
    case 'sam-pay-sam':
      return step.why === 'won'
        ? `${other} called Sâm and made it: ${who} pays ${much}.`
        : `${who} called Sâm, failed, and pays ${other} ${much}.`;
    case 'sam-pay-white':
      return `${other} wins at once (ăn trắng): ${who} pays ${much}.`;
    case 'sam-thoi-2':
      return `${who} ended on ${cardsText(step.cards)} (thối) and pays ${other} ${much}.`;
    case 'sam-bao-mot':
      return `${who} kept a higher single back before ${other}, who had 1 card left, and pays ${step.why === 'for-all' ? `for all (đền): ${much}` : `${much} more`}.`;
    default:
      return game.reason(step);
  }
}
