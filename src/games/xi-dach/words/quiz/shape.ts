import type { GameWords } from '#core/game/game-words.ts';
import type { Judged } from '#core/quiz/kind.ts';
import type { PlayerVerdict, XiDachVerdict } from '#games/xi-dach/engine/decide.ts';
import type { XiDachStep } from '#games/xi-dach/engine/steps.ts';
import type { KindId } from '#games/xi-dach/quiz/cases.ts';
import type { MisconceptionId } from '#games/xi-dach/quiz/ids.ts';
import { CLAIMED_NET } from '#words/quiz/answers.ts';
import { type CaseLanguage, quizWords } from '#words/quiz/quiz-words.ts';
import { netIn } from '#words/quiz/right-answer.ts';
import { cardsText, displayName } from '#words/text.ts';

/** What a wrong answer costs. */
interface Costs {
  /** @param points null for a natural, which is not counted */
  cards(cards: string, name: string, points: number | null, end: string): string;
  /** A payment that is so many stakes too high or too low. */
  payment(off: number): string;
  /** A house rule that changes nothing. */
  house(verdict: string): string;
  bankerLoses(off: number): string;
  playerLoses(off: number, name: string): string;
  /** The wrong outcome pays the same. */
  readonly paysTheSame: string;
  checksTooEarly(points: number): string;
  mayCheckOrWait(points: number): string;
  /** Anything about one hand. */
  hand(bankerPoints: number, end: string): string;
}

type Language = Omit<CaseLanguage<KindId, MisconceptionId, XiDachVerdict, XiDachStep>, 'cost'> & {
  readonly costs: Costs;
};

/** Practice of Xì Dách in one language: every question kind and every misconception has its words. */
export function makeQuizWords(game: GameWords<XiDachVerdict, XiDachStep>, { costs, ...language }: Language) {
  return quizWords<KindId, MisconceptionId, XiDachVerdict, XiDachStep>(game, {
    ...language,
    cost({ question, chosen, base, ruled }) {
      const { about, options, kind } = question;
      const answer = options[chosen]?.answer;
      const name = displayName(about);
      if (answer?.type === 'cards') {
        const drawn = playerIn(ruled, about);
        const end = drawn ? game.outcome(drawn.outcome, about) : '';
        return costs.cards(cardsText(answer.cards), name, drawn?.points ?? null, end);
      }
      if (answer?.type === 'net') return costs.payment(Math.abs(answer.net - netIn(question)));
      if (kind.id === 'house') return ruled.ok ? costs.house(game.verdict(ruled.value).big) : '';
      const player = playerIn(base, about);
      if (!player || !base.ok) return '';
      if (answer?.type === 'outcome') {
        const off = CLAIMED_NET[answer.outcome] - player.net;
        if (off === 0) return costs.paysTheSame;
        return off > 0 ? costs.bankerLoses(off) : costs.playerLoses(-off, name);
      }
      const points = base.value.verdict.banker.points ?? 21;
      if (answer?.type === 'yes') return answer.yes ? costs.checksTooEarly(points) : costs.mayCheckOrWait(points);
      return costs.hand(points, game.outcome(player.outcome, about));
    },
  });
}

function playerIn(judged: Judged<XiDachVerdict, XiDachStep>, name: string): PlayerVerdict | undefined {
  return judged.ok ? judged.value.verdict.players.find((player) => player.name === name) : undefined;
}
