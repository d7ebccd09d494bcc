/** Every widget of the site by its name, and how it is loaded once it comes into view. */

import type { JSX } from 'preact';
import Case from '../case/Case.tsx';
import { widgets as ofGames } from '../games/widgets.ts';

export const WIDGETS = {
  // The case comes with every page that has a widget: it is here when the first one comes into view.
  Case: async () => ({ default: Case }),
  SideBySide: () => import('../case/side-by-side/SideBySide.tsx'),
  PlayTable: () => import('../table/PlayTable.tsx'),
  Table: () => import('../table/OwnTable.tsx'),
  Replay: () => import('../round/Replay.tsx'),
  Referee: () => import('../referee/load.ts').then(({ load }) => load()),
  Contract: () => import('../contract/Contract.tsx'),
  Practice: () => import('../quiz/start/load.ts').then(({ load }) => load()),
  Progress: () => import('../quiz/load-progress.ts').then(({ load }) => load()),
  LessonQuiz: () => import('../quiz/load-lesson.ts').then(({ load }) => load()),
  ...ofGames,
};
export type WidgetName = keyof typeof WIDGETS;

interface Widget {
  // A method, so that widgets with different props fit.
  default(props: object): JSX.Element | null;
}

/** The same, by any name that a page may hold. */
export const widgetLoads: Readonly<Record<string, () => Promise<Widget>>> = WIDGETS;
