import type { Structured } from './graph.ts';

/** A question and what the page answers, each line of it as it stands there. */
export interface QuestionTold {
  readonly question: string;
  readonly answer: readonly string[];
}

/** A page of questions with their answers. */
export function faqThings(list: readonly QuestionTold[]): Structured {
  return () => [
    {
      '@type': 'FAQPage',
      mainEntity: list.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
      })),
    },
  ];
}
