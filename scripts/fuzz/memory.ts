import { readFileSync } from 'node:fs';

/** The most memory that a process has held, in bytes; undefined where the system does not say. */
export function peakOf(pid: number | undefined): number | undefined {
  try {
    const [, kb] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kb === undefined ? undefined : Number(kb) * 1024;
  } catch {
    return undefined;
  }
}
