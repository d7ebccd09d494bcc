import type { APIRoute } from 'astro';
import { searchParts } from '#book/search/file.ts';
import { LANGS, type Lang } from '#core/lang.ts';

interface Props {
  readonly lang: Lang;
  readonly part: 'names' | 'texts';
}

export function getStaticPaths() {
  return LANGS.flatMap((lang) => [
    { params: { file: lang }, props: { lang, part: 'names' } satisfies Props },
    { params: { file: `loi.${lang}` }, props: { lang, part: 'texts' } satisfies Props },
  ]);
}

/** What the search of one language searches in: its names, or its texts. */
export const GET: APIRoute<Props> = ({ props: { lang, part } }) => Response.json(searchParts(lang)[part]);
