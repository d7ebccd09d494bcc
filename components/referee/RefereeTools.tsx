import type { ComponentChildren, RefObject } from 'preact';
import type { Case } from '#core/case.ts';
import type { RuleSet } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import type { Summary } from '#core/summary/summary.ts';
import type { RefereeWords } from '#words/ui/referee/vi.ts';
import type { RulingState } from '../case/use-ruling.ts';
import type { useOtherRuleSets } from '../house-rules/use-houses.ts';
import type { Loaded } from '../loading/loaded.ts';
import { ChallengeLink } from './ChallengeLink.tsx';
import { DecidingRules } from './DecidingRules.tsx';
import { Disagree } from './Disagree.tsx';
import { Fold } from './Fold.tsx';
import { OneLine } from './OneLine.tsx';
import { Others } from './Others.tsx';
import { ShareCard } from './ShareCard.tsx';

interface Props {
  readonly now: Case;
  readonly ruled: RulingState;
  readonly found: ReturnType<typeof useOtherRuleSets>;
  readonly summary: Summary | undefined;
  readonly all: Loaded;
  readonly lang: Lang;
  readonly words: RefereeWords;
  /** The page opened on a verdict: the box is folded away. */
  readonly first: boolean;
  readonly open: boolean;
  readonly fold: RefObject<HTMLDivElement>;
  onOpen(open: boolean): void;
  onRuleSet(ruleSet: RuleSet): void;
  /** The reader wants to change a setting. */
  onWant(setting: string): void;
  onNew(): void;
  /** What else is folded away with the house rules. */
  readonly children: ComponentChildren;
}

/** The tools beside a ruling: the share card, the deciding house rules, and folded away the editor and the other rule sets. */
export function RefereeTools(props: Props) {
  const { now, ruled, found, summary, all, lang, words, first, open, fold, onOpen, onRuleSet, onWant, onNew } = props;
  const { ruling, refusal } = ruled;
  const { opinions, parts } = found;
  // Some cases have nothing to guess.
  const challenge = ruling && { now, all, lang, words };
  return (
    <div class="desk">
      {first && open && <OneLine ruling={ruling} refusal={refusal} all={all} words={words} />}
      {first && (
        <div class="pagebar">
          <span class="disp" aria-hidden="true">
            {words.title}
          </span>
          {challenge && <ChallengeLink {...challenge} />}
          <button type="button" data-act="new" onClick={onNew}>
            {words.fresh}
          </button>
        </div>
      )}
      {ruling && (
        <ShareCard key={now.game} now={now} ruling={ruling} summary={summary} all={all} lang={lang} words={words} />
      )}
      <DecidingRules now={now} opinions={opinions} all={all} words={words} onWant={onWant} />
      <div class="folds" ref={fold}>
        <Fold id="edit" title={words.edit(first)} open={open} onOpen={onOpen}>
          {props.children}
          {parts && (
            <parts.HouseRules key={now.game} ruleSet={now} loaded={all} matters={opinions} onRuleSet={onRuleSet} />
          )}
        </Fold>
        {ruling && (
          <Others
            key={now.game}
            now={now}
            ruling={ruling}
            opinions={opinions}
            all={all}
            lang={lang}
            words={words}
            onRuleSet={onRuleSet}
          />
        )}
        {ruling && <Disagree now={now} all={all} lang={lang} title={words.disagree} />}
      </div>
      {first && (
        <div class="two">
          <button type="button" class="btn b2" data-act="new" onClick={onNew}>
            {words.fresh}
          </button>
          {challenge && <ChallengeLink {...challenge} class="btn b2" />}
        </div>
      )}
    </div>
  );
}
