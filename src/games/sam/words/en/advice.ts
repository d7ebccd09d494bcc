/** Looking back at a round of Sâm, in English. */

import type { AdviceWords } from '#core/game/advice.ts';
import type { SamAction } from '#games/sam/round/index.ts';

export const words: AdviceWords<SamAction> = { method: '', figures: () => '' };
