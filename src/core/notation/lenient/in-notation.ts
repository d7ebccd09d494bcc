import type { CaseError } from '#core/case-error.ts';

/** A text that begins as the notation does, and fails at something else than its punctuation: the strict reader knows best why. */
export function isInNotation(text: string, error: CaseError): boolean {
  if (error.code === 'unknown-game') return /^\s*[^\s;@{]+\s*[;@{]/.test(text);
  return error.read !== null && error.code !== 'bad-syntax';
}
