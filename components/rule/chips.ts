import { href, pathOf } from '#book/address.ts';
import { type Rule, type Stance, source } from '#book/catalogue/catalogue.ts';
import type { Lang } from '#core/lang.ts';
import { gameOf } from '#games/index.ts';
import { referenceWords } from '#words/site/reference.ts';

/** A source of a rule as a tag: its border shows how sure it is, and so does its text. */
export interface Chip {
  readonly href: string;
  readonly name: string;
  readonly stance: Stance;
  /** A visible prefix of the name. */
  readonly before?: string;
  /** A suffix for screen readers, where only the border shows it. */
  readonly after?: string;
}

const ORDER: readonly Stance[] = ['says', 'ours', 'implies', 'differs'];

/** Who says a rule, who supposes it, and last who says otherwise. */
export function sourceChips({ sources }: Rule, lang: Lang): Chip[] {
  const words = referenceWords(lang).rule;
  return [...sources]
    .sort((a, b) => ORDER.indexOf(a.stance) - ORDER.indexOf(b.stance))
    .map(({ source: id, stance }) => ({
      href: `${href(pathOf(lang, 'nguon'))}#${id}`,
      name: source(id).name[lang],
      stance,
      ...(stance === 'differs' ? { before: words.differs } : {}),
      ...(stance === 'implies' ? { after: words.implies } : {}),
    }));
}

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
