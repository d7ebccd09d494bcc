import { z } from 'astro/zod';
import { type Check, joinFaults } from '../checks/check.ts';

const REPORT = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      range: z.string(),
      via: z.array(z.union([z.string(), z.object({ title: z.string() })])),
    }),
  ),
});

/** What is known to be wrong with packages: those that readers are sent, and those that build the site. */
export interface Audit {
  readonly shipped: Check;
  readonly building: Check;
}

/** Reads what `npm audit --json` says; undefined if the registry did not answer. */
export function readAudit(text: string, shipped: readonly string[]): Audit | undefined {
  const report = REPORT.safeParse(parsed(text));
  if (!report.success) return undefined;
  const known = Object.entries(report.data.vulnerabilities);
  const told = (which: typeof known): string | undefined =>
    joinFaults(
      which.map(([name, { severity, range, via }]) => {
        const why = via.map((one) => (typeof one === 'string' ? `through ${one}` : one.title));
        return `${name} ${range} (${severity}): ${why.join(', ')}`;
      }),
    );
  return {
    shipped: { name: 'audit of what readers are sent', fault: told(known.filter(([name]) => shipped.includes(name))) },
    building: { name: 'audit of what builds the site', fault: told(known.filter(([name]) => !shipped.includes(name))) },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
