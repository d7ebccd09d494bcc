import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OpinionGroups } from '#core/branches/opinion-groups.ts';
import { unknownCards } from '#core/case.ts';
import { ruleNumber } from '#core/game/game.ts';
import type { VerdictWords } from '#core/game/game-words.ts';
import { differences, type RuleSet } from '#core/house-rules.ts';
import { keyStep } from '#core/key-steps.ts';
import type { Ruling } from '#core/ruling.ts';
import type { Summary } from '#core/summary/summary.ts';
import { afterRuling } from '../case/parts.ts';
import type { RulingState } from '../case/use-ruling.ts';
import { usePart } from '../loading/use-part.ts';
import { Button } from '../page/controls.tsx';
import { challengeLink } from '../share/case-link.ts';
import { useCopied } from '../share/use-copied.ts';
import { whichHouseLink } from '../which-house/link.ts';
import { Fold } from './Fold.tsx';
import { OnTable } from './OnTable.tsx';
import { rulingPart } from './ruling-part.ts';
import { ShareCard } from './ShareCard.tsx';
import type { ToldCase } from './told/tell.ts';
import { type RefereeContext, ruleSetTitle } from './words.ts';

/** A new one for each time that it is wanted. */
export interface WantedRule {
  readonly setting: string;
}

interface Props extends RefereeContext {
  readonly ruled: RulingState;
  /** The verdicts of other rule sets; undefined while they are computed. */
  readonly opinions: OpinionGroups | undefined;
  readonly summary: Summary | undefined;
  /** The case is one, and shown. */
  readonly isShown: boolean;
  /** The page opened on a verdict: the box is folded away. */
  readonly first: boolean;
  readonly open: boolean;
  readonly wanted: WantedRule | undefined;
  onOpen(open: boolean): void;
  onRuleSet(ruleSet: RuleSet): void;
  /** The reader wants to change a setting. */
  onWant(setting: string): void;
  onNew(): void;
  /** Who says what of the case; undefined where nobody was asked. */
  readonly claims: string | undefined;
  /** The question on which the verdict hangs is open: it tells what other houses make of it. */
  readonly isAsked: boolean;
  /** What the verdict hangs on, in words. */
  readonly conditions: readonly (string | undefined)[];
  /** The verdict in words. */
  readonly verdict: VerdictWords | undefined;
  /** Hands that were told by what they come to. */
  readonly story: ToldCase | undefined;
  onClaims(claims: string | undefined): void;
  /** Another round begins, in words. */
  onFresh(): void;
  /** Words that were said are read as if they were typed. */
  onHeard(words: string): void;
  onUnread(): void;
  /** What else is folded away with the house rules. */
  readonly children: ComponentChildren;
}

/** The tools beside a ruling: the share card, the deciding house rules, and folded away the editor and the other rule sets. */
export function RefereeTools(props: Props) {
  const { now, ruled, opinions, summary, all, lang, words, first, open, wanted, onOpen, onRuleSet, onNew } = props;
  const { ruling, refusal } = ruled;
  const { part: later } = usePart(rulingPart, open);
  const folds = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (later && wanted) folds.current?.querySelector<HTMLElement>(`[data-setting=${wanted.setting}]`)?.focus();
  }, [later, wanted]);
  const of = { now, all, lang, words };
  // With a card that nobody has told there is a verdict, too, and what it hangs on.
  const isOpen = props.isShown && unknownCards(now.fields) > 0;
  return (
    <div class="desk">
      {first && open && <OneLine ruling={ruling} verdict={props.verdict} refusal={refusal} all={all} words={words} />}
      {first && (
        <div class="pagebar">
          <span class="disp" aria-hidden="true">
            {words.title}
          </span>
          {ruling && !props.story && <ChallengeLink {...of} />}
          <Button data-act="new" onClick={onNew} text={words.fresh} />
        </div>
      )}
      <OnTable
        {...of}
        ruling={ruling}
        verdict={ruling && props.verdict}
        refusal={refusal}
        conditions={props.conditions}
        isTold={props.story !== undefined}
        onFresh={props.onFresh}
        onHeard={props.onHeard}
        onUnread={props.onUnread}
      />
      {(ruling || isOpen) && (
        <ShareCard
          key={now.game}
          page={{ context: of, ruling, opinions, isAsked: props.isAsked, claims: props.claims, story: props.story }}
          summary={summary}
        />
      )}
      <DecidingRules {...props} />
      <div class="folds" ref={folds}>
        <Fold id="edit" title={words.edit(first)} open={open} onOpen={onOpen}>
          {props.children}
          {later && (
            <later.HouseRules key={now.game} ruleSet={now} loaded={all} matters={opinions} onRuleSet={onRuleSet} />
          )}
        </Fold>
        {/* It opens above, beside the hands. */}
        {ruling && props.claims === undefined && (
          <Fold id="claims" title={words.claims} open={false} onOpen={(on) => on && props.onClaims('')} />
        )}
        {/* Two sayings show who plays which, and where they part. */}
        {ruling && !props.claims && (
          <Others
            key={now.game}
            ruling={ruling}
            opinions={opinions}
            isAsked={props.isAsked}
            onRuleSet={onRuleSet}
            {...of}
          />
        )}
        {ruling && <Disagree now={now} all={all} lang={lang} title={words.disagree} />}
      </div>
      {first && (
        <div class="two">
          <Button class="btn b2" data-act="new" onClick={onNew} text={words.fresh} />
          {ruling && !props.story && <ChallengeLink {...of} class="btn b2" />}
        </div>
      )}
    </div>
  );
}

