import type { Lang } from '#core/lang.ts';
import { isScheduled, type PracticeHistory, SCHEDULED_FROM } from '#practice/history.ts';
import { withSchedule } from '#practice/record.ts';
import type { ProgressUi } from '#words/vi/ui/progress.ts';
import { Button } from '../../page/controls.tsx';
import { deviceHistory } from '../history/writer.ts';
import { practiceLink } from '../place.ts';

export interface RuleEntry {
  readonly id: string;
  readonly number: string;
  readonly title: string;
}

export interface GameProgressInfo {
  readonly id: string;
  readonly name: string;
  readonly ink: string;
  /** Those that practice asks about. */
  readonly rules: readonly RuleEntry[];
  /** Those that no question can train: how a table is set up. */
  readonly unasked: readonly RuleEntry[];
}

/** What every part of the page of progress is shown with. */
export interface ShownProgress {
  readonly history: PracticeHistory;
  /** The rules that are due, the first to be asked first. */
  readonly due: readonly string[];
  /** Undefined in the build, which does not know the current time. */
  readonly now: number | undefined;
  readonly ui: ProgressUi;
  readonly lang: Lang;
}

interface Props extends ShownProgress {
  readonly games: readonly GameProgressInfo[];
}

/** A review asks no more. */
const MOST_NAMED = 10;

/** The rules that a review would ask now, by name, or when the next one is due; and the line that turns the schedule off. */
export function DueRules({ games, history, due, now, ui, lang }: Props) {
  const isOff = history.schedule === 'off';
  const all = games.flatMap(({ name, rules }) => rules.map((rule) => ({ ...rule, game: name })));
  const named = due.flatMap((id) => all.filter((rule) => rule.id === id));
  return (
    <section class="due">
      <h2>{ui.schedule}</h2>
      <p role="status">{dueLead(history, named.length, now, ui)}</p>
      {named.length > 0 && (
        <>
          <ul class="rules">
            {named.slice(0, MOST_NAMED).map(({ id, number, title, game }) => (
              <li key={id}>
                <a href={practiceLink({ type: 'rule', rule: id }, lang)}>
                  <b>{number}</b>
                  <span>{title}</span>
                </a>
                <small>{game}</small>
              </li>
            ))}
          </ul>
          <p class="btns">
            <a class="btn" data-act="due" href={practiceLink({ type: 'due' }, lang)}>
              {ui.review}
            </a>
          </p>
        </>
      )}
      <p class="s">
        {ui.scheduleLead(SCHEDULED_FROM)}{' '}
        <Button
          class="link"
          data-act="schedule"
          aria-pressed={!isOff}
          onClick={() => deviceHistory.update((own) => withSchedule(own, isOff ? 'on' : 'off'))}
          text={isOff ? ui.on : ui.off}
        />
      </p>
    </section>
  );
}

function dueLead(history: PracticeHistory, due: number, now: number | undefined, ui: ProgressUi): string {
  if (history.schedule === 'off') return ui.dueOff;
  if (!isScheduled(history)) return ui.dueSoon(SCHEDULED_FROM - history.count);
  if (due > 0) return ui.dueNow(due);
  const next = Math.min(...[...history.rules.values()].flatMap(({ memory }) => memory?.due ?? []));
  return now === undefined || !Number.isFinite(next) ? ui.dueNone : ui.dueNext(dueText(next, now, ui));
}

const DAY = 86_400_000;

/** When a rule is due, in whole days; nothing where that is not known. */
export function dueText(due: number | undefined, now: number | undefined, ui: ProgressUi): string {
  if (due === undefined || now === undefined) return '';
  const days = Math.ceil((due - now) / DAY);
  return days < 1 ? ui.today : ui.inDays(days);
}
