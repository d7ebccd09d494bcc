import type { APIRoute } from 'astro';
import { href } from '#book/address.ts';
import { wholeBook } from '#book/llms.ts';

export const GET: APIRoute = ({ site, url }) => {
  const text = wholeBook((path) => new URL(href(path), site ?? url).href);
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
