import type { Card } from '#core/card.ts';
import type { MissedQuestion } from '#core/game/quiz-words.ts';
import type { CaseQuestion } from '#core/quiz/ask.ts';
import type { Ruling } from '#core/ruling.ts';
import type { CombinationKind } from '#games/sam/engine/combination.ts';
import type { PlayerVerdict, SamVerdict } from '#games/sam/engine/decide.ts';
import type { InstantWin } from '#games/sam/engine/instant.ts';
import type { SamStep } from '#games/sam/engine/steps.ts';
import type { KindId, MisconceptionId } from '#games/sam/quiz/ids.ts';
import { netOf } from '#words/quiz/answers.ts';
import { quizWords } from '#words/quiz/quiz-words.ts';

/** Practice of Sâm in one language: every question kind and every misconception has its words. */
export const makeQuizWords = quizWords<KindId, MisconceptionId, SamVerdict, SamStep>;

/** Words for cards: a combination, an instant win, or neither. */
export type Called = Exclude<CombinationKind, 'hai-tu-quy'> | InstantWin;

/** What the question about a house rule asks for: whether a play is legal, whether a deal wins, or what is paid. */
export function turnOf({ fields: [first] }: CaseQuestion): 'play' | 'deal' | 'paid' {
  if (first?.role === 'player') return 'paid';
  return first?.role === 'bai' ? 'deal' : 'play';
}

/** The comment on a wrong answer. */
export type Cost =
  /** Cards played that must be taken back: they are another combination, or do not beat the table. */
  | { readonly type: 'back'; readonly cards: readonly Card[] }
  /** Cards that could have been played. */
  | { readonly type: 'missed'; readonly cards: readonly Card[] }
  /** Cards called by a wrong name. */
  | { readonly type: 'misnamed'; readonly cards: readonly Card[] }
  /** An instant win that is none, one that was not called, one called by another name. */
  | { readonly type: 'false-win' | 'missed-win' | 'misnamed-win' }
  /** What those who were named really pay. */
  | { readonly type: 'paid'; readonly players: readonly PlayerVerdict[] }
  /** Units too many or too few. */
  | { readonly type: 'off'; readonly units: number }
  /** The ruling does not change. */
  | { readonly type: 'same'; readonly ruling: Ruling<SamVerdict, SamStep> };

export function costOf({ question, chosen, base, ruled }: MissedQuestion<SamVerdict, SamStep>): Cost | undefined {
  const { options, right, fields } = question;
  const answer = options[chosen]?.answer;
  const verdict = base.ok ? base.value.verdict : undefined;
  const played = fields.find(({ role }) => role === 'danh')?.cards ?? [];
  switch (answer?.type) {
    case 'kind':
      if (verdict?.kind !== 'deal') return { type: answer.kind === NOTHING ? 'missed' : 'misnamed', cards: played };
      if (verdict.instantWin === null) return { type: 'false-win' };
      return { type: answer.kind === NOTHING ? 'missed-win' : 'misnamed-win' };
    case 'yes':
      return { type: answer.yes ? 'back' : 'missed', cards: played };
    case 'cards':
      return { type: 'back', cards: answer.cards };
    case 'who': {
      const players = verdict?.kind === 'end' ? verdict.players : [];
      return { type: 'paid', players: players.filter(({ name }) => answer.who.includes(name)) };
    }
    case 'net':
      return { type: 'off', units: Math.abs(answer.net - netOf(options[right]?.answer)) };
    case 'change':
      return ruled.ok ? { type: 'same', ruling: ruled.value } : undefined;
    default:
      return undefined;
  }
}

/** The answer that cards are nothing, or that a deal is no instant win. */
const NOTHING = 'khong';
