import { each, holdQuiz, type Printed, valueOnPath } from '#testing/quiz.ts';
import { words as en } from '../words/en/quiz.ts';
import { words as vi } from '../words/vi/quiz.ts';
import { quiz } from './index.ts';

const outcome = (printed: Printed, about: string): unknown =>
  valueOnPath(printed, 'verdict', 'players', about, 'outcome');

holdQuiz({
  quiz,
  words: { vi, en },
  keys: {
    total: each(
      (answer, printed, { about }) =>
        answer.type === 'points' && answer.points === valueOnPath(printed, 'verdict', 'players', about, 'points'),
    ),
    name: each(
      (answer, printed, { about }) =>
        answer.type === 'kind' && answer.kind === valueOnPath(printed, 'verdict', 'players', about, 'kind'),
    ),
    'who-wins': each(
      (answer, printed, { about }) => answer.type === 'outcome' && answer.outcome === outcome(printed, about),
    ),
    'third-card': each((_, printed, { about }) => outcome(printed, about) === 'win'),
    'may-check': each(
      (answer, printed, { about }) => answer.type === 'yes' && answer.yes === (outcome(printed, about) !== 'unsettled'),
    ),
    pays: each((answer, printed) => {
      const nets = ['an', 'bình', 'chi'].map((name) => Number(valueOnPath(printed, 'verdict', 'players', name, 'net')));
      return answer.type === 'net' && answer.net + nets.reduce((sum, net) => sum + net, 0) === 0;
    }),
    house: (printed, { about }, base) => printed.map((one) => outcome(one, about) !== outcome(base, about)),
  },
});
