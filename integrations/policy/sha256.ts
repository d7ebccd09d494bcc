import { createHash } from 'node:crypto';

/** The hash of a text as a policy names it: in base64. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
