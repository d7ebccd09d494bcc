import { existsSync, readFileSync } from 'node:fs';
import { SHARED_PARAMS } from '#book/share-target.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { membersOf, parseJson } from '#core/parse-json.ts';
import { exactMembers } from '#core/untrusted.ts';
import { type Check, joinFaults } from '../check.ts';
import { BASE, type BuiltPage, builtFile } from './page.ts';

/** What an installed site is told to open: every address in it is a page of its language, every icon a file. */
export function checkManifests(pages: readonly BuiltPage[]): Check[] {
  return LANGS.map((lang) => {
    const path = `/${lang}/manifest.webmanifest`;
    return { name: path, fault: joinFaults(manifestFaults(readFileSync(builtFile(path), 'utf8'), lang, pages)) };
  });
}

/** All that is wrong with a manifest. */
export function manifestFaults(text: string, lang: Lang, pages: readonly BuiltPage[]): string[] {
  const manifest: unknown = parseJson(text);
  const paths = new Set(pages.map(({ path }) => `${BASE}${path}`));
  const missing = (what: string, address: unknown): string[] =>
    typeof address === 'string' && paths.has(address) && address.startsWith(`${BASE}/${lang}/`)
      ? []
      : [`${what} is ${address}`];
  const icons = listIn(manifest, 'icons').map((icon) => membersOf(icon).get('src'));
  return [
    ...missing('start_url', membersOf(manifest).get('start_url')),
    ...listIn(manifest, 'shortcuts').flatMap((one) => missing('a shortcut', membersOf(one).get('url'))),
    ...icons.flatMap((src) =>
      typeof src === 'string' && existsSync(builtFile(src.slice(BASE.length))) ? [] : [`there is no icon ${src}`],
    ),
    ...(icons.length > 0 ? [] : ['no icons']),
    ...shareFaults(membersOf(manifest).get('share_target'), `${BASE}/${lang}/trong-tai/`, missing),
  ];
}

/** The referee of this language takes what is shared, by the parameters that it reads. */
function shareFaults(
  target: unknown,
  referee: string,
  missing: (what: string, address: unknown) => readonly string[],
): string[] {
  const members = exactMembers(target, ['action', 'method', 'params']);
  const params = exactMembers(members?.get('params'), Object.keys(SHARED_PARAMS));
  if (!members || !params) return ['share_target is not what browsers take'];
  const action = members.get('action');
  const wrong = Object.entries(SHARED_PARAMS).filter(([name, param]) => params.get(name) !== param);
  return [
    ...missing('share_target', action),
    ...(action === referee ? [] : [`share_target leads to ${action}`]),
    ...(members.get('method') === 'GET' ? [] : ['share_target is not sent as an address']),
    ...wrong.map(([name]) => `share_target hands over no ${name}`),
  ];
}

function listIn(json: unknown, name: string): readonly unknown[] {
  const list = membersOf(json).get(name);
  return Array.isArray(list) ? list : [];
}
