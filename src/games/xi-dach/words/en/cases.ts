/** Practice of Xì Dách in English: questions about hands. */

import type { XiDachKind } from '#games/xi-dach/engine/hand.ts';
import { plural } from '#words/en/plural.ts';
import { netText } from '#words/round/chips.ts';
import { displayName } from '#words/text.ts';
import { makeQuizWords } from '../quiz/shape.ts';
import { words as game } from './game.ts';

const KINDS: ReadonlyMap<string, string> = new Map<XiDachKind, string>([
  ['xi-ban', 'Double ace (xì bàn)'],
  ['xi-dach', 'Natural (xì dách)'],
  ['ngu-linh', 'Five-card hand (ngũ linh)'],
  ['du', 'In range (đủ)'],
  ['non', 'Short (non)'],
  ['quac', 'Bust (quắc)'],
]);

export const words = makeQuizWords(game, {
  kinds: {
    total: 'Counting points, aces above all',
    name: 'What a hand is called',
    'who-wins': 'Who wins',
    'third-card': 'Which card wins it',
    'may-check': 'Whether the banker may check',
    pays: 'What the banker gets or pays',
    house: 'Which house rule decides',
  },
  asks: {
    total: ({ about }) => `How many points does ${displayName(about)} have?`,
    name: 'What is this hand called?',
    'who-wins': ({ about }) => `${displayName(about)} meets the banker. Who wins?`,
    'third-card': ({ about }) => `Which card wins it for ${displayName(about)}?`,
    'may-check': 'May the banker check yet?',
    pays: 'What does the banker get, or pay?',
    house: 'Which of these house rules would change the verdict?',
  },
  answers: {
    points: (answer) => `${answer.points} points`,
    kind: (answer) => KINDS.get(answer.kind) ?? answer.kind,
    yes: (answer) => (answer.yes ? 'They may check' : 'Not yet'),
    net: ({ net }) => {
      const stakes = plural(Math.abs(net), 'stake');
      return netText(net, { gain: `Gets ${stakes}`, loss: `Pays ${stakes}`, even: 'Nothing either way' });
    },
  },
  misconceptions: {
    'aces-eleven': 'Where counting an ace as 11 takes you over 21, it must count less.',
    'aces-one': 'An ace is not always 1: it depends on the house and on how many cards there are.',
    'aces-ten': 'No house counts every ace as 10.',
    'faces-by-rank': 'J, Q and K count 10 each, not 11, 12, 13.',
    'any-five': 'Five cards are not enough: the total must be one that counts in this house.',
    'four-will-do': 'A ngũ linh takes five cards, and this hand has four.',
    'natural-in-three': 'Xì bàn and xì dách come with the first two cards: drawing into one does not count.',
    'a-little-over': 'Over 21 is bust, even by one point.',
    'nearly-of-age': 'A total under the minimum is short, even by one point.',
    'still-short': 'The minimum itself is already in range.',
    'only-a-total': 'A hand with a name of its own is called by that name, not by its total.',
    'over-at-once': '21 is not over. A bust begins at 22.',
    'high-wins': 'Between two ngũ linh it is the other way round: the lower total wins.',
    'checks-early': 'In this house a banker who is still short may not check anybody.',
    'higher-is-better': 'Over 21, more points are no longer better.',
    'bust-may-not': 'A banker who is bust may check: they are past the minimum, not under it.',
    'may-always': 'In this house the banker must reach the minimum before checking anybody.',
    'draws-paid': 'On a draw everybody keeps the stake.',
    'busts-always-pay': 'A bust hand does not always lose: it is another matter when the banker is bust too.',
    'shorts-always-pay': 'A short hand does not always lose: it depends on what the banker has.',
    'wrong-side': 'That is what the players get. For the banker it is the other way round.',
    'ngu-linh-double':
      'Where ngũ linh is paid double, the banker is paid double for it too, and xì dách also pays double.',
    'naturals-double': 'No house rule here pays double for xì dách alone.',
    'wins-only': 'Take off what the banker pays out.',
  },
  costs: {
    cards: (cards, name, points, end) =>
      `With ${cards} ${name} has ${points === null ? 'that' : `${points} points`}: ${end}.`,
    payment: (off) => `Settled like that, the payment is wrong by ${plural(off, 'stake')}.`,
    house: (verdict) => `It stays as it was: ${verdict}.`,
    paysTheSame: 'No stake moves, but a draw ends the round, while a hand not yet checked plays on.',
    bankerLoses: (off) => `By that ruling the banker ends up ${plural(off, 'stake')} short.`,
    playerLoses: (off, name) => `By that ruling ${name} ends up ${plural(off, 'stake')} short.`,
    checksTooEarly: (points) => `The banker has only ${points} points: to turn cards up now is against the rules.`,
    mayCheckOrWait: (points) => `The banker has ${points} points: they may check, at once or later, as they like.`,
    hand: (bankerPoints, end) => `In this round the banker has ${bankerPoints} points: ${end}.`,
  },
});
