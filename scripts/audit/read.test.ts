import { expect, test } from 'vitest';
import { readAudit } from './read.ts';

const SHIPPED = ['preact', 'uqr'];

/** As npm writes it. */
function report(...names: string[]): string {
  const vulnerability = (name: string) => ({
    name,
    severity: 'high',
    isDirect: true,
    via: [{ source: 1, name, title: 'Runs what it is given', severity: 'high', range: '<2.0.0' }, 'other'],
    effects: [],
    range: '<2.0.0',
    nodes: [`node_modules/${name}`],
    fixAvailable: false,
  });
  const vulnerabilities = Object.fromEntries(names.map((name) => [name, vulnerability(name)]));
  return JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} });
}

test('nothing known is no fault', () => {
  expect(readAudit(report(), SHIPPED)).toEqual({
    shipped: { name: expect.any(String), fault: undefined },
    building: { name: expect.any(String), fault: undefined },
  });
});

test('what readers are sent is told apart from what builds the site', () => {
  const audit = readAudit(report('preact', 'sharp'), SHIPPED);
  expect(audit?.shipped.fault).toBe('preact <2.0.0 (high): Runs what it is given, through other');
  expect(audit?.building.fault).toBe('sharp <2.0.0 (high): Runs what it is given, through other');
});

test.each([
  ['a registry that has no audits', '{ "statusCode": 405, "body": "", "error": { "summary": "", "detail": "" } }'],
  ['no network', '{ "message": "request to https://registry.example failed", "error": { "code": "ENOTFOUND" } }'],
  ['nothing', ''],
])('%s is no answer', (_, text) => expect(readAudit(text, SHIPPED)).toBeUndefined());
