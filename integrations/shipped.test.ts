import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moduleFault, shippedModules } from './shipped.ts';

const root = mkdtempSync(path.join(tmpdir(), 'shipped-'));

beforeAll(() => {
  for (const dir of ['src/core/testing', 'node_modules/left-over', 'node_modules/uqr'])
    mkdirSync(path.join(root, dir), { recursive: true });
  const files = {
    'src/core/hand.ts': 'export const hand = Math.random();',
    'src/core/testing/literal.ts': 'export const literal = Math.random();',
    'node_modules/left-over/index.js': 'export const more = Math.random();',
    'node_modules/uqr/index.js': 'export const qr = Math.random();',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const packages = new Set<string>();

/** Builds a script for readers. */
async function bundle(text: string): Promise<void> {
  writeFileSync(path.join(root, 'src/page.ts'), text);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [shippedModules(packages)],
    build: { write: false, rolldownOptions: { input: path.join(root, 'src/page.ts') } },
  });
}

test('a script of the site and of a package that ships is built', async () => {
  await bundle(
    "import { hand } from './core/hand.ts';\nimport { qr } from '../node_modules/uqr/index.js';\nconsole.log(hand, qr);",
  );
  // Their licences go with them.
  expect([...packages]).toEqual([path.join(root, 'node_modules/uqr')]);
});

test('a script that holds test code is not, however it was asked for', async () => {
  const fault = /holds src\/core\/testing\/literal\.ts: test code/;
  await expect(bundle("import { literal } from './core/testing/literal.ts';\nconsole.log(literal);")).rejects.toThrow(
    fault,
  );
  await expect(bundle("import('./core/testing/literal.ts').then(console.log);")).rejects.toThrow(fault);
});

test('a script that holds a package that nobody chose is not', async () => {
  await expect(
    bundle("import { more } from '../node_modules/left-over/index.js';\nconsole.log(more);"),
  ).rejects.toThrow('the package left-over is not one that ships');
});

test.each([
  '/site/src/games/engines.ts',
  '/site/src/games/xi-to/tables.ts',
  '/site/src/games/xi-to/xi-to.test.ts',
  '/site/src/testing/faults.ts',
  '/site/src/practice/testing/answers.ts',
  '/site/src/settle.ts',
  '/site/e2e/widget.ts',
  '/site/scripts/browser.ts',
  '/elsewhere/src/core/card.ts',
  '/site/node_modules/fast-check/lib/fast-check.js',
  '/site/node_modules/yaml/browser/index.js',
  '/site/node_modules/preact/node_modules/vitest/index.js',
  '__vite-browser-external',
  'node:fs',
])('%s is not for readers', (id) => expect(moduleFault(id, '/site')).toBeDefined());

test.each([
  '/site/src/core/card.ts',
  '/site/src/games/xi-to/engine/decide.ts',
  '/site/src/pages/embed.astro?astro&type=script&index=0&lang.ts',
  '/site/components/case/CaseWidget.tsx',
  '/elsewhere/node_modules/preact/dist/preact.module.js',
  '/site/node_modules/preact/dist/preact.module.js',
  '\0vite/preload-helper.js',
])('%s is', (id) => expect(moduleFault(id, '/site')).toBeUndefined());
