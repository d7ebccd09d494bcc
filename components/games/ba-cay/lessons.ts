import HeadsUp from './HeadsUp.astro';
import Points from './Points.astro';

/** What lessons on Ba Cây alone may use. */
export const components = { HeadsUp, Points };
