import type { Rule } from '../../src/catalogue.ts';
import { referenceWords } from '../../src/i18n/site/reference/index.ts';
import { gameOf, type Lang } from '../../src/site.ts';
import { chipsOf } from './chips.ts';

/**
 * A rule as a message that fits a chat: its number and game, what it says, who says so, where it stands.
 * @param url its permanent link, in full
 */
export function asText(rule: Rule, lang: Lang, url: string): string {
  const words = referenceWords(lang).rule;
  const sources = chipsOf(rule, lang).map(
    ({ before, name, after }) => `${before ? `${before}: ` : ''}${name}${after ? ` (${after})` : ''}`,
  );
  return [
    `${words.name(rule.number)}, ${gameOf(rule.game).name}`,
    rule.statement[lang],
    `${words.sources}: ${sources.join(', ')}`,
    url,
  ].join('\n');
}
