import { type Alternative, assessMove, type ReviewedMove } from '#core/rounds/look-back.ts';
import { SuitText } from '../../cards/Suits.tsx';
import { Button } from '../../page/controls.tsx';
import { EndBanner } from '../RoundEnd.tsx';
import { Bar } from './Bar.tsx';
import { MoveRuleLinks } from './MoveAssessment.tsx';
import { type ReviewPage, type ReviewProps, rulesToPractise } from './moments.ts';

interface Props extends ReviewProps {
  readonly moments: readonly ReviewedMove[];
  readonly tried: ReadonlyMap<ReviewedMove, Alternative>;
  readonly looking: boolean;
  /** So many moves are not listed. */
  readonly more: number;
  onMore(): void;
  onPage(page: ReviewPage): void;
}

/** The moves that are worth another try, what came of those that were tried, and what to practise. */
export function Contents(props: Props) {
  const { at, rounds, coach, all, lang, words, after, moments, tried, looking, more, onMore, onPage } = props;
  const { ui, advice } = coach;
  const { end, seats, you } = at.shown;
  const untried = moments.find((moment) => !tried.has(moment));
  const rules = rulesToPractise(moments.filter((moment) => tried.has(moment)));
  const lead = looking
    ? ui.looking
    : !advice
      ? ui.noChoice(all.words.name)
      : moments.length === 0
        ? ui.nothing
        : ui.found(moments.length + more);
  return (
    <div class="tb lb">
      <Bar back={ui.toEnd} title={ui.title} onBack={() => at.learn(undefined)} />
      {end && <EndBanner end={end} you={you} net={seats.find(({ who }) => who === you)?.net ?? 0} words={words} />}
      <div class="lb-body" aria-busy={looking ? true : undefined}>
        <p role="status">{lead}</p>
        {moments.length > 0 && (
          <ol class="lb-list">
            {moments.map((moment, place) => (
              <li key={moment.at}>
                <button
                  type="button"
                  data-moment={place + 1}
                  onClick={() => onPage({ type: tried.has(moment) ? 'told' : 'again', moment })}
                >
                  <b>{ui.one(place + 1)}</b>
                  <SuitText as="span" text={rounds.shown(moment.at, []).lines.at(-1)?.text ?? words.dealt} />
                  <em>{tried.has(moment) ? ui.judged[assessMove(moment).type] : ui.untried}</em>
                </button>
              </li>
            ))}
          </ol>
        )}
        {more > 0 && <Button class="btn b2 lb-more" data-act="more" onClick={onMore} text={ui.more(more)} />}
        {rules.length > 0 && (
          <section class="lb-rules">
            <h3>{ui.rules}</h3>
            {rules.map((rule) => (
              <MoveRuleLinks key={rule} rule={rule} all={all} lang={lang} ui={ui} />
            ))}
          </section>
        )}
      </div>
      <div class="tb-you">
        <div class="tb-moves over">
          {untried ? (
            <Button
              class="btn wide"
              data-act="begin"
              onClick={() => onPage({ type: 'again', moment: untried })}
              text={ui.begin(moments.indexOf(untried) + 1)}
            />
          ) : (
            <Button class="btn wide" data-move="again" onClick={at.again} text={words.again} />
          )}
          <Button class="btn b2" data-move="review" onClick={() => at.look(0)} text={words.review} />
          {after}
        </div>
      </div>
    </div>
  );
}
