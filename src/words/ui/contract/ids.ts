import type { CodeFault } from '#core/house/read-house-code.ts';

/** What can be wrong with a part of a link, or with a code. */
export type LinkFault =
  | CodeFault
  | 'empty'
  | 'too-long'
  | 'unknown-game'
  | 'twice'
  | 'unknown-preset'
  | 'unknown-setting'
  | 'bad-value'
  | 'bad-syntax'
  | 'unknown-agreement';
