import CanEat from './CanEat.astro';
import DealtMelds from './DealtMelds.astro';
import DealtOut from './DealtOut.astro';
import NoHalfMeld from './NoHalfMeld.astro';
import Sorter from './Sorter.astro';
import Waits from './Waits.astro';

/** What lessons on Tá Lả alone may use. */
export const components = { CanEat, DealtMelds, DealtOut, NoHalfMeld, Sorter, Waits };
