import { holdPlays, type PlayKey } from '#testing/plays.ts';
import { dealFrom, playOn, round } from '../round/index.ts';
import { words as en } from '../words/en/quiz.ts';
import { words as vi } from '../words/vi/quiz.ts';
import { quiz } from './index.ts';

const YES: (says: (...of: Parameters<PlayKey>) => boolean) => PlayKey = (says) => (answer, played, question) =>
  answer.type === 'yes' && answer.yes === says(answer, played, question);

const mayDraw = YES((_, { legal }, { asked }) => legal(asked.who).some(({ action }) => action.type === 'draw'));

const mayCheck = YES((_, { legal }, { asked }) =>
  legal(asked.who).some(
    ({ action }) => action.type === 'check' && 'target' in action && action.target === asked.target,
  ),
);

/** What the one who is asked about has won by the check that comes next. */
const byCheck: PlayKey = (answer, { after }, { asked: { who } }) => {
  const events = after({ type: 'check', seat: 'cai', ...{ target: who } });
  const own = events.findLast((event) => event.who === who && (event.type === 'settle' || event.type === 'den'));
  return answer.type === 'net' && own !== undefined && 'net' in own && answer.net === own.net;
};

holdPlays({
  quiz,
  file: { round, dealFrom, playOn },
  words: { vi, en },
  keys: {
    'next-card': (answer, { log }, { asked }) => {
      const who = log.filter(({ type }) => type === 'deal').map((event) => event.who)[asked.count ?? 0];
      return answer.type === 'who' ? answer.who.join() === who : who === undefined;
    },
    'first-card': (answer, { log }) => answer.type === 'who' && answer.who.join() === log[0]?.who,
    'show-now': YES((_, { log }, { asked }) => log.some(({ type, who }) => type === 'natural' && who === asked.who)),
    'natural-paid': (answer, { view }, { asked: { who } }) =>
      answer.type === 'net' && answer.net === view(who).seats.find((seat) => seat.who === who)?.net,
    turn: (answer, { turn }) => answer.type === 'who' && answer.who.join() === turn,
    'may-draw': mayDraw,
    'cards-at-most': mayDraw,
    'draw-bust': mayDraw,
    'stand-now': (answer, { after }, { asked: { who } }) => {
      const [stood] = after({ type: 'stand', seat: who });
      const said = stood === undefined ? 'not-allowed' : stood.rule === 'xd-min-stand' ? 'short' : 'enough';
      return answer.type === 'said' && answer.said === said;
    },
    risk: (answer, { legal }, { asked: { who } }) => {
      const option = legal(who).find(({ action }) => action.type === 'stand');
      return answer.type === 'said' && answer.said === (option?.warns ?? 'nothing');
    },
    'who-checks': mayCheck,
    'check-early': mayCheck,
    'check-each': mayDraw,
    'ask-total': YES((_, { legal }, { asked }) => legal(asked.who).some(({ action }) => action.type === 'ask')),
    stake: byCheck,
    'who-pays': (answer, { after }, { asked: { who } }) => {
      const den = after({ type: 'check', seat: 'cai', ...{ target: who } }).find(({ type }) => type === 'den');
      return den ? answer.type === 'who' && answer.who.join() === den.who : answer.type === 'said';
    },
    'den-amount': byCheck,
    'five-open': YES((_, { log }, { asked }) => log.some(({ type, who }) => type === 'show' && who === asked.who)),
  },
});
