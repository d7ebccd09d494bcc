import { describeAtLength } from '#testing/conformance/index.ts';
import { sam } from './index.ts';
import { kit } from './testing/kit.ts';

await describeAtLength(sam, kit);
