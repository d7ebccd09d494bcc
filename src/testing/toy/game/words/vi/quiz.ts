import type { QuizWords } from '#core/game/quiz-words.ts';
import { displayName } from '#words/text.ts';

export const words: QuizWords = {
  kinds: { 'who-wins': 'Ai ăn' },
  ask: () => 'Ai ăn?',
  answer: (answer) => (answer.type === 'who' ? answer.who.map(displayName).join(', ') : ''),
  why: () => '',
  misconceptions: { lower: 'Lá bé không ăn.' },
  cost: () => '',
};
