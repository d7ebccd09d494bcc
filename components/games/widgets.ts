import { widgets as sam } from './sam/widgets.ts';
import { widgets as taLa } from './ta-la/widgets.ts';
import { widgets as xiDach } from './xi-dach/widgets.ts';
import { widgets as xiTo } from './xi-to/widgets.ts';

/** The games' own widgets, each loaded when one comes into view: only games that have any stand here. */
export const gameWidgets = { ...xiDach, ...xiTo, ...taLa, ...sam };
