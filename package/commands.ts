/** What the command line does, beside the server. */

import { stderr, stdout } from 'node:process';
import type { Lang } from '#core/lang.ts';
import { answer } from '#src/settle/answer.ts';
import { settleWith } from '#src/settle/line.ts';
import { games } from './index.ts';
import { findRules, ruleText } from './rules.ts';
import { searchBook } from './search.ts';

/** The `settle` contract. */
export function settleCases(words: readonly string[]): Promise<number> {
  const engines = games.map(({ engine }) => engine);
  return answer(words, (text, withBranches) => settleWith(text, engines, withBranches));
}

/** Each rule that is asked for, a blank line between. */
export function tellRules(lang: Lang, words: readonly string[], site: string): number {
  const alone = words.map((word) => findRules(word, lang, site));
  // `xi dach 3.3` without quotes is one rule.
  const found = alone.some((rules) => rules.length === 0) ? findRules(words.join(' '), lang, site) : alone.flat();
  if (found.length === 0) {
    const asked = words.join(' ');
    stderr.write(
      asked
        ? `luat-bai: no rule “${asked}”. Try luat-bai search ${asked}\n`
        : 'luat-bai: which rule? Try luat-bai rule xd-ngu-linh\n',
    );
    return 1;
  }
  stdout.write(`${found.map((rule) => ruleText(rule, lang)).join('\n\n')}\n`);
  return 0;
}

/** Each place that is found: what it is, a line of it, its link. */
export function search(lang: Lang, words: readonly string[], site: string): number {
  const found = searchBook(words.join(' '), lang, site);
  const told = found.map(({ game, number, title, line, link }) =>
    [[game, number, title].filter(Boolean).join(' · '), line, link].join('\n'),
  );
  if (told.length > 0) stdout.write(`${told.join('\n\n')}\n`);
  else stderr.write(`luat-bai: nothing was found for “${words.join(' ')}”\n`);
  return told.length > 0 ? 0 : 1;
}
