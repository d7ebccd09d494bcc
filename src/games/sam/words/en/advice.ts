/** Looking back at a round of Sâm, in English. */

import type { AdviceWords } from '#core/game/advice.ts';
import type { SamAction } from '#games/sam/round/index.ts';

export const words: AdviceWords<SamAction> = {
  method:
    'The computer counts the fewest plays that would empty your hand if nobody stepped in, and whether any cards you have not seen could beat this one. A play that nobody can beat gains half a play, a pass loses half, and keeping back a higher card that you may have to pay for loses 2; a sure win is best of all, and holding nothing but 2s that cannot win is worst.',
  figures({ action, figures: { turns = 0, beaten, sure, thoi, fails, owed, stops } }) {
    if (fails) return 'passing loses your Sâm';
    if (stops) return 'it beats the caller: the round is over';
    if (thoi) return turns === 0 ? 'out on a 2, which does not win' : 'only 2s left, and a last 2 does not win';
    if (turns === 0) return 'you are out';
    const left = turns === 1 ? '1 more play to go' : `${turns} more plays to go`;
    if (sure) return `${left}, a sure win`;
    if (action.type === 'pass') return left;
    if (owed) return `${left}, and you may have to pay for all`;
    return `${left}, ${beaten ? 'someone may beat it' : 'nobody can beat it'}`;
  },
  hint({ action, figures: { turns = 0, fails } }) {
    if (action.type !== 'pass' || fails) return undefined;
    return { why: `your hand stays whole: ${turns === 1 ? '1 more play' : `${turns} more plays`} to be out` };
  },
};
