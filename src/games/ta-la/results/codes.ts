/** What can be told of a seat: points with a meld laid, no meld, out in one of three ways, and who pays for all (rule tl-u-den). */
export const CODES = ['points', 'mom', 'u', 'u-tron', 'u-khan', 'den'] as const;
export type ResultCode = (typeof CODES)[number];

/** What is paid beside the places: the first, second and third card eaten of one player, and one of the last round. */
export const SIDES = ['eaten-1', 'eaten-2', 'eaten-3', 'chot'] as const;
export type SideCode = (typeof SIDES)[number];
