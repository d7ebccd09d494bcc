import type { GameWords } from '#core/game/game-words.ts';
import type { Answer } from '#core/quiz/answer.ts';
import type { CaseQuestion } from '#core/quiz/ask.ts';
import { displayName } from '../text.ts';

/** `Ngũ linh từ đâu: dưới 21`: a house rule that is played another way. */
export function settingText(
  { key, value }: Extract<Answer, { type: 'change' }>,
  { settings }: Pick<GameWords, 'settings'>,
): string {
  const setting = settings[key];
  return setting ? `${setting.label}: ${setting.values[String(value)] ?? value}` : key;
}

/** The names that an answer says, in the order of the seats. */
export function namesOf(answer: Answer | undefined, { fields }: Pick<CaseQuestion, 'fields'>): readonly string[] {
  if (answer?.type !== 'who') return [];
  return fields.filter(({ name }) => answer.who.includes(name)).map(({ name }) => displayName(name));
}

/** What an outcome pays the player, in stakes, where no hand pays more. */
export const CLAIMED_NET = { win: 1, lose: -1, push: 0, unsettled: 0 };
