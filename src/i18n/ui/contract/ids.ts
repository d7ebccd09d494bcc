import type { CONFLICTS as baCay } from '../../../engine/ba-cay/idle.ts';
import type { CodeFault } from '../../../engine/core/read-house-code.ts';
import type { CONFLICTS as sam } from '../../../engine/sam/idle.ts';
import type { CONFLICTS as taLa } from '../../../engine/ta-la/idle.ts';
import type { CONFLICTS as xiDach } from '../../../engine/xi-dach/idle.ts';
import type { CONFLICTS as xiTo } from '../../../engine/xi-to/idle.ts';

/** Every conflict of every game: each has a sentence. */
export type ConflictId = (typeof xiDach | typeof xiTo | typeof baCay | typeof taLa | typeof sam)[number]['id'];

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
  | 'bad-syntax';
