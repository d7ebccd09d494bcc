import { type OpinionGroup, type OpinionGroups, ruleSetOfGroup } from '#core/branches/opinion-groups.ts';
import type { Case } from '#core/case.ts';
import type { RuleSet } from '#core/house-rules.ts';
import type { Loaded } from '../loading/loaded.ts';
import { Button } from '../page/controls.tsx';
import { addLazyStyle } from '../page/lazy-style.ts';
import styles from './houses.css?inline';

addLazyStyle(styles);

interface Props {
  readonly of: Case;
  readonly opinions: OpinionGroups;
  readonly loaded: Loaded;
  onRuleSet(ruleSet: RuleSet): void;
}

/** The verdicts of other rule sets: verdict first, then the rule sets and the settings that lead to it. */
export function BranchList({ of, opinions, loaded, onRuleSet }: Props) {
  const { ui } = loaded;
  if (opinions.others.length === 0) {
    return (
      <div class="else">
        <p class="agree">{ui.branches.none}</p>
      </div>
    );
  }
  return (
    <div class="else">
      <h3>{ui.branches.title}</h3>
      <p>{ui.branches.lead}</p>
      <ul class={opinions.many ? 'many' : undefined}>
        {opinions.others.map((group) => (
          <li key={group.says} data-says={group.says}>
            <span class="v">{group.says || ui.branches.impossible}</span>
            <span>
              {presetsText(group, loaded)} {changesText(group.changes, loaded)}{' '}
              {group.says && (
                <Button
                  class="try"
                  onClick={() => onRuleSet(ruleSetOfGroup(group, of, loaded))}
                  text={ui.branches.try}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function presetsText({ presets }: OpinionGroup, { words, ui }: Loaded): string {
  if (presets.length === 0) return '';
  return ui.branches.presets(presets.map((preset) => words.presets[preset] ?? preset).join(', '));
}

/** The house rules that lead to a verdict, as a sentence lists them. */
export function changesText(changes: OpinionGroup['changes'], { words, ui }: Loaded): string {
  const said = changes.map(([key, value]) => {
    const setting = words.settings[key];
    return ui.branches.change(setting?.label ?? key, setting?.values[String(value)] ?? '');
  });
  return ui.branches.otherwise(said.join('; '));
}
