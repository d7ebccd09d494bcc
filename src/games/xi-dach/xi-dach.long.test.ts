import { describeAtLength } from '#testing/conformance/index.ts';
import { xiDach } from './index.ts';
import { kit } from './testing/kit.ts';

await describeAtLength(xiDach, kit);
