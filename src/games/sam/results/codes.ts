/** What can be told of a seat. */

/**
 * How a round ended: somebody is out; was dealt an instant win; made a sâm, or failed, stopped by another (`stopper`) or with a 2 as
 * the last card; or went out on 2s, which is no win.
 */
export const ENDS = ['out', 'instant', 'sam-won', 'sam-lost', 'sam-on-two', 'on-two'] as const;
/** What the others have left; `cong`: never played; `kept`: kept a card back against the last card of whoever is out. */
export const LEFT = ['left', 'cong', 'kept'] as const;

export type ResultCode = (typeof ENDS | typeof LEFT)[number] | 'stopper';

/** A chopped 2, a chopped quad, and a quad that is chopped when it has itself chopped. */
export const SIDES = ['chop-two', 'chop-quad', 'chop-chain'] as const;
export type SideCode = (typeof SIDES)[number];
