// A question at the end of a lesson may show a moment of a round. Its styles are in the same file as those of all lessons: a request less.
import './practice/session/moment.css';
import Cards from './cards/Cards.astro';
import Case from './case/Case.astro';
import Said from './case/Said.astro';
import SideBySide from './case/side-by-side/SideBySide.astro';
import { gameLessonComponents as ofGames } from './games/lessons.ts';
import Flip from './house-rules/Flip.astro';
import HouseTable from './house-rules/HouseTable.astro';
import Fold from './page/Fold.astro';
import H2 from './page/H2.astro';
import H3 from './page/H3.astro';
import Table from './page/Table.astro';
import Replay from './round/Replay.astro';
import Rule from './rule/Rule.astro';

/** What lessons may use without importing it. */
export const lessonComponents = {
  h2: H2,
  h3: H3,
  table: Table,
  Cards,
  Fold,
  Case,
  Said,
  SideBySide,
  Replay,
  Flip,
  HouseTable,
  Rule,
  ...ofGames,
};
