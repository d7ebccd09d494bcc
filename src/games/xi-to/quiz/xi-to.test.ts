import { type AnswerKey, each, holdQuiz, type Printed, valueOnPath } from '#testing/quiz.ts';
import { words as en } from '../words/en/quiz.ts';
import { words as vi } from '../words/vi/quiz.ts';
import { quiz } from './index.ts';

/** A group of the ranking, the best first, as text. */
const placed = (printed: Printed, place: number): string =>
  listed(valueOnPath(printed, 'verdict', 'ranking', String(place)));
const isBest: AnswerKey = each((answer, printed) => answer.type === 'who' && listed(answer.who) === placed(printed, 0));

function listed(names: unknown): string {
  return Array.isArray(names) ? names.map(String).toSorted().join(' ') : '';
}

/** What the step that decides says of where two hands differ. */
function groundIn(printed: Printed): string {
  const steps = valueOnPath(printed, 'reasons');
  const step: unknown = Array.isArray(steps) ? steps.find((one) => valueOnPath(one, 'decides') === true) : undefined;
  switch (valueOnPath(step, 'rule')) {
    case 'xt-order':
      return 'category';
    case 'xt-cmp-suit':
      return valueOnPath(step, 'outcome') === 'held' ? 'suit' : 'nothing';
    default: {
      const category = String(valueOnPath(step, 'category'));
      const place = Number(valueOnPath(step, 'at'));
      if (['mau-thau', 'sanh', 'thung', 'thung-pha-sanh'].includes(category)) {
        return place === 0 ? 'top-card' : 'next-card';
      }
      if (place === 0) return 'rank';
      return place === 1 && category === 'thu' ? 'lower-pair' : 'kicker';
    }
  }
}

holdQuiz({
  quiz,
  words: { vi, en },
  keys: {
    name: each(
      (answer, printed, { about }) =>
        answer.type === 'kind' && answer.kind === valueOnPath(printed, 'verdict', 'hands', about, 'category'),
    ),
    'who-wins': isBest,
    'speaks-first': isBest,
    'tie-break': each((answer, printed) => answer.type === 'kind' && answer.kind === groundIn(printed)),
    'fifth-card': each((_, printed, { about }) => placed(printed, 0) === about),
    second: each((answer, printed) => answer.type === 'who' && listed(answer.who) === placed(printed, 1)),
    house: (printed, _, base) => printed.map((one) => placed(one, 0) !== placed(base, 0)),
  },
});
