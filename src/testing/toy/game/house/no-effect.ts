export const NO_EFFECT = [] as const;
export const CONFLICTS = [] as const;
