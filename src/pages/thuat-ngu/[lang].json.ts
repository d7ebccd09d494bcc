import type { APIRoute } from 'astro';
import { glossaryJson } from '#book/glossary/json.ts';
import { type LangPage, langFiles } from '#layouts/paths.ts';

export const getStaticPaths = langFiles;

/** The glossary in one language, for the notes on words in lessons, and for programs. */
export const GET: APIRoute<LangPage> = ({ props }) => Response.json(glossaryJson(props.lang));
