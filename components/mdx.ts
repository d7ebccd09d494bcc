import Cards from './cards/Cards.astro';
import Case from './case/Case.astro';
import Said from './case/Said.astro';
import Scale from './case/Scale.astro';
import SideBySide from './case/SideBySide.astro';
import CanEat from './hand/CanEat.astro';
import Sorter from './hand/Sorter.astro';
import Flip from './house/Flip.astro';
import HouseTable from './house/HouseTable.astro';
import Ladder from './ladder/Ladder.astro';
import BankerEnds from './odds/BankerEnds.astro';
import BustChart from './odds/BustChart.astro';
import Census from './odds/Census.astro';
import DealtMelds from './odds/DealtMelds.astro';
import DealtOut from './odds/DealtOut.astro';
import DealtSets from './odds/DealtSets.astro';
import FromTwo from './odds/FromTwo.astro';
import HeadsUp from './odds/HeadsUp.astro';
import Improve from './odds/Improve.astro';
import InstantOdds from './odds/InstantOdds.astro';
import Naturals from './odds/Naturals.astro';
import NoHalfMeld from './odds/NoHalfMeld.astro';
import OrderByCount from './odds/OrderByCount.astro';
import Points from './odds/Points.astro';
import Waits from './odds/Waits.astro';
import Beats from './play/Beats.astro';
import Pack from './play/Pack.astro';
import Runs from './play/Runs.astro';
import Deal from './round/Deal.astro';
import Replay from './round/Replay.astro';
import Rule from './rule/Rule.astro';
import H2 from './shell/H2.astro';
import H3 from './shell/H3.astro';
import Table from './shell/Table.astro';

/** What lessons may use without importing it. */
export const components = {
  h2: H2,
  h3: H3,
  table: Table,
  Cards,
  Case,
  Said,
  SideBySide,
  Ladder,
  Sorter,
  CanEat,
  Beats,
  Runs,
  Pack,
  Scale,
  Deal,
  Replay,
  Flip,
  HouseTable,
  Rule,
  BankerEnds,
  BustChart,
  Naturals,
  Census,
  OrderByCount,
  Improve,
  FromTwo,
  Points,
  HeadsUp,
  DealtMelds,
  DealtOut,
  NoHalfMeld,
  Waits,
  InstantOdds,
  DealtSets,
};
