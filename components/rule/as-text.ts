import type { Rule } from '#book/catalogue/catalogue.ts';
import type { Lang } from '#core/lang.ts';
import { gameOf } from '#games/index.ts';
import { referenceWords } from '#words/site/reference/index.ts';
import { sourceChips } from './chips.ts';

/**
 * A rule as a message that fits a chat: its number and game, what it says, who says so, where it stands.
 * @param url its permanent link, in full
 */
export function asText(rule: Rule, lang: Lang, url: string): string {
  const words = referenceWords(lang).rule;
  const sources = sourceChips(rule, lang).map(
    ({ before, name, after }) => `${before ? `${before}: ` : ''}${name}${after ? ` (${after})` : ''}`,
  );
  return [
    `${words.name(rule.number)}, ${gameOf(rule.game).name}`,
    rule.statement[lang],
    `${words.sources}: ${sources.join(', ')}`,
    url,
  ].join('\n');
}
