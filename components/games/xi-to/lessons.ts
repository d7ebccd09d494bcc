import Census from './Census.astro';
import FromTwo from './FromTwo.astro';
import Improve from './Improve.astro';
import Ladder from './ladder/Ladder.astro';
import OrderByCount from './OrderByCount.astro';

/** What lessons on Xì Tố alone may use. */
export const components = { Census, FromTwo, Improve, Ladder, OrderByCount };
