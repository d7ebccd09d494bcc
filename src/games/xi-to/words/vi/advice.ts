/** Looking back at a round of Xì Tố, in Vietnamese. */

import type { AdviceWords } from '#core/game/advice.ts';
import type { XiToAction } from '#games/xi-to/round/index.ts';

export const words: AdviceWords<XiToAction> = { method: '', figures: () => '' };
