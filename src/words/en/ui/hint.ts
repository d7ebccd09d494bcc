import type { HintUi } from '../../vi/ui/hint.ts';

/** What a hint says of a move that cannot be counted, in English. */
export const en: HintUi = {
  plain: 'It is what most players would do.',
};
