/** Prints what is ruled on the fixed corpus of a game, a line each, to compare before and after a change: `node scripts/corpus.ts sam`. */

import { engineOf } from '#games/engines.ts';
import { corpusLines } from '#testing/corpus/corpus.ts';

const [, , id = ''] = process.argv;
const game = engineOf(id);
if (!game) throw new Error(`there is no game ${id}`);
console.log(corpusLines(game).join('\n'));
