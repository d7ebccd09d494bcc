/** The widgets of Xì Dách alone. */
export const widgets = {
  HouseStrategy: () => import('./strategy/RuleSetStrategy.tsx'),
};
