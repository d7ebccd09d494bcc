/** Files that the site serves to programs, made without building it: the package ships the same. */

import { createServer } from 'vite';

/** Where the site stands, and below which path. */
export interface ServedAt {
  readonly site: string;
  readonly base: string;
}

/** A route of `src/pages`, and what it is asked for. */
interface Route {
  readonly file: string;
  readonly props?: Readonly<Record<string, string>>;
}

/** What routes answer, as text. */
export async function servedBy({ site, base }: ServedAt, routes: readonly Route[]): Promise<string[]> {
  const vite = await createServer({
    configFile: false,
    base,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const texts: string[] = [];
    for (const { file, props = {} } of routes) {
      const { GET } = await vite.ssrLoadModule(`/src/pages/${file}`);
      const answer: Response = await GET({ site: new URL(site), url: new URL(site), props });
      texts.push(await answer.text());
    }
    return texts;
  } finally {
    await vite.close();
  }
}
