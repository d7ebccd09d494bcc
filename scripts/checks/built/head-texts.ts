import { elementText } from './elements.ts';
import type { BuiltPage } from './page.ts';

/** What a list of search results calls a page. */
export function titleOf({ html }: BuiltPage): string {
  return elementText(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
}

/** What a list of search results says of a page. */
export function descriptionOf({ elements }: BuiltPage): string {
  return elements.find(({ attributes }) => attributes.get('name') === 'description')?.attributes.get('content') ?? '';
}
