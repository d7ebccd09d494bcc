import { Fragment } from 'preact';
import { href, pathOf } from '#book/address.ts';
import type { DifferingRule } from '#core/branches/differing-rules.ts';
import type { OpinionGroup } from '#core/branches/opinion-groups.ts';
import type { Case } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import { ruleNumber } from '#core/game/game.ts';
import type { RuleSet } from '#core/house-rules.ts';
import { writeJson } from '#core/json.ts';
import type { Ruling } from '#core/ruling.ts';
import { contractLink } from '../house-rules/contract/link.ts';
import { sourceNames } from '../house-rules/source-names.ts';
import { Button } from '../page/controls.tsx';
import { arguingWords } from './arguing-words.ts';
import { type RefereeContext, ruleSetTitle } from './words.ts';

interface Props extends RefereeContext {
  readonly opinionGroup: OpinionGroup;
  readonly ruleSet: RuleSet;
  /** The rule set's title. */
  readonly note: string;
  /** Undefined where its rules do not allow such a deal. */
  readonly ruling: Ruling<unknown> | undefined;
  /** The house rules over which the two rule sets part. */
  readonly apart: readonly DifferingRule[];
  onRuleSet(chosen: RuleSet): void;
}

/** One rule set: the rules by which it diverges, its values for them, and its verdict. */
export function OpinionSide({ opinionGroup, ruleSet, note, ruling, apart, now, all, lang, words, onRuleSet }: Props) {
  const { game } = all;
  const says = arguingWords[lang];
  const sources = sourceNames[lang];
  const own = ruleSet.rules === now.rules;
  const verdict = ruling && all.words.verdict(ruling);
  const of: Case = { ...now, ...ruleSet };
  const also = opinionGroup.presets
    .filter((preset) => !own || preset !== ruleSet.preset)
    .map((one) => all.words.presets[one] ?? one);
  const players = [
    ...new Set(
      apart.flatMap(({ setting }) => {
        return game.schema[setting]?.values.find(({ value }) => value === ruleSet.rules[setting])?.sources ?? [];
      }),
    ),
  ].map((id) => sources[id] ?? id);
  return (
    <article
      class={own ? 'side own' : 'side'}
      data-case={formatCase(of, game)}
      data-verdict={ruling && writeJson(game.verdictJson(ruling.verdict))}
    >
      <h3>
        {ruleSetTitle(ruleSet, all, words)} <small>{note}</small>
      </h3>
      <div class="step">
        {apart.map(({ setting, rule }) => (
          <Fragment key={setting}>
            <a class="no" href={`${href(pathOf(lang, game.id, 'luat'))}#${rule}`}>
              {ruleNumber(game, rule)}
            </a>
            <p class="set-to">
              {all.words.settings[setting]?.label}
              <b>{all.words.settings[setting]?.values[String(ruleSet.rules[setting])]}</b>
              <code class="id">{`${setting}=${ruleSet.rules[setting]}`}</code>
            </p>
          </Fragment>
        ))}
      </div>
      <div class="says">
        {verdict?.lines.length ? (
          <ul>
            {verdict.lines.map(({ text, net }) => (
              <li key={text}>
                {text} <span>{net}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p class="v">{verdict?.big || all.ui.branches.impossible}</p>
        )}
        {verdict && verdict.lines.length === 0 && verdict.net && <p class="net">{verdict.net}</p>}
        <p class="s">
          {!verdict && says.impossible}
          {also.length > 0 && says.also(also.join(', '))}
          {!own && also.length === 0 && verdict && says.nobody} {players.length > 0 && says.who(players.join(', '))}
        </p>
        {own ? (
          <a class="btn" href={contractLink([{ game, ruleSet }], lang)} data-act="keep">
            {says.keep}
          </a>
        ) : (
          verdict && <Button class="btn" data-act="play" onClick={() => onRuleSet(ruleSet)} text={says.play} />
        )}
      </div>
    </article>
  );
}
