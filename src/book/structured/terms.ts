import type { Lang } from '#core/lang.ts';
import type { Term } from '../glossary/glossary.ts';
import type { Structured } from './graph.ts';

/** The glossary: every term with the place that defines it. */
export function termsThings(name: string, path: string, lang: Lang, terms: readonly Term[]): Structured {
  return (absolute) => [
    {
      '@type': 'DefinedTermSet',
      name,
      inLanguage: lang,
      hasDefinedTerm: terms.map(({ id, vi }) => ({ '@type': 'DefinedTerm', name: vi, url: `${absolute(path)}#${id}` })),
    },
  ];
}
