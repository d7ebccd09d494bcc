import type { APIRoute, GetStaticPaths } from 'astro';
import { searchFile } from '#book/search/file.ts';
import { LANGS, type Lang } from '#core/lang.ts';

interface Props {
  readonly lang: Lang;
}

export const getStaticPaths = (() =>
  LANGS.map((lang) => ({ params: { lang }, props: { lang } }))) satisfies GetStaticPaths;

/** What the search of one language searches in. */
export const GET: APIRoute<Props> = ({ props }) =>
  new Response(JSON.stringify(searchFile(props.lang)), { headers: { 'content-type': 'application/json' } });
