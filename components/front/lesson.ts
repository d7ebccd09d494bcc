import Cards from '../cards/Cards.astro';
import Case from '../case/Case.astro';
import Said from '../case/Said.astro';
import { gameFrontComponents as ofGames } from '../games/front.ts';
import H2 from '../page/H2.astro';
import H3 from '../page/H3.astro';
import Rule from '../rule/Rule.astro';
import Disputes from './Disputes.astro';
import Step from './Step.astro';
import Three from './Three.astro';
import WhatBeats from './WhatBeats.astro';

/** What the front page of a game may use without importing it, and no more: so its styles stay small. */
export const frontComponents = {
  h2: H2,
  h3: H3,
  Cards,
  Case,
  Said,
  Rule,
  Step,
  WhatBeats,
  Disputes,
  Three,
  ...ofGames,
};
