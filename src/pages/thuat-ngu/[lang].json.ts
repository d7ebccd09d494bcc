import type { APIRoute, GetStaticPaths } from 'astro';
import { glossaryJson } from '#book/glossary/json.ts';
import { LANGS, type Lang } from '#core/lang.ts';

interface Props {
  readonly lang: Lang;
}

export const getStaticPaths = (() =>
  LANGS.map((lang) => ({ params: { lang }, props: { lang } }))) satisfies GetStaticPaths;

/** The glossary in one language, for the notes on words in lessons, and for programs. */
export const GET: APIRoute<Props> = ({ props }) =>
  new Response(JSON.stringify(glossaryJson(props.lang)), { headers: { 'content-type': 'application/json' } });