type OneLineProps = Pick<RulingState, 'ruling' | 'refusal'> &
  Pick<RefereeContext, 'all' | 'words'> & { readonly verdict: VerdictWords | undefined };

/**
 * The verdict in one line that stays visible while a reader on a phone types or changes a rule below; it links to the full
 * verdict.
 */
export function OneLine({ ruling, verdict, refusal, all, words }: OneLineProps) {
  const key = ruling && keyStep(ruling);
  return (
    <a class={`oneline ${verdict ? (verdict.big ? '' : 'many') : 'wait'}`} href="#phan-quyet">
      <span class="disp">{verdict ? verdict.big || verdict.lines.map(({ text }) => text).join(', ') : refusal}</span>
      {key && <span class="r">{words.byRule(ruleNumber(all.game, key.rule))}</span>}
      {verdict?.net && <b class="net">{verdict.net}</b>}
    </a>
  );
}

/**
 * A link to the case that asks before it shows the verdict: a tap copies it; where copying is refused it opens, and its address
 * can be copied.
 */
function ChallengeLink({ now, all, lang, words, class: look }: RefereeContext & { readonly class?: string }) {
  const [copied, copy] = useCopied<'link'>();
  const path = challengeLink(now, lang, all);
  const onClick = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!(await copy('link', new URL(path, location.href).href))) location.assign(path);
  };
  return (
    <a href={path} class={look} data-act="challenge" onClick={onClick}>
      {copied === 'link' ? words.ticket.copied : words.challenge.make}
      <span class="sr-only" role="status">
        {copied === 'link' && words.ticket.copied}
      </span>
    </a>
  );
}

/** For readers who play otherwise, or think that the ruling is wrong. */
function Disagree({ title, ...props }: Pick<Props, 'now' | 'all' | 'lang'> & { readonly title: string }) {
  const [open, setOpen] = useState(false);
  const { part } = usePart(afterRuling, open);
  return (
    <Fold id="report" title={title} open={open} onOpen={setOpen}>
      {part && <part.Report {...props} />}
    </Fold>
  );
}

interface OthersProps extends RefereeContext, Pick<Props, 'isAsked' | 'onRuleSet'> {
  readonly ruling: Ruling<unknown>;
  readonly opinions: OpinionGroups | undefined;
}

/** The verdicts of other rule sets, folded away; the summary says how many differ. */
function Others({ opinions, isAsked, ...rest }: OthersProps) {
  const [open, setOpen] = useState(false);
  const { part } = usePart(rulingPart, open);
  const { words } = rest;
  return (
    <Fold
      id="others"
      title={isAsked ? words.whoPlays : words.others(opinions?.others.length)}
      open={open}
      onOpen={setOpen}
    >
      {part && opinions && <part.ArgumentSides opinions={opinions} {...rest} />}
    </Fold>
  );
}

/** The house rules of this case: the rule set, and of its settings only those that decide it. */
function DecidingRules({ now, opinions, all, lang, words, onWant }: Props) {
  const { game, ui } = all;
  const changed = differences(game.schema, now.rules, game.presets[now.preset] ?? {});
  return (
    <div class="house">
      <h2>{words.house}</h2>
      <div class="ruled-by">
        <button type="button" data-want="preset" onClick={() => onWant('preset')}>
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
        <a href={whichHouseLink(game.id, lang)}>{words.which}</a>
      </div>
    </div>
  );
}
