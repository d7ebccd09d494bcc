import { formatCard } from '#core/card.ts';
import { each, holdQuiz, type Printed, valueOnPath } from '#testing/quiz.ts';
import { words as en } from '../words/en/quiz.ts';
import { words as vi } from '../words/vi/quiz.ts';
import { quiz } from './index.ts';

const outcome = (printed: Printed, about: string): unknown =>
  valueOnPath(printed, 'verdict', 'players', about, 'outcome');
const best = (printed: Printed): string => listed(valueOnPath(printed, 'verdict', 'ranking', '0'));

function listed(names: unknown): string {
  return Array.isArray(names) ? names.map(String).toSorted().join(' ') : '';
}

/** The card of a player that is compared with one of the other's, as it is printed. */
function comparedCard(printed: Printed, about: string): unknown {
  const steps = valueOnPath(printed, 'reasons');
  const step: unknown = Array.isArray(steps)
    ? steps.find((one) => valueOnPath(one, 'other') !== undefined && valueOnPath(one, 'cards', '1') !== undefined)
    : undefined;
  return valueOnPath(step, 'cards', valueOnPath(step, 'who') === about ? '0' : '1');
}

holdQuiz({
  quiz,
  words: { vi, en },
  keys: {
    points: each((answer, printed, { about }) => {
      const kind = valueOnPath(printed, 'verdict', 'hands', about, 'kind');
      if (answer.type !== 'kind' || answer.kind !== kind) return false;
      return kind !== 'nut' || answer.points === valueOnPath(printed, 'verdict', 'hands', about, 'points');
    }),
    'who-wins': each((answer, printed) => answer.type === 'who' && listed(answer.who) === best(printed)),
    banker: each(
      (answer, printed, { about }) => answer.type === 'outcome' && answer.outcome === outcome(printed, about),
    ),
    'third-card': each((_, printed, { about }) => outcome(printed, about) === 'win'),
    'best-card': each(
      (answer, printed, { about }) =>
        answer.type === 'cards' && answer.cards.map(formatCard).join() === comparedCard(printed, about),
    ),
    pays: each((answer, printed) => {
      const nets = ['an', 'bình', 'chi'].map((name) => Number(valueOnPath(printed, 'verdict', 'players', name, 'net')));
      return answer.type === 'net' && answer.net + nets.reduce((sum, net) => sum + net, 0) === 0;
    }),
    house: (printed, { about }, base) =>
      printed.map((one) => (outcome(one, about) ?? best(one)) !== (outcome(base, about) ?? best(base))),
  },
});
