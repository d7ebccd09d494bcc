/** Faults put into a copy of the book are reported with their files and lines, all in one run. */

import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPT = path.resolve('scripts/check-content.ts');
let copy = '';

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'book-'));
  cpSync('content', path.join(copy, 'content'), { recursive: true });
});

afterEach(() => rmSync(copy, { recursive: true, force: true }));

/** What the content check says of the copy. */
function check(): { readonly status: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], { cwd: copy, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

/** Changes the first place of a file, and says which line it is in. */
function change(file: string, from: string, to: string): string {
  const before = readFileSync(path.join(copy, file), 'utf8');
  const at = before.indexOf(from);
  expect(at, `${file}: ${from}`).toBeGreaterThanOrEqual(0);
  writeFileSync(
    path.join(copy, file),
    before.replace(from, () => to),
  );
  return `✗ ${file}:${before.slice(0, at).split('\n').length}:`;
}

test('what is no YAML or no JSON, in every file that there is', () => {
  const yaml = globSync('content/**/*.yaml', { cwd: copy });
  const json = globSync('content/**/*.json', { cwd: copy });
  const lines = [...yaml, ...json].map((file) => {
    const { length } = readFileSync(path.join(copy, file), 'utf8').split('\n');
    appendFileSync(path.join(copy, file), file.endsWith('.yaml') ? '- id: [bad\n' : '{\n');
    return `✗ ${file}:${length}:`;
  });
  lines.push(change('content/vi/sam/so-bai.mdx', '\ntitle: ', '\ntitle: "').replace('1:', '2:'));
  const { status, said } = check();
  expect(status).toBe(1);
  expect(lines.length).toBeGreaterThan(25);
  for (const line of lines) expect(said).toContain(line);
  expect(said).not.toMatch(/Error|^ +at /m);
});

test('records that are not of their shape, and names of what is not there', () => {
  const lines = [
    change('content/glossary.yaml', 'meaning:', 'meanings:'),
    change('content/agreements.yaml', 'question:', 'questions:'),
    change('content/editions.yaml', 'date: ', 'date: 21/'),
    change('content/examples.yaml', 'frame:', 'frames:'),
    change('content/search-names.yaml', '{ term: quac,', '{ tern: quac,'),
    change('content/en/ky-hieu.mdx', 'title: ', 'title: 5 #'),
    change('content/arguments.yaml', 'rule: xd-ace', 'rule: xd-acee'),
    change('content/sit-down/sam.yaml', 'rules: [', 'rules: [sam-nothing, '),
    change('content/witnesses/sam.yaml', '"seat":', '"sits":'),
    change('content/witnesses/ta-la.yaml', '"card":17', '"card":52'),
  ];
  const { status, said } = check();
  expect(status).toBe(1);
  for (const line of lines) expect(said).toContain(line);
  expect(said).toMatch(/content\/arguments\.yaml:\d+:\d+: at-voi-4-voi-5: no rule xd-acee/);
});

test('a name that is not there in one file more, a file that nobody reads, and one that is not there', () => {
  const line = change('content/incidents.yaml', 'rules: [', 'rules: [xd-nothing, ');
  writeFileSync(path.join(copy, 'content/new.yaml'), '- id: a\n');
  rmSync(path.join(copy, 'content/ladders/sam.yaml'));
  const { said } = check();
  expect(said).toContain(line);
  expect(said).toContain('✗ content/new.yaml: is read by nobody');
  expect(said).toContain('✗ content/ladders/sam.yaml: is not there');
});
