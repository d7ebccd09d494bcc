/** What the frame says of a text that is no case, in English. */

import type { EmbedFaultWords } from '../../../vi/ui/embed/fault.ts';

export const en: EmbedFaultWords = {
  empty: 'This frame needs a case. Write it into the frame’s address after ?c=, like the one below.',
  withheld: 'The case is not written correctly, so there is no ruling.',
};
