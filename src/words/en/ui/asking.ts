import type { AskingWords } from '../../vi/ui/asking.ts';

/** The question on which a case hangs, in English. */
export const en: AskingWords = {
  meanwhile: (house) => `${house} rules for now`,
  house: 'Your house rules',
  ask: (label) => `${label}: at your table?`,
  inForce: 'ruled by this now',
  yours: 'your table',
  or: 'the same:',
  dunno: 'I do not know',
  leave: (says) => (says ? `leave it at “${says}”, as most play` : 'leave it so, as most play'),
  which: 'Cannot name your rules? Settle 8 deals',
  nobody: 'none of the rule sets here',
  kept: 'Kept on this device',
  unkept: 'Kept until this page is closed',
  forget: 'Forget it',
  more: 'One more house rule changes this verdict',
};
