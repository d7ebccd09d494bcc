import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { licencesFault } from '../../scripts/checks/built/licences.ts';
import { FACES } from '../../scripts/fonts/faces.ts';
import { noticeOf } from '../licences.ts';
import { SHIPPED } from '../shipped.ts';
import { packageFolder, partIn, trimmedFile } from './packages.ts';

const home = mkdtempSync(path.join(tmpdir(), 'licences-'));

afterAll(() => rmSync(home, { recursive: true, force: true }));

test.each([
  ['/site/node_modules/preact/dist/preact.module.js', '/site/node_modules/preact'],
  ['/site/node_modules/a/node_modules/@b/c/index.js?x=1', '/site/node_modules/a/node_modules/@b/c'],
  ['\0/site/node_modules/uqr/index.js', '/site/node_modules/uqr'],
  ['/site/src/core/card.ts', undefined],
  ['\0vite/preload-helper.js', undefined],
])('%s is of the package %s', (module, folder) => expect(packageFolder(module)).toBe(folder));

test('a package without its licence is not given away', () => {
  const folder = path.join(home, 'node_modules/bare');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "bare", "version": "1.0.0", "license": "MIT" }');
  expect(() => partIn(folder)).toThrow('bare: no licence');
  writeFileSync(path.join(folder, 'LICENSE'), '\nCopyright (c) Somebody\n');
  expect(partIn(folder)).toEqual({ name: 'bare', version: '1.0.0', licence: 'MIT', text: 'Copyright (c) Somebody' });
});

const own = trimmedFile('LICENSE');
const typefaces = [...new Set(FACES.map(({ family }) => family))].map((name) => ({
  name,
  text: trimmedFile(`components/page/fonts/${name}-OFL.txt`),
}));
const parts = SHIPPED.map((name) => partIn(`node_modules/${name}`));

test('no typeface of the site reserves its name, which a part of it could not bear', () => {
  for (const { text } of typefaces) expect(text.split('\n')[0]).toMatch(/^Copyright (?!.*Reserved Font Name)/);
});

test('the notice has every licence, and what it lacks is found', () => {
  expect(licencesFault(noticeOf(own, typefaces, parts))).toBeUndefined();
  expect(licencesFault(noticeOf('', typefaces, parts))).toBe('no licence of Luật Bài');
  expect(licencesFault(noticeOf(own, typefaces.slice(1), parts))).toBe('no licence of be-vietnam-pro');
  for (const { name } of parts) {
    const left = parts.filter((part) => part.name !== name);
    expect(licencesFault(noticeOf(own, typefaces, left))).toMatch(`no licence of ${name},`);
  }
});
