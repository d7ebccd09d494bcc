import { useEffect, useState } from 'preact/hooks';
import { type OpinionGroup, type OpinionGroups, verdictText } from '#core/branches/opinion-groups.ts';
import { displayCard } from '#core/card.ts';
import type { Case } from '#core/case.ts';
import type { Ruling } from '#core/ruling.ts';
import { type NearMiss as Miss, nearestMiss, onlyBreaks } from '#core/summary/near-miss.ts';
import { formatSummary } from '#core/summary/summary.ts';
import { SuitText } from '../cards/Suits.tsx';
import type { Loaded } from '../loading/loaded.ts';
import { Button } from '../page/controls.tsx';
import { arguingWords } from './arguing-words.ts';
import type { RefereeContext } from './words.ts';

interface Props extends Pick<RefereeContext, 'now' | 'all' | 'lang'> {
  readonly ruling: Ruling<unknown>;
  /** The verdicts of other rule sets; undefined while they are computed. */
  readonly opinions: OpinionGroups | undefined;
  onCase(next: Case): void;
}

/** The nearest change of the verdict: one card, and one house rule. */
export function NearMissNote({ now, ruling, opinions, all, lang, onCase }: Props) {
  const says = arguingWords[lang].miss;
  const found = useMiss(now, ruling, all);
  const { words, ui } = all;
  const nearest = opinions && nearestRuleSet(opinions);
  if (!found || !opinions || !says) return null;
  const { miss } = found;
  return (
    <div class="miss">
      <h2>{says.title}</h2>
      {miss && (
        <p>
          <SuitText
            text={says.card(
              ui.seatName(miss.name),
              displayCard(miss.to),
              displayCard(miss.from),
              verdictText(words.verdict(miss.ruling)),
            )}
          />{' '}
          <Button class="try" data-act="miss" onClick={() => onCase({ ...now, fields: miss.fields })} text={says.try} />
        </p>
      )}
      {nearest?.changes.map(([key, value]) => (
        <p key={key}>
          {says.house(
            words.settings[key]?.label ?? key,
            words.settings[key]?.values[String(value)] ?? String(value),
            nearest.says,
          )}
        </p>
      ))}
      {!miss && opinions.others.length === 0 && <p>{says.none}</p>}
    </div>
  );
}

/** The other rule set, one setting away. */
function nearestRuleSet({ others }: OpinionGroups): OpinionGroup | undefined {
  return others.find(({ says, changes }) => says !== '' && changes.length === 1);
}

/** The near miss, computed after the paint: the verdict comes first. */
function useMiss(now: Case, ruling: Ruling<unknown>, all: Loaded): { readonly miss: Miss | undefined } | undefined {
  const [found, setFound] = useState<{ of: Case; miss: Miss | undefined }>();
  useEffect(() => {
    const later = setTimeout(() => {
      const { game } = all;
      const said = outcomeOf(ruling, all);
      const miss = nearestMiss(
        game,
        now.fields,
        now.rules,
        (other, swap) => outcomeOf(other, all) !== said && !onlyBreaks(ruling, other, swap, game.combinations),
      );
      setFound({ of: now, miss });
    });
    return () => clearTimeout(later);
  }, [now, ruling]);
  return found?.of === now ? found : undefined;
}

/** What another card must change: who wins or who pays what; for a single hand whether it is out, not its points. */
function outcomeOf(ruling: Ruling<unknown>, { game }: Loaded): string {
  const summary = game.summary(ruling.verdict);
  return summary.kind === 'word' ? summary.word : formatSummary(summary);
}
