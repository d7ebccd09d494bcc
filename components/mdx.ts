import Cards from './cards/Cards.astro';
import Case from './case/Case.astro';
import Said from './case/Said.astro';
import SideBySide from './case/side-by-side/SideBySide.astro';
import HeadsUp from './games/ba-cay/HeadsUp.astro';
import Points from './games/ba-cay/Points.astro';
import Beats from './games/sam/Beats.astro';
import DealtSets from './games/sam/DealtSets.astro';
import InstantOdds from './games/sam/InstantOdds.astro';
import Pack from './games/sam/Pack.astro';
import Runs from './games/sam/Runs.astro';
import CanEat from './games/ta-la/CanEat.astro';
import DealtMelds from './games/ta-la/DealtMelds.astro';
import DealtOut from './games/ta-la/DealtOut.astro';
import NoHalfMeld from './games/ta-la/NoHalfMeld.astro';
import Sorter from './games/ta-la/Sorter.astro';
import Waits from './games/ta-la/Waits.astro';
import BankerEnds from './games/xi-dach/BankerEnds.astro';
import BustChart from './games/xi-dach/BustChart.astro';
import Naturals from './games/xi-dach/Naturals.astro';
import Scale from './games/xi-dach/Scale.astro';
import Census from './games/xi-to/Census.astro';
import FromTwo from './games/xi-to/FromTwo.astro';
import Improve from './games/xi-to/Improve.astro';
import Ladder from './games/xi-to/ladder/Ladder.astro';
import OrderByCount from './games/xi-to/OrderByCount.astro';
import Flip from './house/Flip.astro';
import HouseTable from './house/HouseTable.astro';
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
