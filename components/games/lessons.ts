import { components as baCay } from './ba-cay/lessons.ts';
import { components as sam } from './sam/lessons.ts';
import { components as taLa } from './ta-la/lessons.ts';
import { components as xiDach } from './xi-dach/lessons.ts';
import { components as xiTo } from './xi-to/lessons.ts';

/** What lessons may use of the games' own: only games that have such a thing stand here. */
export const gameLessonComponents = { ...xiDach, ...xiTo, ...baCay, ...taLa, ...sam };
