/** Which kinds of question a session has had enough of. */

import type { Plan, PlannedQuestion } from './plan.ts';

type Asked = Pick<PlannedQuestion, 'game' | 'kind'>;

/**
 * The kinds of a game that were asked as often as the plan has them, and the latest one where there are others: the one that was
 * asked longest ago first.
 * @param asked what this session has asked so far, in order
 */
export function wornKinds({ askings }: Plan, asked: readonly Asked[], game: string): readonly string[] {
  const planned = kindsIn(askings, game);
  const had = kindsIn(asked, game);
  const last = asked.at(-1);
  return [...new Set(had.toReversed())].toReversed().filter((kind) => {
    const times = planned.filter((one) => one === kind).length;
    const isOnly = times > 0 && times === planned.length;
    const isLatest = last?.game === game && last.kind === kind;
    return had.filter((one) => one === kind).length >= Math.max(times, 1) || (isLatest && !isOnly);
  });
}

function kindsIn(all: readonly Asked[], game: string): readonly string[] {
  return all.filter((one) => one.game === game).map(({ kind }) => kind);
}
