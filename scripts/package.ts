/** Builds the package that others install, `reports/package/`, packs it, `reports/luat-bai-<version>.tgz`, and lints what it has packed. */

import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGS } from '#core/lang.ts';
import { joinSearchFile } from '#src/search/record.ts';
import { manifestOf } from '../package/manifest.ts';
import { bundleInPlace, licencesOf } from './package/bundle.ts';
import { emit } from './package/emit.ts';
import { lintFaults } from './package/lint.ts';
import { servedBy } from './package/served.ts';

const OUT = 'reports/package';
const DIST = path.join(OUT, 'dist');
const LOCAL = 'http://localhost:4321';
const PLACE = { site: process.env['SITE_URL'] ?? LOCAL, base: process.env['BASE_PATH'] ?? '/' };
/** Where links to the site lead. */
const ADDRESS = new URL(PLACE.base, PLACE.site).href.replace(/\/$/, '');

const root: { readonly imports: Record<string, string>; readonly version: string } & Record<string, unknown> =
  JSON.parse(readFileSync('package.json', 'utf8'));
const { manifest, entries, commandLine } = manifestOf(root, ADDRESS === LOCAL ? undefined : ADDRESS);

rmSync(OUT, { recursive: true, force: true });
mkdirSync(path.join(OUT, 'search'), { recursive: true });

const modules = emit({ typed: entries, untyped: [commandLine] }, root.imports, DIST);
nameSite(path.join(DIST, 'package/site.js'));
chmodSync(path.join(DIST, commandLine.replace(/ts$/, 'js')), 0o755);

const server = path.join(DIST, 'package/mcp');
const parts = [
  ...(await bundleInPlace(path.join(server, 'serve.js'), server)),
  ...(await bundleInPlace(path.join(DIST, 'src/search/find.js'))),
];
const strangers = modules
  .map((file) => path.join(DIST, file))
  .filter((file) => existsSync(file) && takesFromElsewhere(file));
if (strangers.length > 0) throw new Error(`what is no dependency is asked for in ${strangers.join(', ')}`);
writeFileSync(path.join(OUT, 'THIRD-PARTY.md'), licencesOf(parts));

const [rules = ''] = await servedBy(PLACE, [{ file: 'rules.json.ts' }]);
writeFileSync(path.join(OUT, 'rules.json'), rules);
// Their addresses begin below the site's, wherever that is.
const searched = await servedBy(
  { ...PLACE, base: '/' },
  LANGS.flatMap((lang) => ['names', 'texts'].map((part) => ({ file: 'tim/[file].json.ts', props: { lang, part } }))),
);
for (const [at, lang] of LANGS.entries()) {
  const [names = '', texts = ''] = searched.slice(2 * at);
  const whole = joinSearchFile(JSON.parse(names), JSON.parse(texts));
  writeFileSync(path.join(OUT, `search/${lang}.json`), JSON.stringify(whole));
}

writeFileSync(path.join(OUT, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync('package/README.md', path.join(OUT, 'README.md'));
for (const file of ['CHANGELOG.md', 'LICENSE']) copyFileSync(file, path.join(OUT, file));

const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', '..'], {
  cwd: OUT,
  encoding: 'utf8',
}).trim();
const tarball = path.join('reports', packed);
console.log(`${tarball}: ${kilobytes(tarball)} kB, ${modules.length} modules and files of types`);
for (const file of [
  'rules.json',
  'search/vi.json',
  'search/en.json',
  'dist/package/mcp/serve.js',
  'dist/src/search/find.js',
]) {
  console.log(`  ${file}: ${kilobytes(path.join(OUT, file))} kB`);
}
const faults = await lintFaults(tarball);
if (faults.length > 0) throw new Error(`the package must not be published so:\n${faults.join('\n')}`);

/** Puts the address of the site into the one module that has it. */
function nameSite(file: string): void {
  const text = readFileSync(file, 'utf8');
  const named = text.replace(`'${LOCAL}'`, () => JSON.stringify(ADDRESS));
  if (text === named && ADDRESS !== LOCAL) throw new Error(`${file}: no address to be named`);
  writeFileSync(file, named);
}

/** Does a module name a package that is not a dependency of ours? */
function takesFromElsewhere(file: string): boolean {
  return /^(?:import|export)\b[^'"]*\bfrom ['"](?!\.|node:|pure-rand)/m.test(readFileSync(file, 'utf8'));
}

function kilobytes(file: string): number {
  return Math.round(statSync(file).size / 1024);
}
