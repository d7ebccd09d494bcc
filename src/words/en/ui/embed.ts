/** The words of the frame that stands in other people's pages, in English. */

import type { EmbedPageWords, EmbedWords } from '../../vi/ui/embed.ts';

export const en: EmbedWords = {
  title: (game) => `${game}: a ruling by Luật Bài`,
  full: 'See the full ruling at Luật Bài',
  mend: 'Open it at Luật Bài to correct it',
  referee: 'Open the referee of Luật Bài',
  failed: 'It did not load. Reload the page to try again.',
};

/** Part of the page before hydration; separate, so that no script carries it. */
export const enPage: EmbedPageWords = {
  about: 'One case with its ruling, to show in another page.',
  noScript: 'This frame needs JavaScript to rule on a case. The referee page has an example that is ruled on.',
};
