import type { GameWords } from '#core/game/game-words.ts';
import type { Answer } from '#core/quiz/answer.ts';
import type { CaseQuestion } from '#core/quiz/ask.ts';
import { CATEGORIES, type Category } from '#games/xi-to/engine/category.ts';
import type { XiToVerdict } from '#games/xi-to/engine/decide.ts';
import { FULL_HAND } from '#games/xi-to/engine/hand.ts';
import type { XiToStep } from '#games/xi-to/engine/steps.ts';
import type { KindId } from '#games/xi-to/quiz/cases.ts';
import { GROUNDS, type Ground, type MisconceptionId } from '#games/xi-to/quiz/ids.ts';
import { categoryIn, winnersOf, type XiToRuling } from '#games/xi-to/quiz/verdict.ts';
import { namesOf } from '#words/quiz/answers.ts';
import { quizWords } from '#words/quiz/quiz-words.ts';
import { cardsText, displayName } from '#words/text.ts';

const compose = quizWords<KindId, MisconceptionId, XiToVerdict, XiToStep>;

type Cost = ReturnType<typeof costOf> & { readonly verdict: string };

interface CaseLanguage extends Omit<Parameters<typeof compose>[1], 'cost'> {
  /** The comments on a wrong answer. */
  readonly costs: Readonly<Record<Cost['type'], (cost: Cost) => string>>;
}

/** Practice of Xì Tố in one language: every question kind and every misconception has its words. */
export function makeQuizWords(
  game: GameWords<XiToVerdict, XiToStep>,
  named: (category: Category) => string,
  { costs, ...language }: CaseLanguage,
) {
  return compose(game, {
    ...language,
    cost({ question, chosen, base, ruled }) {
      if (!base.ok || !ruled.ok) return '';
      const cost = costOf(question, chosen, base.value, ruled.value, named);
      const { big } = game.verdict(question.kind.id === 'tie-break' ? base.value : ruled.value);
      return costs[cost.type]({ ...cost, verdict: big });
    },
  });
}

/** What a wrong answer comes to, with the names, combinations and cards as they stand in the comment on it. */
function costOf(
  question: CaseQuestion,
  chosen: number,
  base: XiToRuling,
  ruled: XiToRuling,
  named: (category: Category) => string,
) {
  const handOf = (name: string) => categoryIn(base, name) ?? 'mau-thau';
  const { about, kind, fields, options, right } = question;
  const answer = options[chosen]?.answer;
  const truth = options[right]?.answer;
  const said = namesOf(answer, question);
  const winners = namesOf(truth, question);
  const winner = fields.find(({ name }) => truth?.type === 'who' && truth.who.includes(name));
  const { category } = namedBy(answer);
  const own = handOf(about);
  const folded = displayName(winnersOf(base)[0] ?? '');
  return {
    get type() {
      if (answer?.type === 'cards') return 'with-card';
      if (kind.id === 'house') return 'same';
      if (kind.id === 'tie-break') return 'wrong-part';
      if (category) return isStronger(category, own) ? 'too-strong' : 'too-weak';
      if (kind.id === 'second' && said.includes(folded)) return 'folded';
      if (kind.id === 'speaks-first') return said.length > 1 ? 'nobody-speaks' : 'out-of-turn';
      if (winners.length > 1) return 'left-out';
      return said.length > 1 ? 'halved' : 'lost';
    },
    cards: answer?.type === 'cards' ? cardsText(answer.cards) : '',
    /** Everybody's combination with the card of the answer. */
    hands: ruled.verdict.hands.map((hand) => ({ who: displayName(hand.name), hand: named(hand.category) })),
    claimed: named(category ?? 'mau-thau'),
    own: named(own),
    folded,
    said: said.join(),
    /** Those who win and were not named. */
    others: winners.filter((name) => !said.includes(name)).join(', '),
    who: displayName(winner?.name ?? ''),
    up: cardsText(winner?.cards ?? []),
    hand: named(handOf(winner?.name ?? '')),
  };
}

/** The combination, or the ground that two hands differ by, that an answer names. */
export function namedBy(answer: Answer | undefined): { readonly category?: Category; readonly ground?: Ground } {
  if (answer?.type !== 'kind') return {};
  const category = CATEGORIES.find((one) => one === answer.kind);
  const ground = GROUNDS.find((one) => one === answer.kind);
  return { ...(category ? { category } : {}), ...(ground ? { ground } : {}) };
}

/**
 * Is one combination mistaken for a stronger one? Between thùng and cù lũ a house rule decides, and nobody mistakes one for the
 * other.
 */
function isStronger(chosen: Category, right: Category): boolean {
  return CATEGORIES.indexOf(chosen) > CATEGORIES.indexOf(right);
}

/** Is the hand that is asked about complete? With fewer cards only those that lie face up are seen. */
export function isWhole(fields: CaseQuestion['fields'], about: string): boolean {
  return fields.some(({ name, cards }) => name === about && cards.length === FULL_HAND);
}
