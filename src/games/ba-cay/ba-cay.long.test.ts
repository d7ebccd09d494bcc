import { describeAtLength } from '#testing/conformance/index.ts';
import { baCay } from './index.ts';
import { kit } from './testing/kit.ts';

await describeAtLength(baCay, kit);
