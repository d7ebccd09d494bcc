import type { Card } from '../card.ts';
import type { SettingValue } from '../house-rules.ts';

/**
 * The answer to a question, independent of language: both languages have the same numbers and cards because their texts are made
 * from it.
 */
export type Answer =
  /** A total, or points. */
  | { readonly type: 'points'; readonly points: number }
  /** The name of a hand or a combination; the game's words know the names. */
  | { readonly type: 'kind'; readonly kind: string; readonly points?: number }
  /** A player's result against the banker. */
  | { readonly type: 'outcome'; readonly who: string; readonly outcome: 'win' | 'lose' | 'push' | 'unsettled' }
  /** The player, or the players who share. */
  | { readonly type: 'who'; readonly who: readonly string[] }
  | { readonly type: 'yes'; readonly yes: boolean }
  /** Cards to take, to play, to discard. */
  | { readonly type: 'cards'; readonly cards: readonly Card[] }
  /** What a player gets, or pays where negative, in stakes or units. */
  | { readonly type: 'net'; readonly who: string; readonly net: number }
  /** A house rule with a changed value. */
  | { readonly type: 'change'; readonly key: string; readonly value: SettingValue }
  /** A sentence of a question from a round, by its id in the game's words, and its figures. */
  | SentenceAnswer;

/** A sentence by its id, with the figures, names and cards that stand in it. */
export interface SentenceAnswer {
  readonly type: 'said';
  readonly said: string;
  readonly who?: readonly string[];
  readonly numbers?: readonly number[];
  readonly cards?: readonly Card[];
}

/** An answer that a misconception leads to. */
export interface Misconception<Id extends string = string> {
  readonly answer: Answer;
  /** The misconception's id in the game's words. */
  readonly misconception: Id;
}

/** The answers of players with a misconception; `false` or undefined stands for one that does not apply. */
export type Mistakes<Id extends string = string> = readonly (Misconception<Id> | false | undefined)[];

/** The answer of a player with this misconception. */
export function mistake<Id extends string>(misconception: Id, answer: Answer): Misconception<Id> {
  return { answer, misconception };
}

export function yesAnswer(yes: boolean): Answer {
  return { type: 'yes', yes };
}

export function saysYes(answer: Answer): boolean {
  return answer.type === 'yes' && answer.yes;
}

export const YES_OR_NO: readonly Answer[] = [yesAnswer(true), yesAnswer(false)];

/** What a player gets, or pays where negative; never −0, which readers should not see. */
export function netAnswer(who: string, net: number): Answer {
  return { type: 'net', who, net: net === 0 ? 0 : net };
}

/** The figure of such an answer; 0 for any other. */
export function netFrom(answer: Answer): number {
  return answer.type === 'net' ? answer.net : 0;
}

export function playersAnswer(...who: readonly string[]): Answer {
  return { type: 'who', who };
}

export function cardsAnswer(...cards: readonly Card[]): Answer {
  return { type: 'cards', cards };
}

/** A sentence with these figures in it. */
export function sentenceAnswer(id: string, ...numbers: readonly number[]): SentenceAnswer {
  return numbers.length > 0 ? { type: 'said', said: id, numbers } : { type: 'said', said: id };
}

/** `Of a hundred, so many`, to whole numbers. */
export function percentAnswer(percent: number): SentenceAnswer {
  return sentenceAnswer('of-hundred', Math.round(percent));
}

/** A sentence with a name in it. */
export function sentenceAbout(id: string, who: string): SentenceAnswer {
  return { type: 'said', said: id, who: [who] };
}

/** The figure in a sentence; 0 where there is none. */
export function numberOf(answer: Answer): number {
  return answer.type === 'said' ? (answer.numbers?.[0] ?? 0) : 0;
}

/** A key that is the same for two answers that say the same. */
export function answerKey(answer: Answer): string {
  switch (answer.type) {
    case 'points':
      return `points ${answer.points}`;
    case 'kind':
      return `kind ${answer.kind} ${answer.points ?? ''}`;
    case 'outcome':
      return `outcome ${answer.who} ${answer.outcome}`;
    case 'who':
      return `who ${answer.who.toSorted().join(' ')}`;
    case 'yes':
      return `yes ${answer.yes}`;
    case 'cards':
      return `cards ${answer.cards.toSorted((a, b) => a - b).join(' ')}`;
    case 'net':
      return `net ${answer.who} ${answer.net}`;
    case 'change':
      return `change ${answer.key} ${answer.value}`;
    case 'said':
      return `said ${answer.said} ${answer.who ?? ''} ${answer.numbers ?? ''} ${answer.cards ?? ''}`;
  }
}

/** Removes duplicates; each answer stays where it came first. */
export function distinct(answers: readonly Answer[]): readonly Answer[] {
  const first = new Map<string, Answer>();
  for (const answer of answers) if (!first.has(answerKey(answer))) first.set(answerKey(answer), answer);
  return [...first.values()];
}
