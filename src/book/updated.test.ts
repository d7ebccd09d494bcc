import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { daysOf } from './updated.ts';

const root = mkdtempSync(path.join(tmpdir(), 'updated-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function git(cwd: string, ...words: string[]): void {
  // Whoever signs every commit has no key for this one.
  const who = ['-c', 'user.name=An', '-c', 'user.email=an@example.org', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...who, ...words], { cwd, stdio: 'ignore', env: { ...process.env, GIT_COMMITTER_DATE: DAY } });
}

let DAY = '2026-01-02T12:00:00+0700';

test('a file has the day of its last commit, and none where the history is cut off or missing', () => {
  const whole = path.join(root, 'whole');
  mkdirSync(path.join(whole, 'content'), { recursive: true });
  git(whole, 'init');
  for (const [day, file] of [
    ['02', 'a'],
    ['03', 'b'],
  ]) {
    DAY = `2026-01-${day}T12:00:00+0700`;
    writeFileSync(path.join(whole, 'content', `${file}.yaml`), day ?? '');
    git(whole, 'add', '.');
    git(whole, 'commit', '-m', 'Add');
  }
  expect([...daysOf(whole)]).toEqual([
    ['content/b.yaml', '2026-01-03'],
    ['content/a.yaml', '2026-01-02'],
  ]);
  git(root, 'clone', '--depth', '1', `file://${whole}`, 'cut');
  expect(daysOf(path.join(root, 'cut')).size).toBe(0);
  rmSync(path.join(whole, '.git'), { recursive: true });
  expect(daysOf(whole).size).toBe(0);
});
