import type { Card } from '#core/card.ts';
import type { GameWords } from '#core/game/game-words.ts';
import type { MissedQuestion } from '#core/game/quiz-words.ts';
import type { CaseQuestion } from '#core/quiz/ask.ts';
import type { Ruling } from '#core/ruling.ts';
import type { PlayerVerdict, TaLaVerdict } from '#games/ta-la/engine/decide.ts';
import type { TaLaStep, UKind } from '#games/ta-la/engine/steps.ts';
import type { KindId } from '#games/ta-la/quiz/cases.ts';
import type { MisconceptionId } from '#games/ta-la/quiz/ids.ts';
import { handIn, showdownIn } from '#games/ta-la/quiz/verdict.ts';
import { quizWords } from '#words/quiz/quiz-words.ts';
import { netIn } from '#words/quiz/right-answer.ts';
import { type Sentences, sentenceOn } from '#words/sentences/by-tag.ts';
import { cardsText } from '#words/text.ts';

const compose = quizWords<KindId, MisconceptionId, TaLaVerdict, TaLaStep>;

interface CaseLanguage extends Omit<Parameters<typeof compose>[1], 'cost'> {
  readonly costs: Sentences<'type', Cost, CostFacts>;
}

/** What stands in the comment on a wrong answer; empty where it has none. */
interface CostFacts {
  readonly cards: string;
  readonly points: string;
}

/** Practice of Tá Lả in one language: every question kind and every misconception has its words. */
export function makeQuizWords(
  game: GameWords<TaLaVerdict, TaLaStep>,
  pointsText: (points: number) => string,
  { costs, ...language }: CaseLanguage,
) {
  return compose(game, {
    ...language,
    cost(missed) {
      const cost = costOf(missed);
      if (!cost) return '';
      const cards = 'cards' in cost ? cardsText(cost.cards) : '';
      return sentenceOn(costs, cost.type, cost, { cards, points: 'points' in cost ? pointsText(cost.points) : '' });
    },
  });
}

/** The kinds of ù, and none of them. */
export type Way = UKind | 'khong';

/** What the question about a house rule asks for: whether a hand is ù, what is paid after an ù, or a place. */
export function whatIsAsked({ fields }: CaseQuestion): 'out' | 'paid' | 'place' {
  if (fields.some(({ role }) => role === 'bai')) return 'out';
  return fields.some(({ cards }) => cards.length >= LEAST_OUT) ? 'paid' : 'place';
}

/** With fewer cards nobody is ù. */
const LEAST_OUT = 9;

/** The comment on a wrong answer. */
type Cost =
  /** Fewer points said than are left, or more. */
  | { readonly type: 'under' | 'over'; readonly points: number }
  /** Cards that are no meld, and their points if they stay. */
  | { readonly type: 'no-meld'; readonly cards: readonly Card[]; readonly points: number }
  /** A card that may not be eaten; one without which an eaten card has no meld. */
  | { readonly type: 'not-eaten' | 'bound'; readonly cards: readonly Card[] }
  /** The points that a discard leaves. */
  | { readonly type: 'left'; readonly cards: readonly Card[]; readonly points: number }
  /** Ù claimed with this many points left. */
  | { readonly type: 'false-out'; readonly points: number }
  | { readonly type: 'missed-out' | 'misnamed' }
  /** The places of the players named. */
  | { readonly type: 'placed'; readonly players: readonly PlayerVerdict[] }
  /** Units too many or too few. */
  | { readonly type: 'off'; readonly units: number }
  /** The ruling does not change. */
  | { readonly type: 'same'; readonly ruling: Ruling<TaLaVerdict, TaLaStep> };

function costOf({ question, chosen, base, ruled }: MissedQuestion<TaLaVerdict, TaLaStep>): Cost | undefined {
  const { kind, options } = question;
  const answer = options[chosen]?.answer;
  const players = (base.ok && showdownIn(base.value)?.players) || [];
  const hand = base.ok ? handIn(base.value) : undefined;
  switch (answer?.type) {
    case 'points': {
      const off = answer.points - (hand?.points ?? 0);
      return { type: off < 0 ? 'under' : 'over', points: Math.abs(off) };
    }
    case 'cards': {
      const { cards } = answer;
      const left = ruled.ok ? handIn(ruled.value) : undefined;
      if (kind.id === 'eat') return { type: 'not-eaten', cards };
      if (!left) return { type: 'bound', cards };
      return { type: kind.id === 'meld' ? 'no-meld' : 'left', cards, points: left.points };
    }
    case 'kind':
      if (hand?.u === null) return { type: 'false-out', points: hand.points };
      return { type: answer.kind === 'khong' ? 'missed-out' : 'misnamed' };
    case 'who':
      return { type: 'placed', players: players.filter(({ name }) => answer.who.includes(name)) };
    case 'net':
      return { type: 'off', units: Math.abs(answer.net - netIn(question)) };
    case 'change':
      return ruled.ok ? { type: 'same', ruling: ruled.value } : undefined;
    default:
      return undefined;
  }
}
