import { Fragment } from 'preact';
import { href, pathOf } from '#book/address.ts';
import { differingRules } from '#core/branches/differing-rules.ts';
import { verdictText } from '#core/branches/opinion-groups.ts';
import { ruleNumber } from '#core/game/game.ts';
import type { RuleSet } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import type { Ruling } from '#core/ruling.ts';
import type { Loaded } from '../loading/loaded.ts';
import { arguingWords } from './arguing-words.ts';
import { type RefereeContext, ruleSetTitle } from './words.ts';

interface Props extends RefereeContext {
  readonly ruling: Ruling<unknown>;
  /** The reader's own rule set. */
  readonly ownRules: RuleSet;
}

/** The verdict under the reader's own rules, in one line under that of other rules: the same, or where the two differ. */
export function OwnRulesRuling({ now, ruling, ownRules, all, lang, words }: Props) {
  const { game } = all;
  const told = arguingWords[lang];
  const judged = judge(game, now.fields, ownRules.rules);
  const name = told.mine.house(ruleSetTitle(ownRules, all, words));
  if (!judged.ok) {
    return (
      <p class="mine" data-mine="none">
        <span class="v">{all.ui.branches.impossible}</span>
        <span>
          <b>{name}</b> {told.impossible}
        </span>
      </p>
    );
  }
  const says = verdictText(all.words.verdict(judged.value));
  const same = says === verdictText(all.words.verdict(ruling));
  const apart = differingRules(game, now.fields, now.rules, ownRules.rules);
  // A difference that changes nothing is not spelled out: the rules are enough.
  const parts = same
    ? [...new Set(apart.map(({ rule }) => rule))].map((rule) => ({ rule, text: '' }))
    : apart.map(({ setting, rule }) => ({ rule, text: settingText(setting, ownRules, all) }));
  return (
    <p
      class={says.length > 16 ? 'mine long' : says.length > 8 ? 'mine wide' : 'mine'}
      data-mine={same ? 'same' : 'other'}
    >
      <span class="v">{says}</span>
      <span>
        <b>{name}</b> {apart.length === 0 ? told.mine.same : same ? told.mine.sameBut : told.mine.other}
        {parts.map(({ rule, text }, at) => (
          <Fragment key={text || rule}>
            {' '}
            <span class="at">
              <a href={`${href(pathOf(lang, game.id, 'luat'))}#${rule}`}>{ruleNumber(game, rule)}</a>
              {text ? ':' : at < parts.length - 1 ? ',' : '.'}
            </span>
            {text && ` ${text}${at < parts.length - 1 ? ';' : '.'}`}
          </Fragment>
        ))}
      </span>
    </p>
  );
}

/** `Non gặp quắc: quắc ăn` */
function settingText(key: string, { rules }: RuleSet, { words }: Loaded): string {
  const text = words.settings[key];
  return `${text?.label ?? key}: ${text?.values[String(rules[key])] ?? rules[key]}`;
}
