/** The kit of each game: what its tests know about it. */

import { kit as baCay } from '#games/ba-cay/testing/kit.ts';
import type { GameId } from '#games/index.ts';
import { kit as sam } from '#games/sam/testing/kit.ts';
import { kit as taLa } from '#games/ta-la/testing/kit.ts';
import { kit as xiDach } from '#games/xi-dach/testing/kit.ts';
import { kit as xiTo } from '#games/xi-to/testing/kit.ts';
import type { GameTestKit } from './conformance/kit.ts';

const OF_ALL = { 'xi-dach': xiDach, 'xi-to': xiTo, 'ba-cay': baCay, 'ta-la': taLa, sam } satisfies Record<
  GameId,
  GameTestKit
>;
export const KITS: ReadonlyMap<string, GameTestKit> = new Map(Object.entries<GameTestKit>(OF_ALL));
