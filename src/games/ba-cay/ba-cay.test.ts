import { describeGame } from '#testing/conformance/index.ts';
import { baCay } from './index.ts';
import { kit } from './testing/kit.ts';

await describeGame(baCay, kit);
