/** The widgets of Xì Dách alone. */
import { part } from '#components/loading/part.ts';

export const widgets = {
  HouseStrategy: part(() => import('./strategy/RuleSetStrategy.tsx')),
};
