import { globSync, readFileSync } from 'node:fs';
import { transformSync } from 'rolldown/utils';
import { z } from 'zod';
import { type Check, joinFaults } from '../check.ts';
import { DIST } from './page.ts';

/** The oldest browsers that the site serves, as docs/hosting.md names them with what decides each. */
export const OLDEST = {
  chrome: 112,
  chrome_android: 112,
  edge: 112,
  firefox: 121,
  firefox_android: 121,
  safari: 16.5,
  safari_ios: 16.5,
} as const;

/** What is newer and used all the same, and why that does no harm. */
const HARMLESS: Readonly<Record<string, string>> = {
  // There from Chrome 103, Firefox 100 and Safari 16 on; later versions only give another error.
  'AbortSignal.timeout': 'older than it looks',
  // Preact names a method by it, which is `undefined` where there is none.
  'Symbol.dispose': 'never called',
};

/** Classes whose methods stand under no name that something of ours could have. */
const PLAIN = /^(String|Array|TypedArray|Uint8Array|ArrayBuffer|Set|Map|WeakMap|RegExp|Promise|Error)$/;

/** Since when browsers have what: it comes with Lighthouse, so that no list is kept here. */
const FEATURES = 'node_modules/web-features/data.json';
const SUPPORT = z.record(z.string(), z.object({ support: z.record(z.string(), z.string()) }));
const DATA = z.object({
  features: z.record(
    z.string(),
    z.looseObject({ status: z.looseObject({ by_compat_key: SUPPORT.optional() }).optional() }),
  ),
});

interface Newer {
  /** As `URL.canParse`. */
  readonly statics: ReadonlySet<string>;
  /** As `toWellFormed`. */
  readonly methods: ReadonlySet<string>;
}

/** What not all of the oldest browsers have. */
function newerThanOldest(): Newer {
  const { features } = DATA.parse(JSON.parse(readFileSync(FEATURES, 'utf8')));
  const [statics, methods, known] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { status } of Object.values(features)) {
    for (const [key, { support }] of Object.entries(status?.by_compat_key ?? {})) {
      const [, owner = '', name = ''] = /^(?:javascript\.builtins|api)\.(\w+)\.(\w+?)(?:_static)?$/.exec(key) ?? [];
      if (name === '') continue;
      if (isServed(support)) known.add(name);
      else {
        statics.add(`${owner}.${name}`);
        if (PLAIN.test(owner)) methods.add(name);
      }
    }
  }
  return { statics, methods: methods.difference(known) };
}

function isServed(support: Readonly<Record<string, string>>): boolean {
  return Object.entries(OLDEST).every(([browser, oldest]) => Number(support[browser]?.replace('≤', '')) <= oldest);
}

/** Is a script written in syntax that the oldest browsers have not? Nothing has to be written otherwise for them. */
export function isNewerSyntax(script: string): boolean {
  const { chrome, firefox, safari } = OLDEST;
  const written = (target: string | string[]): string => transformSync('script.js', script, { target }).code;
  return written('esnext') !== written([`chrome${chrome}`, `firefox${firefox}`, `safari${safari}`]);
}

/** What a script uses that not all of the oldest browsers have, by its names. */
export function newerIn(script: string, { statics, methods } = newerThanOldest()): readonly string[] {
  const named = [...script.matchAll(/(?<![\w$.])([A-Z]\w+)\.(\w+)/g)].map(([whole]) => whole);
  const called = [...script.matchAll(/\.(\w+)\(/g)].map(([, name = '']) => name);
  return [
    ...named.filter((one) => statics.has(one) && !Object.hasOwn(HARMLESS, one)),
    ...called.filter((one) => methods.has(one)),
  ];
}

/** The scripts that readers are sent run in the oldest browsers that are promised, as far as syntax and names tell. */
export function checkBrowsers(): Check {
  const newer = newerThanOldest();
  const faults = globSync('**/*.js', { cwd: DIST }).flatMap((file) => {
    const script = readFileSync(`${DIST}/${file}`, 'utf8');
    const found = [...newerIn(script, newer), ...(isNewerSyntax(script) ? ['its syntax'] : [])];
    return found.map((what) => `${file}: ${what}`);
  });
  return { name: 'scripts use nothing that the oldest browsers have not', fault: joinFaults(faults) };
}
