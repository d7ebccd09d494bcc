import { describeAtLength } from '#testing/conformance/index.ts';
import { xiTo } from './index.ts';
import { kit } from './testing/kit.ts';

await describeAtLength(xiTo, kit);
