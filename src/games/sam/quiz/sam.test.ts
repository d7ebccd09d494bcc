import type { CaseQuestion } from '#core/quiz/ask.ts';
import { each, holdQuiz, type Printed, valueOnPath } from '#testing/quiz.ts';
import { words as en } from '../words/en/quiz.ts';
import { words as vi } from '../words/vi/quiz.ts';
import { quiz } from './index.ts';

const netOf = (printed: Printed, name: string): number =>
  Number(valueOnPath(printed, 'verdict', 'players', name, 'net'));

/** Of those who are not out, who pay the most. */
function payers(printed: Printed, { fields }: CaseQuestion): string {
  const losers = fields.filter(({ cards }) => cards.length > 0).map(({ name }) => name);
  const most = Math.min(...losers.map((name) => netOf(printed, name)));
  return losers.filter((name) => netOf(printed, name) === most).join();
}

holdQuiz({
  quiz,
  words: { vi, en },
  keys: {
    name: each(
      (answer, printed) =>
        answer.type === 'kind' && answer.kind === (valueOnPath(printed, 'verdict', 'play', 'kind') ?? 'khong'),
    ),
    legal: each((answer, printed) => answer.type === 'yes' && answer.yes === valueOnPath(printed, 'verdict', 'legal')),
    beats: each((_, printed) => valueOnPath(printed, 'verdict', 'legal') === true),
    deal: each(
      (answer, printed) =>
        answer.type === 'kind' && answer.kind === (valueOnPath(printed, 'verdict', 'instantWin') ?? 'khong'),
    ),
    pays: each((answer, printed, { about }) => answer.type === 'net' && answer.net === netOf(printed, about)),
    most: each((answer, printed, question) => answer.type === 'who' && answer.who.join() === payers(printed, question)),
    house(printed, { about, fields: [first] }, base) {
      const said = (one: Printed): unknown => {
        if (first?.role === 'player') return netOf(one, about);
        return valueOnPath(one, 'verdict', first?.role === 'bai' ? 'instantWin' : 'legal');
      };
      return printed.map((one) => said(one) !== said(base));
    },
  },
});
