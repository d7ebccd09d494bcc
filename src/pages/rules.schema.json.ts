import type { APIRoute } from 'astro';
import { href } from '#book/address.ts';
import { catalogueSchema } from '#book/published.ts';

/** The JSON Schema of `/rules.json`. */
export const GET: APIRoute = ({ site, url }) => {
  const id = new URL(href('/rules.schema.json'), site ?? url).href;
  return new Response(JSON.stringify(catalogueSchema(id)), { headers: { 'content-type': 'application/schema+json' } });
};
