/**
 * Compares two builds page by page: `node scripts/compare.ts <dist before> <dist now>`. What a reader or a program reads must be
 * the same: the text of pages, their links and labels, and all JSON and plain text. Scripts and styles may differ.
 */

import { globSync, readFileSync } from 'node:fs';
import process, { argv } from 'node:process';

const [, , before = '', now = 'dist'] = argv;
const READ = '**/*.{html,json,txt,xml,webmanifest}';

/** The text of a page, with what links and labels say, each on a line of its own. */
function readOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.html')) return text.split('\n');
  return text
    .replace(/<script\b.*?<\/script>|<style\b.*?<\/style>|<link\b[^>]*>/gs, '')
    .replace(/\/_astro\/[\w.-]+/g, '')
    .replace(/<(?![^>]*\b(?:href|aria-label|alt|title|content|value)=)[^>]*>/g, '\n')
    .replace(/<[^>]*?\b(href|aria-label|alt|title|content|value)=("[^"]*"|'[^']*'|[^\s>]+)[^>]*>/g, '\n$1 $2\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

const files = new Set([before, now].flatMap((dist) => globSync(READ, { cwd: dist })));
const different = [...files].sort().filter((file) => {
  const [a, b] = [before, now].map((dist) => {
    try {
      return readOf(`${dist}/${file}`);
    } catch {
      return ['no such file'];
    }
  });
  const at = a?.findIndex((line, i) => line !== b?.[i]) ?? -1;
  const same = at < 0 && a?.length === b?.length;
  if (!same) console.log(`${file}\n  - ${a?.[at]?.slice(0, 160)}\n  + ${b?.[at]?.slice(0, 160)}`);
  return !same;
});
console.log(`${files.size} files read, ${different.length} different`);
process.exitCode = different.length === 0 ? 0 : 1;
