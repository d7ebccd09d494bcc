import type { GameWords } from '#core/game/game-words.ts';
import type { Answer } from '#core/quiz/answer.ts';
import type { BaCayVerdict } from '#games/ba-cay/engine/decide.ts';
import { BA_CAY_KINDS, type BaCayStep } from '#games/ba-cay/engine/steps.ts';
import type { KindId } from '#games/ba-cay/quiz/cases.ts';
import type { MisconceptionId } from '#games/ba-cay/quiz/ids.ts';
import type { HandReading } from '#games/ba-cay/round/index.ts';
import { CLAIMED_NET, namesOf } from '#words/quiz/answers.ts';
import { type CaseLanguage, quizWords } from '#words/quiz/quiz-words.ts';
import { netIn } from '#words/quiz/right-answer.ts';
import { cardsText, displayName } from '#words/text.ts';

/** What a wrong answer costs. */
interface Costs {
  /** A hand called something else than it is; `verdict` is that of the case. */
  kind(said: string, own: string, verdict: string): string;
  bestCard(shown: string, best: string, verdict: string): string;
  cards(cards: string, name: string, own: string, end: string): string;
  /** A payment that is so many stakes too high or too low. */
  payment(off: number): string;
  /** A house rule that changes nothing. */
  house(verdict: string): string;
  bankerLoses(off: number): string;
  playerLoses(off: number, name: string): string;
  /** Of several best hands these are left out, or others share with them. */
  leftOut(names: readonly string[]): string;
  diluted(names: readonly string[]): string;
  /** The one best hand shares with others, or is passed over for so many stakes. */
  shares(name: string): string;
  passedOver(name: string, stakes: number): string;
}

type Language = Omit<CaseLanguage<KindId, MisconceptionId, BaCayVerdict, BaCayStep>, 'cost'> & {
  readonly costs: Costs;
  handText(hand: HandReading): string;
};

/** Practice of Ba Cây in one language: every question kind and every misconception has its words. */
export function makeQuizWords(game: GameWords<BaCayVerdict, BaCayStep>, { costs, handText, ...language }: Language) {
  return quizWords<KindId, MisconceptionId, BaCayVerdict, BaCayStep>(game, {
    ...language,
    cost({ question, chosen, base, ruled }) {
      const { about, fields, kind, options, right } = question;
      const [answer, truth] = [options[chosen]?.answer, options[right]?.answer];
      const name = displayName(about);
      const big = base.ok ? game.verdict(base.value).big : '';
      const handIn = (one: typeof base) => {
        const hand = one.ok ? one.value.verdict.hands.find((hand) => hand.name === about) : undefined;
        return hand ? handText(hand) : '';
      };
      const playerIn = (one: typeof base) =>
        one.ok ? one.value.verdict.players?.find((player) => player.name === about) : undefined;
      if (kind.id === 'house') return ruled.ok ? costs.house(game.verdict(ruled.value).big) : '';
      switch (answer?.type) {
        case 'kind':
          return costs.kind(handText(handSaid(answer)), handIn(base), big);
        case 'cards': {
          const cards = cardsText(answer.cards);
          if (kind.id !== 'best-card')
            return costs.cards(cards, name, handIn(ruled), game.outcome(playerIn(ruled)?.outcome ?? 'lose', about));
          return costs.bestCard(cards, truth?.type === 'cards' ? cardsText(truth.cards.slice(0, 1)) : '', big);
        }
        case 'net':
          return costs.payment(Math.abs(answer.net - netIn(question)));
        case 'outcome': {
          const off = CLAIMED_NET[answer.outcome] - (playerIn(base)?.net ?? 0);
          return off > 0 ? costs.bankerLoses(off) : costs.playerLoses(-off, name);
        }
        case 'who': {
          const said = namesOf(answer, question);
          const winners = namesOf(truth, question);
          const leftOut = winners.filter((one) => !said.includes(one));
          if (winners.length > 1) return leftOut.length > 0 ? costs.leftOut(leftOut) : costs.diluted(winners);
          return said.length > 1 ? costs.shares(winners.join()) : costs.passedOver(winners.join(), fields.length - 1);
        }
        default:
          return '';
      }
    },
  });
}

/** The hand that an answer names. */
export function handSaid({ kind, points = 0 }: Extract<Answer, { type: 'kind' }>): HandReading {
  return { kind: BA_CAY_KINDS.find((one) => one === kind) ?? 'nut', points };
}
