/** The build ends with a whole site or with none. Astro's output is faked here; `toy.long.test.ts` runs the real build. */

import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const BUILD = path.resolve('scripts/build.ts');
const LESSON = 'content/vi/sam/so-bai.mdx';
let copy = '';

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'build-'));
  cpSync('content', path.join(copy, 'content'), { recursive: true });
  write('bin/astro', '#!/bin/sh\ntouch ran\nmkdir dist\ncp -r made/. dist\n');
  chmodSync(path.join(copy, 'bin/astro'), 0o755);
  write('made/vi/sam/luat/index.html', page('<h2 id="sam-rank">Luật</h2>'));
  write('dist/old.html', 'of an older build');
});

afterEach(() => rmSync(copy, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  writeFileSync(path.join(copy, file), text);
}

function page(body: string): string {
  return `<!DOCTYPE html><html lang="vi"><head><title>Sâm</title></head><body>${body}</body></html>`;
}

/** Writes links into the lesson and into its page, and says which line they are in. */
function link(...targets: readonly string[]): number {
  const line = readFileSync(path.join(copy, LESSON), 'utf8').split('\n').length + 1;
  appendFileSync(path.join(copy, LESSON), `\nXem ${targets.map((to) => `[đây](${to})`).join(' và ')}.\n`);
  const links = targets.map((to) => `<a href="${encodeURI(to).replaceAll('&', '&amp;')}">đây</a>`);
  write('made/vi/sam/so-bai/index.html', page(`<h1 id="a">So bài</h1>${links.join(' ')}`));
  return line;
}

function build(): { readonly status: number | null; readonly said: string } {
  const env = { ...process.env, PATH: `${path.join(copy, 'bin')}:${process.env['PATH']}`, E2E_DIST: 'elsewhere' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [BUILD], { cwd: copy, encoding: 'utf8', env });
  return { status, said: stdout + stderr };
}

test('a site whose links lead somewhere is built, and nothing older is left', () => {
  link('#a', '../luat/', '../luat/#sam-rank', '/vi/sam/luat/?p=1&q=2#sam-rank', 'https://example.org/nowhere/');
  const { status, said } = build();
  expect(said).toContain('links: 2 pages, 0 at fault');
  expect(status).toBe(0);
  expect(existsSync(path.join(copy, 'dist/vi/sam/so-bai/index.html'))).toBe(true);
  expect(existsSync(path.join(copy, 'dist/old.html'))).toBe(false);
});

test('each link that leads nowhere is told with the line that it was written in, and no site is left', () => {
  const faults: readonly (readonly [target: string, fault: string])[] = [
    ['../../nguonx/', 'leads nowhere'],
    ['../luat/#xd-acee', 'no place #xd-acee in /vi/sam/luat/'],
    ['#xd-acee', 'no place #xd-acee in /vi/sam/so-bai/'],
    ['/vi/nguonx/', 'leads nowhere'],
    ['../luat/?p=1&q=2#sam-nothing', 'no place #sam-nothing in /vi/sam/luat/'],
    ['../luat', 'is a page without the slash at its end'],
    ['http://localhost:4321/vi/nowhere/', 'leads nowhere'],
  ];
  const line = link(...faults.map(([target]) => target), '../luật/');
  // Links made by a component: for one a record names the place, for the other nothing does.
  write('made/vi/sam/index.html', page('<a href="luat/#than-bai">a</a> <a href="khong-co/">b</a>'));
  write('made/vi/nguon/sam/index.html', page('<a href="../khong-co/">b</a> <a href="/vi/nguonx/#c">b</a>'));
  for (const file of ['[lang]/[...slug]', '[lang]/[game]/index', '[lang]/nguon/[game]', '[lang]/nguon/index', '404'])
    write(`src/pages/${file}.astro`, "---\nconst to = href('/vi/nguonx/#c');\n---\n");
  appendFileSync(path.join(copy, 'content/glossary.yaml'), '# than-bai\n');
  const record = readFileSync(path.join(copy, 'content/glossary.yaml'), 'utf8').split('\n').length - 1;
  const { status, said } = build();
  expect(status).toBe(1);
  for (const [target, fault] of faults) {
    expect(said, target).toMatch(new RegExp(`^✗ ${LESSON}:${line}:\\d+: ${literal(target)}: ${literal(fault)} `, 'm'));
  }
  expect(said).toMatch(new RegExp(`^✗ ${LESSON}:${line}:\\d+: ../lu%E1%BA%ADt/: leads nowhere`, 'm'));
  expect(said).toContain(`✗ content/glossary.yaml:${record}:3: luat/#than-bai: no place #than-bai in /vi/sam/luat/`);
  expect(said).toContain('✗ content/vi/sam/index.mdx: khong-co/: leads nowhere (/vi/sam/)');
  expect(said).toContain('✗ src/pages/[lang]/nguon/[game].astro: ../khong-co/: leads nowhere (/vi/nguon/sam/)');
  expect(said).toContain('✗ src/pages/[lang]/nguon/[game].astro:2:18: /vi/nguonx/#c: leads nowhere (/vi/nguon/sam/)');
  expect(said).toContain(`links: 4 pages, ${faults.length + 5} at fault`);
  expect(existsSync(path.join(copy, 'dist'))).toBe(false);
});

test('what is wrong before is told before anything is built, and nothing older is left', () => {
  appendFileSync(path.join(copy, 'content/glossary.yaml'), '- id: [bad\n');
  const { status, said } = build();
  expect(status).toBe(1);
  expect(said).toMatch(/^✗ content\/glossary\.yaml:\d+:\d+: /m);
  expect(existsSync(path.join(copy, 'ran'))).toBe(false);
  expect(existsSync(path.join(copy, 'dist'))).toBe(false);
});

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
