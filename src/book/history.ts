/** The history of each rule, edition by edition. */

import type { Lang } from '#core/lang.ts';
import { ruleById as ruleOf } from './catalogue/catalogue.ts';
import { type Added, addedValues, type Edition, editions } from './editions.ts';

/** One thing that an edition did to a rule. */
export type Event =
  /** The rule stands in the book since then. */
  | { readonly type: 'new' }
  /** It rules otherwise since then. */
  | { readonly type: 'changed'; readonly what: Readonly<Record<Lang, string>> }
  /** A house rule on which it depends was added, or got more values. */
  | ({ readonly type: 'setting'; readonly key: string } & Added);

export interface HistoryChapter {
  readonly edition: number;
  readonly date: string;
  readonly events: readonly Event[];
}

/** The history of a rule, the first edition that has it first; editions that left it alone are not there. */
export function historyOf(id: string): readonly HistoryChapter[] {
  const rule = ruleOf(id);
  const all = editions();
  const first = all.find(({ additions }) => additions.some(({ rules }) => rules.includes(id))) ?? all[0];
  return all.flatMap((one) => {
    const events = [...(one === first ? [{ type: 'new' } as const] : []), ...eventsIn(one, rule)];
    return events.length === 0 ? [] : [{ edition: one.edition, date: one.date, events }];
  });
}

function eventsIn({ edition, changes }: Edition, { id, game, settings }: ReturnType<typeof ruleOf>): Event[] {
  const added = addedValues(game, edition);
  return [
    ...changes.filter(({ rules }) => rules.includes(id)).map(({ what }): Event => ({ type: 'changed', what })),
    ...settings.flatMap((key): Event[] => {
      const one = added[key];
      return one ? [{ type: 'setting', key, ...one }] : [];
    }),
  ];
}
