/** The widgets of pages that stand by themselves. What they are made of is named here, so that no lesson's script names it. */

import type * as Contract from './contract/Contract.tsx';
import type * as Referee from './referee/Referee.tsx';

/** The referee, with its words. */
export const referee = async (): Promise<typeof Referee> => (await import('./referee/load.ts')).load();

/** The page of house rules. */
export const contract = (): Promise<typeof Contract> => import('./contract/Contract.tsx');
