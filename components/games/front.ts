import FrontShift from './ta-la/FrontShift.astro';
import Scale from './xi-dach/Scale.astro';

/** What front pages may use of the games' own: little, so that their styles stay small. */
export const gameFrontComponents = { Scale, Shift: FrontShift };
