import { type CaseQuiz, type GameQuiz, kindsOf } from '#core/quiz/kind.ts';
import { verdictQuestion } from '#core/quiz/verdict-question.ts';
import { game } from '../engine/index.ts';
import { round } from '../round/index.ts';

const whoWins = verdictQuestion(game, {
  deal(rng) {
    const cards = rng.cards(2);
    const fields = cards.map((card, at) => ({
      role: 'player' as const,
      name: ['an', 'bình'][at] ?? '',
      cards: [card],
      eaten: [],
    }));
    return { fields, about: 'an' };
  },
  read: ({ verdict: { ranking } }) => ({ type: 'who', who: ranking[0] ?? [] }),
  misconceptions: ({ fields }) =>
    fields.map(({ name }) => ({ answer: { type: 'who', who: [name] }, misconception: 'lower' })),
  trains: () => ['ll-compare'],
});

const KINDS = ['who-wins'] as const;

/** What practice asks about it. */
export const cases: CaseQuiz = {
  game,
  misconceptionOf: () => 'lower',
  kinds: kindsOf({ 'who-wins': whoWins }),
  chapters: {
    '': KINDS,
    'tinh-diem': KINDS,
    'cach-choi': KINDS,
    'so-bai': KINDS,
    'bien-the': KINDS,
    'xac-suat': KINDS,
  },
};

export const quiz: GameQuiz = { ...cases, round };
