import type { OpinionGroups } from '#core/branches/opinion-groups.ts';
import type { Case } from '#core/case.ts';
import { differences } from '#core/house-rules.ts';
import type { RefereeWords } from '#words/ui/referee/vi.ts';
import type { Loaded } from '../loading/loaded.ts';
import { ruleSetTitle } from './rule-set-title.ts';

interface Props {
  readonly now: Case;
  readonly opinions: OpinionGroups | undefined;
  readonly all: Loaded;
  readonly words: RefereeWords;
  /** Called when the reader wants to change one: a setting's key, or `preset`. */
  onWant(setting: string): void;
}

/** The house rules of this case: the rule set, and of its settings only those that decide it. */
export function DecidingRules({ now, opinions, all, words, onWant }: Props) {
  const { game, ui } = all;
  const changed = differences(game.schema, now.rules, game.presets[now.preset] ?? {});
  return (
    <div class="house">
      <h2>{words.house}</h2>
      <div class="set">
        <button type="button" class="wide" data-want="preset" onClick={() => onWant('preset')}>
          <span>{ui.house.preset}</span>
          <b>{ruleSetTitle(now, all, words)}</b>
        </button>
        {opinions?.deciders.map((key) => {
          const text = all.words.settings[key];
          return (
            <button type="button" key={key} class="decides" data-want={key} onClick={() => onWant(key)}>
              <span>
                {[text?.label, changed.includes(key) && words.changed, words.decides].filter(Boolean).join(', ')}
              </span>
              <b>{text?.values[String(now.rules[key])]}</b>
            </button>
          );
        })}
      </div>
    </div>
  );
}
