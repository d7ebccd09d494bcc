import type { APIRoute } from 'astro';
import { searchFile } from '#book/search/file.ts';
import { type LangPage, langFiles } from '#layouts/paths.ts';

export const getStaticPaths = langFiles;

/** What the search of one language searches in. */
export const GET: APIRoute<LangPage> = ({ props }) => Response.json(searchFile(props.lang));
