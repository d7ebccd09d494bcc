/**
 * Reports known vulnerabilities of the packages in use. In packages whose code readers are sent one fails at once; in those that
 * only build the site one fails the nightly run only, so that nobody's change waits for it. A registry that does not answer is
 * reported, and is no failure.
 */

import { spawnSync } from 'node:child_process';
import { FULL } from '#testing/runs.ts';
import { SHIPPED } from '../integrations/shipped.ts';
import { readAudit } from './audit/read.ts';
import { reportChecks } from './report.ts';

const ASK = ['audit', '--omit=dev', '--json', '--fetch-retries=1', '--fetch-timeout=20000'];

const { stdout } = spawnSync('npm', ASK, { encoding: 'utf8' });
const audit = readAudit(stdout, SHIPPED);
const count = { passed: 0, failed: 0 };
if (!audit) console.log('skipped: the registry does not answer audits');
for (const { name, fault } of audit ? [audit.shipped, audit.building] : []) {
  console.log(fault ? `✗ ${name}: ${fault}` : `✓ ${name}`);
  const counts = fault && (name === audit?.shipped.name || FULL);
  count[counts ? 'failed' : 'passed']++;
}
reportChecks('audit', count.passed, count.failed);
