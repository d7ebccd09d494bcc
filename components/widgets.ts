/** Every widget of the site by its name, and how it is loaded once it comes into view. */

import type { JSX } from 'preact';
import CaseWidget from './case/CaseWidget.tsx';
import { gameWidgets as ofGames } from './games/widgets.ts';

export const WIDGETS = {
  // The case widget is part of every page with a widget: it is loaded when the first one comes into view.
  Case: async () => ({ default: CaseWidget }),
  SideBySide: () => import('./case/side-by-side/SideBySide.tsx'),
  PlayTable: () => import('./table/PlayTable.tsx'),
  Table: () => import('./table/OwnTable.tsx'),
  Replay: () => import('./round/Replay.tsx'),
  Referee: () => import('./referee/load.ts').then(({ loadReferee }) => loadReferee()),
  Contract: () => import('./house-rules/contract/Contract.tsx'),
  Practice: () => import('./practice/load.ts').then(({ loadPractice }) => loadPractice()),
  Progress: () => import('./practice/progress/load-progress.ts').then(({ loadProgress }) => loadProgress()),
  LessonQuiz: () => import('./practice/lesson/load-lesson.ts').then(({ loadLessonQuiz }) => loadLessonQuiz()),
  ...ofGames,
};
export type WidgetName = keyof typeof WIDGETS;

interface Widget {
  // A method, so that widgets with different props fit.
  default(props: object): JSX.Element | null;
}

/** The same, for any name that may stand in a page. */
export const widgetLoads: Readonly<Record<string, () => Promise<Widget>>> = WIDGETS;
