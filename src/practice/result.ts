/** The result of a session, to be shown and shared. The words around it are `src/words/{vi,en}/ui/quiz.ts`. */

export interface Score {
  readonly right: number;
  /** How many questions were asked, repeats included. */
  readonly of: number;
}

/** @param answers for each question in order: was the answer right? */
export function scoreOf(answers: readonly boolean[]): Score {
  return { right: answers.filter(Boolean).length, of: answers.length };
}

const RIGHT = '■';
const WRONG = '□';
const GROUP = 5;

/** `■■□■■ ■■■□■`: a mark for each question, five in a group; empty where nothing was asked. Plain text in any chat. */
export function gridOf(answers: readonly boolean[]): string {
  const marks = answers.map((right) => (right ? RIGHT : WRONG));
  return Array.from({ length: Math.ceil(marks.length / GROUP) }, (_, at) =>
    marks.slice(at * GROUP, (at + 1) * GROUP).join(''),
  ).join(' ');
}
