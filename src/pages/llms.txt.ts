import type { APIRoute } from 'astro';
import { href } from '#book/address.ts';
import { guide } from '#book/llms.ts';

export const GET: APIRoute = async ({ site, url }) => {
  const text = await guide((path) => new URL(href(path), site ?? url).href);
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
