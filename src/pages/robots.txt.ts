import type { APIRoute } from 'astro';
import { href } from '#book/address.ts';

export const GET: APIRoute = ({ site, url }) => {
  const absolute = (path: string): string => new URL(href(path), site ?? url).href;
  const text = `# For language models: ${absolute('/llms.txt')}\nUser-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap-index.xml')}\n`;
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
