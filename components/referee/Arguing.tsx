import { useEffect, useState } from 'preact/hooks';
import { differingRules } from '#core/branches/differing-rules.ts';
import { diverge } from '#core/branches/diverge.ts';
import { type OpinionGroup, type OpinionGroups, ruleSetOfGroup } from '#core/branches/opinion-groups.ts';
import { ruleNumber } from '#core/game/game.ts';
import type { RuleSet } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import type { Ruling, Step } from '#core/ruling.ts';
import { SuitText } from '../cards/Suits.tsx';
import { RuleTag } from '../case/RuleTag.tsx';
import { changesText } from '../house-rules/BranchList.tsx';
import type { Loaded } from '../loading/loaded.ts';
import { addLazyStyle } from '../page/lazy-style.ts';
import styles from './arguing.css?inline';
import { arguingWords } from './arguing-words.ts';
import { CompareLink } from './CompareLink.tsx';
import { OpinionSide } from './OpinionSide.tsx';
import type { RefereeContext } from './words.ts';

addLazyStyle(styles);

/** How many shared steps are shown; earlier ones are folded away. */
const STEPS_SHOWN = 4;

interface Props extends RefereeContext {
  readonly ruling: Ruling<unknown>;
  readonly opinions: OpinionGroups;
  onRuleSet(ruleSet: RuleSet): void;
}

/** Which rule two rule sets disagree on: their shared steps, where they diverge, and the verdict of each. */
export function ArgumentSides({ ruling, opinions, ...rest }: Props) {
  const { now, all, lang } = rest;
  const { game, ui } = all;
  const says = arguingWords[lang];
  const [chosen, setChosen] = useState(0);
  useEffect(() => setChosen(0), [opinions]);
  const group = opinions.others[chosen] ?? opinions.others[0];
  if (!group || !says) {
    return (
      <section class="divergence">
        <p class="agree">{ui.branches.none}</p>
      </section>
    );
  }
  const ruleSet = ruleSetOfGroup(group, now, all);
  const apart = differingRules(game, now.fields, now.rules, ruleSet.rules);
  const sides = { ...rest, apart };
  const judged = judge(game, now.fields, ruleSet.rules);
  const other = judged.ok ? judged.value : undefined;
  const { shared } = diverge(ruling.reasons, other?.reasons ?? []);
  const numbers = [...new Set(apart.map(({ rule }) => ruleNumber(game, rule)))];
  return (
    <section class="divergence">
      {opinions.others.length > 1 && (
        <fieldset class="camps">
          <legend>{says.camps}</legend>
          {opinions.others.map((one, i) => (
            <label key={one.says}>
              <input type="radio" name="camp" checked={one === group} onChange={() => setChosen(i)} />
              <span>
                <b>{one.says || ui.branches.impossible}</b> <small>{opinionGroupName(one, all)}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {other && <p class="lead">{says.lead(numbers.join(', '))}</p>}
      {other && <Shared steps={shared} {...rest} />}
      <div class={opinions.many ? 'sides many' : 'sides'}>
        <OpinionSide {...sides} opinionGroup={opinions.own} ruleSet={now} note={says.yours} ruling={ruling} />
        <OpinionSide {...sides} opinionGroup={group} ruleSet={ruleSet} note={says.others} ruling={other} />
      </div>
      <CompareLink {...rest} class="to-compare" houses={[now, ruleSet]} seen={apart.length} />
    </section>
  );
}

/** The shared steps, in order. */
function Shared({ steps, all, lang }: RefereeContext & { readonly steps: readonly Step[] }) {
  const says = arguingWords[lang];
  const early = steps.slice(0, -STEPS_SHOWN);
  const late = steps.slice(-STEPS_SHOWN);
  const list = (some: readonly Step[]) => (
    <ol class="shared">
      {some.map((step, i) => (
        <li key={`${step.rule} ${i}`} class={step.outcome === 'failed' ? 'no-go' : undefined}>
          <RuleTag rule={step.rule} lang={lang} all={all} />
          <span>
            <SuitText text={all.words.reason(step)} /> <small>{says.same}</small>
          </span>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      {early.length > 0 && (
        <details>
          <summary>{says.before(early.length)}</summary>
          {list(early)}
        </details>
      )}
      {late.length > 0 && list(late)}
    </>
  );
}

/** The presets of an opinion group, or how many changes away it is. */
function opinionGroupName({ presets, changes }: OpinionGroup, all: Loaded): string {
  if (presets.length > 0) return presets.map((preset) => all.words.presets[preset] ?? preset).join(', ');
  return changesText(changes, all);
}
