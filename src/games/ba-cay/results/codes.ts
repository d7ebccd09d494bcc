/** What can be told of a seat: of the banker, of a player against one, and of a player for the pot. */

/** `nut`: so many points, and nothing more. */
export const BANKER_CODES = ['plain', 'nut', 'ba-tien', 'sap'] as const;
export const PLAYER_CODES = ['win', 'push', 'lose', 'ba-tien', 'sap', 'nut'] as const;

export type ResultCode = (typeof BANKER_CODES | typeof PLAYER_CODES)[number];
