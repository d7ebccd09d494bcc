import type { Answer } from '#core/quiz/answer.ts';
import type { CaseQuestion } from '#core/quiz/ask.ts';
import { each, holdQuiz, type Printed, valueOnPath } from '#testing/quiz.ts';
import { words as en } from '../words/en/quiz.ts';
import { words as vi } from '../words/vi/quiz.ts';
import { quiz } from './index.ts';

function of(printed: Printed, key: string): unknown {
  return valueOnPath(printed, 'verdict', key);
}

function countOf(printed: Printed, key: string): number {
  const list = of(printed, key);
  return Array.isArray(list) ? list.length : -1;
}

/** The names of those who have a place. */
function placed(printed: Printed, place: number, { fields }: CaseQuestion): string {
  return fields
    .map(({ name }) => name)
    .filter((name) => valueOnPath(printed, 'verdict', 'players', name, 'place') === place)
    .join();
}

const who = (answer: Answer): string => (answer.type === 'who' ? answer.who.join() : '-');

holdQuiz({
  quiz,
  words: { vi, en },
  keys: {
    meld: each((_, printed) => countOf(printed, 'melds') === 1 && countOf(printed, 'deadwood') === 0),
    points: each((answer, printed) => answer.type === 'points' && answer.points === of(printed, 'points')),
    eat: each((_, printed) => valueOnPath(printed, 'error') === undefined),
    discard(printed) {
      const left = printed.map((one) => Number(of(one, 'points') ?? Number.POSITIVE_INFINITY));
      return left.map((points) => points === Math.min(...left));
    },
    out: each((answer, printed) => answer.type === 'kind' && answer.kind === (of(printed, 'u') ?? 'khong')),
    first: each((answer, printed, question) => who(answer) === placed(printed, 1, question)),
    last: each((answer, printed, question) => who(answer) === placed(printed, question.fields.length, question)),
    pays: each(
      (answer, printed, { about }) =>
        answer.type === 'net' && answer.net === valueOnPath(printed, 'verdict', 'players', about, 'net'),
    ),
    house(printed, { about, fields }, base) {
      const paid = fields.some(({ cards }) => cards.length >= 9);
      const said = (one: Printed): unknown =>
        about === 'bai' ? of(one, 'u') : valueOnPath(one, 'verdict', 'players', about, paid ? 'net' : 'place');
      return printed.map((one) => said(one) !== said(base));
    },
  },
});
