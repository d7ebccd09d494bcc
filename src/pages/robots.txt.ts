import type { APIRoute } from 'astro';
import { href } from '../site.ts';

export const GET: APIRoute = ({ site, url }) => {
  const map = new URL(href('/sitemap-index.xml'), site ?? url).href;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${map}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
