import type { APIRoute } from 'astro';
import { href } from '#book/address.ts';
import { siteWords } from '#words/site/index.ts';

export const GET: APIRoute = () => {
  const { name, home } = siteWords('vi');
  const manifest = {
    name,
    short_name: name,
    description: home.description,
    lang: 'vi',
    id: href('/'),
    start_url: href('/'),
    scope: href('/'),
    display: 'standalone',
    background_color: '#f4e9d2',
    theme_color: '#f4e9d2',
    icons: [
      { src: href('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: href('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: href('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: href('/icon-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
