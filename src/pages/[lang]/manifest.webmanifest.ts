import type { APIRoute } from 'astro';
import { href, pathOf } from '#book/address.ts';
import { SHARED_PARAMS } from '#book/share-target.ts';
import { GAMES } from '#games/index.ts';
import { type LangPage, langFiles } from '#layouts/paths.ts';
import { siteWords } from '#words/site.ts';

export const getStaticPaths = langFiles;

/** The web app manifest. Each language is an app of its own: installed in one it stays in that. */
export const GET: APIRoute<LangPage> = ({ props: { lang } }) => {
  const { name, home, tools, nav } = siteWords(lang);
  const manifest = {
    name,
    short_name: name,
    description: home.description,
    lang,
    dir: 'ltr',
    id: href(lang === 'vi' ? '/' : pathOf(lang)),
    start_url: href(pathOf(lang)),
    scope: href('/'),
    display: 'standalone',
    background_color: '#f4e9d2',
    theme_color: '#f4e9d2',
    // A message from a chat goes to the referee, which reads it as if it were typed there.
    share_target: {
      action: href(pathOf(lang, 'trong-tai')),
      method: 'GET',
      params: SHARED_PARAMS,
    },
    categories: ['games', 'education', 'entertainment'],
    icons: [
      { src: href('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: href('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: href('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: href('/icon-maskable.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(tools.referee, pathOf(lang, 'trong-tai')),
      ...GAMES.slice(0, 2).map((game) => shortcut(`${nav.table}: ${game.name}`, pathOf(lang, game.id, 'choi'))),
      shortcut(tools.practice, pathOf(lang, 'luyen-tap')),
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};

function shortcut(name: string, path: string) {
  return { name, url: href(path), icons: [{ src: href('/icon-192.png'), sizes: '192x192', type: 'image/png' }] };
}
