import type { GameWords } from '#core/game/game-words.ts';
import type { Answer } from '#core/quiz/answer.ts';

/** `Ngũ linh từ đâu: dưới 21`: a house rule that is played another way. */
export function settingText(
  { key, value }: Extract<Answer, { type: 'change' }>,
  { settings }: Pick<GameWords, 'settings'>,
): string {
  const setting = settings[key];
  return setting ? `${setting.label}: ${setting.values[String(value)] ?? value}` : key;
}

/** The amount that an answer about payment states, in stakes or units; 0 for any other. */
export function netOf(answer: Answer | undefined): number {
  return answer?.type === 'net' ? answer.net : 0;
}
