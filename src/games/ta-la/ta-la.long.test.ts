import { describeAtLength } from '#testing/conformance/index.ts';
import { taLa } from './index.ts';
import { kit } from './testing/kit.ts';

await describeAtLength(taLa, kit);
