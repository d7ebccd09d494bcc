/** The function for hosts, in one file without imports. */

import { rolldown } from 'rolldown';
import { LANGS } from '#core/lang.ts';
import { fromTheBook } from '../../hosting/from-the-book.ts';

export const HOSTS = ['netlify', 'cloudflare'] as const;
export type FunctionHost = (typeof HOSTS)[number];

export interface HostFile {
  /** Where a host looks for it, from the root of the repository. */
  readonly file: string;
  readonly text: string;
}

const BOOK = /\/hosting\/from-the-book\.ts$/;

/** The code for one host. What it needs of the book stands in it as data. */
export async function bundledFunction(host: FunctionHost): Promise<string> {
  const bundle = await rolldown({
    input: `hosting/${host}.ts`,
    platform: 'neutral',
    logLevel: 'warn',
    plugins: [
      {
        name: 'from-the-book',
        load: { filter: { id: BOOK }, handler: () => `export const fromTheBook = ${JSON.stringify(fromTheBook)};` },
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es', minify: true, codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

/**
 * The files in which a host looks for it, and by which it knows for what to ask it: all other addresses are sent as before.
 * @param path where the site lies, with or without slashes around it, as the build of the site takes it
 */
export function filesFor(host: FunctionHost, path: string, code: string): readonly HostFile[] {
  const base = path
    .split('/')
    .filter(Boolean)
    .map((part) => `/${part}`)
    .join('');
  const addresses = LANGS.flatMap((lang) => [`${base}/${lang}/trong-tai/`, `${base}/og/${lang}/c.png`]);
  if (host === 'netlify') {
    const config = `export const config = ${JSON.stringify({ path: addresses })};\n`;
    return [{ file: 'netlify/edge-functions/ruled-link.js', text: `${code}\n${config}` }];
  }
  // The name of a file that has an `onRequest` is an address.
  return [
    { file: 'functions/ruled-link.js', text: code },
    ...addresses.map((address) => {
      const depth = address.split('/').length - 2;
      const up = depth === 0 ? './' : '../'.repeat(depth);
      const file = `functions${address.replace(/\/$/, '/index')}.js`;
      return { file, text: `export { onPages as onRequest } from '${up}ruled-link.js';\n` };
    }),
  ];
}
