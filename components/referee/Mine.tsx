import { href, pathOf } from '#book/address.ts';
import { sayingOf } from '#core/branches/outcomes.ts';
import { diverge, turningStep } from '#core/branches/turning-step.ts';
import type { Case } from '#core/case.ts';
import { ruleNumber } from '#core/game/game.ts';
import type { House } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import type { Lang } from '#core/lang.ts';
import type { Ruling } from '#core/ruling.ts';
import type { RefereeWords } from '#words/ui/referee/vi.ts';
import type { Loaded } from '../case/loaded.ts';
import { houseTitle } from './house-title.ts';
import { settingsApart } from './settings-apart.ts';

interface Props {
  readonly now: Case;
  readonly ruling: Ruling<unknown>;
  /** The reader's own house. */
  readonly mine: House;
  readonly all: Loaded;
  readonly lang: Lang;
  readonly words: RefereeWords;
}

/** What the reader's own house would say, in one line under a verdict of another: the same, or where the two part. */
export function Mine({ now, ruling, mine, all, lang, words }: Props) {
  const { game } = all;
  const judged = judge(game, now.fields, mine.rules);
  const name = words.mine.house(houseTitle(mine, all, words));
  if (!judged.ok) {
    return (
      <p class="mine" data-mine="none">
        <span class="v">{all.ui.branches.impossible}</span>
        <span>
          <b>{name}</b> {words.argue.impossible}
        </span>
      </p>
    );
  }
  const says = sayingOf(all.words.verdict(judged.value));
  const same = says === sayingOf(all.words.verdict(ruling));
  const step = turningStep(diverge(ruling.reasons, judged.value.reasons));
  const apart = settingsApart(game, now, mine);
  return (
    <p
      class={says.length > 16 ? 'mine long' : says.length > 8 ? 'mine wide' : 'mine'}
      data-mine={same ? 'same' : 'other'}
    >
      <span class="v">{says}</span>
      <span>
        <b>{name}</b> {same && (step ? words.mine.sameBut : words.mine.same)}
        {!same && !step && words.argue.noRule}
        {step && (
          <>
            {!same && words.mine.other}{' '}
            <span class="at">
              <a href={`${href(pathOf(lang, game.id, 'luat'))}#${step.rule}`}>{ruleNumber(game, step.rule)}</a>
              {apart.length > 0 ? ':' : '.'}
            </span>{' '}
            {apart.length > 0 && `${apart.map((key) => settingText(key, mine, all)).join('; ')}.`}
          </>
        )}
      </span>
    </p>
  );
}

/** `Non gặp quắc: quắc ăn` */
function settingText(key: string, { rules }: House, { words }: Loaded): string {
  const text = words.settings[key];
  return `${text?.label ?? key}: ${text?.values[String(rules[key])] ?? rules[key]}`;
}
