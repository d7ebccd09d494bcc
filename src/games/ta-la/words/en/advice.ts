/** Looking back at a round of Tá Lả, in English. */

import type { AdviceWords } from '#core/game/advice.ts';
import type { TaLaAction } from '#games/ta-la/round/index.ts';

export const words: AdviceWords<TaLaAction> = { method: '', figures: () => '' };
