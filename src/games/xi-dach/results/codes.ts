/** What can be told of a seat. */

/** `plain`: a hand in range and nothing more; `den`: caught drawing when already over (rule xd-den). */
export const BANKER_CODES = ['plain', 'quac', 'non', 'ngu-linh', 'xi-dach', 'xi-ban', 'den'] as const;
export const PLAYER_CODES = ['win', 'push', 'lose', 'ngu-linh', 'xi-dach', 'xi-ban', 'quac', 'non', 'den'] as const;

export type ResultCode = (typeof BANKER_CODES | typeof PLAYER_CODES)[number];
