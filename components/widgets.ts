/** Every widget of the site by its name, and how it is loaded once it comes into view. */

import type { JSX } from 'preact';
import CaseWidget from './case/CaseWidget.tsx';
import { gameWidgets as ofGames } from './games/widgets.ts';
import { type Part, part } from './loading/part.ts';

export const WIDGETS = {
  // The case widget is part of every page with a widget.
  Case: part(async () => ({ default: CaseWidget })),
  SideBySide: part(() => import('./case/side-by-side/SideBySide.tsx')),
  PlayTable: part(() => import('./table/PlayTable.tsx')),
  Table: part(() => import('./table/OwnTable.tsx')),
  Replay: part(() => import('./round/Replay.tsx')),
  Referee: part(() => import('./referee/Referee.tsx')),
  Contract: part(() => import('./house-rules/contract/Contract.tsx')),
  ScoreBook: part(() => import('./score-book/ScoreBook.tsx')),
  HouseFinder: part(() => import('./which-house/HouseFinder.tsx')),
  Practice: part(() => import('./practice/Practice.tsx')),
  Progress: part(() => import('./practice/progress/ProgressPage.tsx')),
  LessonQuiz: part(() => import('./practice/lesson/LessonQuiz.tsx')),
  ...ofGames,
};
export type WidgetName = keyof typeof WIDGETS;

export interface Widget {
  readonly default: {
    // A method, so that widgets with different props fit.
    render(props: object): JSX.Element | null;
  }['render'] & {
    /** Loads what it needs before it hydrates, after its words and the games of the page. */
    prepare?(): Promise<void>;
  };
}

/** The same, for any name that may stand in a page. */
export const widgetParts: Readonly<Record<string, Part<Widget>>> = WIDGETS;
