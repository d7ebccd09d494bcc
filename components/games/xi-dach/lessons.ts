import BankerEnds from './BankerEnds.astro';
import BustChart from './BustChart.astro';
import Naturals from './Naturals.astro';
import Scale from './Scale.astro';
import Strategy from './strategy/Strategy.astro';

/** What lessons on Xì Dách alone may use. */
export const components = { BankerEnds, BustChart, Naturals, Scale, Strategy };
