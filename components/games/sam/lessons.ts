import Beats from './Beats.astro';
import DealtSets from './DealtSets.astro';
import InstantOdds from './InstantOdds.astro';
import Pack from './Pack.astro';
import Runs from './Runs.astro';

/** What lessons on Sâm alone may use. */
export const components = { Beats, DealtSets, InstantOdds, Pack, Runs };
