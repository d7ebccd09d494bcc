import type { Card } from '#core/card.ts';
import type { GameWords } from '#core/game/game-words.ts';
import type { MissedQuestion, QuizWords } from '#core/game/quiz-words.ts';
import type { Ruling } from '#core/ruling.ts';
import type { CombinationKind } from '#games/sam/engine/combination.ts';
import type { PlayerVerdict, SamVerdict } from '#games/sam/engine/decide.ts';
import type { InstantWin } from '#games/sam/engine/instant.ts';
import type { SamStep } from '#games/sam/engine/steps.ts';
import type { KindId } from '#games/sam/quiz/cases.ts';
import type { MisconceptionId } from '#games/sam/quiz/ids.ts';
import { quizWords } from '#words/quiz/quiz-words.ts';
import { netIn } from '#words/quiz/right-answer.ts';
import { type Sentence, sentenceWith } from '#words/sentences/sentence.ts';
import { cardsText, displayName } from '#words/text.ts';

/** What a language says of Sâm's questions about hands; the rest is made from it. */
interface CasesLanguage {
  readonly kinds: Readonly<Record<KindId, string>>;
  readonly asks: Readonly<Record<Exclude<KindId, 'pays' | 'house'>, string>> & {
    pays(who: string): string;
    /** Which house rule changes the verdict, or what somebody pays. */
    readonly house: string;
    housePays(who: string): string;
  };
  /** Combinations and instant wins; `none`, `noWin`: neither. */
  readonly names: Readonly<Record<Exclude<CombinationKind, 'hai-tu-quy'> | InstantWin | 'none' | 'noWin', string>>;
  readonly beats: Readonly<Record<'yes' | 'no', string>>;
  /** Three losers pay the same. */
  readonly alike: string;
  readonly nets: { readonly nothing: string; gets(units: string): string; pays(units: string): string };
  units(count: number): string;
  readonly misconceptions: Readonly<Record<MisconceptionId, string>>;
  /** The comment on a wrong answer. */
  readonly costs: Readonly<Record<Cost['type'], Sentence<CostFacts>>>;
  /** What somebody really pays. */
  paid(who: string, units: string): string;
}

interface CostFacts {
  readonly cards: string;
  readonly units: string;
  readonly paid: string;
  /** The verdict that does not change. */
  readonly verdict: string;
}

/** The losers of a question who share an answer where they pay alike. */
const ALL = 3;

/** Practice of Sâm in one language: every question kind and every misconception has its words. */
export function makeQuizWords(
  game: GameWords<SamVerdict, SamStep>,
  { kinds, asks, names, beats, alike, nets, units, misconceptions, costs, paid }: CasesLanguage,
): QuizWords<string, MisconceptionId, SamVerdict, SamStep> {
  const named: Readonly<Record<string, string>> = names;
  const { pays, house, housePays } = asks;
  return quizWords<KindId, MisconceptionId, SamVerdict, SamStep>(game, {
    kinds,
    asks: {
      ...asks,
      pays: ({ about }) => pays(displayName(about)),
      house: ({ about, fields }) => (fields[0]?.role === 'player' ? housePays(displayName(about)) : house),
    },
    answers: {
      kind(answer, { kind }) {
        if (answer.kind === NOTHING) return kind.id === 'deal' ? names.noWin : names.none;
        return named[answer.kind] ?? answer.kind;
      },
      yes: ({ yes }) => (yes ? beats.yes : beats.no),
      who: ({ who }) => (who.length === ALL ? alike : who.map(displayName).join(', ')),
      net: ({ net }) => (net === 0 ? nets.nothing : net > 0 ? nets.gets(units(net)) : nets.pays(units(-net))),
    },
    misconceptions,
    cost(missed) {
      const cost = costOf(missed);
      if (!cost) return '';
      const players = 'players' in cost ? cost.players : [];
      return sentenceWith(costs[cost.type], {
        cards: cardsText('cards' in cost ? cost.cards : []),
        units: units('units' in cost ? cost.units : 0),
        paid: players.map(({ name, net }) => paid(displayName(name), units(Math.abs(net)))).join('; '),
        verdict: 'ruling' in cost ? game.verdict(cost.ruling).big : '',
      });
    },
  });
}

/** What a wrong answer would lead to. */
type Cost =
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

function costOf({ question, chosen, base, ruled }: MissedQuestion<SamVerdict, SamStep>): Cost | undefined {
  const { options, fields } = question;
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
      return { type: 'off', units: Math.abs(answer.net - netIn(question)) };
    case 'change':
      return ruled.ok ? { type: 'same', ruling: ruled.value } : undefined;
    default:
      return undefined;
  }
}

/** The answer that cards are nothing, or that a deal is no instant win. */
const NOTHING = 'khong';
