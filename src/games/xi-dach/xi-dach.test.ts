import { describeGame } from '#testing/conformance/index.ts';
import { xiDach } from './index.ts';
import { kit } from './testing/kit.ts';

await describeGame(xiDach, kit);
