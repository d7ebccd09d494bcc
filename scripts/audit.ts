/**
 * What is known to be wrong with the packages that are used. In those that readers are sent it is a failure at once; in those that
 * only build the site in the nightly run, so that nobody's change waits for it. A registry that does not answer is said, and counts as nothing.
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
