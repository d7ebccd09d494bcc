/** The scripts of the site, made by integrations/scripts.ts. */
declare module 'virtual:scripts' {
  import type { ScriptAttributes } from '#components/loading/attributes.ts';
  import type { PageNeeds } from '#components/loading/first-needs.ts';
  import type { Lang } from '#core/lang.ts';

  /** The loader, for the head of every page. */
  export const loader: string;
  /** What <html> tells it. @param games those of the page, where they are known */
  export function scriptsOf(kind: PageNeeds, lang: Lang, games?: readonly string[]): ScriptAttributes;
}
