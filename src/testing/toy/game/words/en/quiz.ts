import type { QuizWords } from '#core/game/quiz-words.ts';
import { displayName } from '#words/text.ts';

export const words: QuizWords = {
  kinds: { 'who-wins': 'Who wins' },
  ask: () => 'Who wins?',
  answer: (answer) => (answer.type === 'who' ? answer.who.map(displayName).join(', ') : ''),
  why: () => '',
  misconceptions: { lower: 'A lower card never wins.' },
  cost: () => '',
};
