/** Looking back at a round of Xì Dách, in Vietnamese. */

import type { AdviceWords } from '#core/game/advice.ts';
import type { XiDachAction } from '#games/xi-dach/round/index.ts';

export const words: AdviceWords<XiDachAction> = { method: '', figures: () => '' };
