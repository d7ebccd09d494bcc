import HeadsUp from './ba-cay/HeadsUp.astro';
import Points from './ba-cay/Points.astro';
import Beats from './sam/Beats.astro';
import DealtSets from './sam/DealtSets.astro';
import InstantOdds from './sam/InstantOdds.astro';
import Pack from './sam/Pack.astro';
import Runs from './sam/Runs.astro';
import CanEat from './ta-la/CanEat.astro';
import DealtMelds from './ta-la/DealtMelds.astro';
import DealtOut from './ta-la/DealtOut.astro';
import NoHalfMeld from './ta-la/NoHalfMeld.astro';
import Shift from './ta-la/Shift.astro';
import Sorter from './ta-la/Sorter.astro';
import Waits from './ta-la/Waits.astro';
import './ta-la/shift.css';
import BankerEnds from './xi-dach/BankerEnds.astro';
import BustChart from './xi-dach/BustChart.astro';
import Naturals from './xi-dach/Naturals.astro';
import Scale from './xi-dach/Scale.astro';
import Strategy from './xi-dach/strategy/Strategy.astro';
import Census from './xi-to/Census.astro';
import Endings from './xi-to/Endings.astro';
import Ladder from './xi-to/ladder/Ladder.astro';
import OrderByCount from './xi-to/OrderByCount.astro';

/** What lessons may use of the games' own: only games that have such a thing stand here. */
export const gameLessonComponents = {
  BankerEnds,
  BustChart,
  Naturals,
  Scale,
  Shift,
  Strategy,
  Census,
  Endings,
  Ladder,
  OrderByCount,
  HeadsUp,
  Points,
  CanEat,
  DealtMelds,
  DealtOut,
  NoHalfMeld,
  Sorter,
  Waits,
  Beats,
  DealtSets,
  InstantOdds,
  Pack,
  Runs,
};
