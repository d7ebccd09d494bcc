import { EDITION, type EditionChange } from '#book/edition.ts';
import type { LinkRuling } from '#core/links/case-link.ts';
import { formatSummary, type Summary } from '#core/summary/summary.ts';
import { en } from '#words/en/ui/since.ts';
import { vi } from '#words/vi/ui/since.ts';
import { RuleTag } from '../case/RuleTag.tsx';
import { summaryWords } from './summary-words.ts';
import type { RefereeContext } from './words.ts';

/** They come with it: few links are old. */
const sinceWords = { vi, en };

interface Props extends Pick<RefereeContext, 'all' | 'lang'> {
  readonly sent: LinkRuling;
  /** The summary of the current ruling; undefined where there is none. */
  readonly summary: Summary | undefined;
  readonly changes: readonly EditionChange[];
}

/**
 * The history of an old link: its edition, the ruling at that time, and what has changed since. Nothing for a link whose ruling
 * is current.
 */
export function EditionNote({ sent, summary, changes, all, lang }: Props) {
  const { game, ui } = all;
  const since = sinceWords[lang];
  const then = sent.summary && summaryWords(sent.summary, ui, since);
  const same =
    sent.summary !== undefined && summary !== undefined && formatSummary(sent.summary) === formatSummary(summary);
  if (sent.edition === EDITION) {
    return then && summary && !same ? <p class="since">{since.forged(then)}</p> : null;
  }
  if (sent.edition > EDITION) return <p class="since">{since.newer}</p>;
  const later = changes.filter((one) => one.game === game.id && one.edition > sent.edition);
  return (
    <div class="since">
      <p>
        {since.older(sent.edition, EDITION)} {same ? since.same : then ? since.before(then) : since.unknown}
      </p>
      {later.length === 0 ? (
        <p>{since.nothing}</p>
      ) : (
        <>
          <p>{since.changed}:</p>
          <ul>
            {later.map(({ edition, rules, what }) => (
              <li key={`${edition} ${what}`}>
                {rules.map((rule) => (
                  <RuleTag key={rule} rule={rule} lang={lang} all={all} />
                ))}{' '}
                {what}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
