import Cards from './cards/Cards.astro';
import Case from './case/Case.astro';
import Said from './case/Said.astro';
import SideBySide from './case/side-by-side/SideBySide.astro';
import { gameLessonComponents as ofGames } from './games/lessons.ts';
import Flip from './house/Flip.astro';
import HouseTable from './house/HouseTable.astro';
import Replay from './round/Replay.astro';
import Rule from './rule/Rule.astro';
import Fold from './shell/Fold.astro';
import H2 from './shell/H2.astro';
import H3 from './shell/H3.astro';
import Table from './shell/Table.astro';

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
