import { useState } from 'preact/hooks';
import { EDITION, type EditionChange } from '#book/edition.ts';
import type { OpinionGroups } from '#core/branches/opinion-groups.ts';
import { type Case, type Field, unknownCards } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import type { Guess as GuessWords, VerdictWords } from '#core/game/game-words.ts';
import type { RuleSet } from '#core/house-rules.ts';
import { writeJson } from '#core/json.ts';
import { keyStep } from '#core/key-steps.ts';
import type { LinkRuling } from '#core/links/case-link.ts';
import { parseCase } from '#core/notation/parse.ts';
import { almostReserved, withReservedNames } from '#core/notation/reserved.ts';
import type { Ruling } from '#core/ruling.ts';
import { formatSummary, type Summary } from '#core/summary/summary.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { CaseSeats, lookOf } from '../case/CaseSeats.tsx';
import { Drill } from '../case/Drill.tsx';
import { GuessBox } from '../case/GuessBox.tsx';
import { openCase } from '../case/parts.ts';
import { Reasons } from '../case/Reasons.tsx';
import { rowsOf } from '../case/side-by-side/rows.ts';
import type { RulingState } from '../case/use-ruling.ts';
import { VerdictPlate } from '../case/VerdictPlate.tsx';
import { WidgetHead } from '../case/WidgetFrame.tsx';
import type { Loaded } from '../loading/loaded.ts';
import { usePart } from '../loading/use-part.ts';
import { Button } from '../page/controls.tsx';
import { Fold } from './Fold.tsx';
import { HouseQuestion } from './HouseQuestion.tsx';
import { OwnRulesRuling } from './OwnRulesRuling.tsx';
import { rulingPart } from './ruling-part.ts';
import type { ToldCase } from './told/tell.ts';
import { tellingPart } from './told/telling.ts';
import type { RefereeContext } from './words.ts';

interface Props extends RefereeContext {
  readonly ruled: RulingState;
  readonly summary: Summary | undefined;
  /** Only a part of the text could be read. */
  readonly partial: boolean;
  /** The page was opened on a verdict: the editing tools are folded away. */
  readonly first: boolean;
  /** The guess before the ruling is shown; nothing where none was asked for. */
  readonly guess: GuessWords | undefined;
  /** The guess is still open. */
  readonly hidden: boolean;
  onGuess(): void;
  onSee(): void;
  readonly editing: boolean;
  onEdit(editing: boolean): void;
  /** The ruling that the link states, as long as its case is unchanged. */
  readonly sent: LinkRuling | undefined;
  /** Claims about hands that the cards contradict. */
  readonly untrue: readonly string[];
  readonly changes: readonly EditionChange[];
  /** The verdicts of other rule sets; undefined while they are computed. */
  readonly opinions: OpinionGroups | undefined;
  /** The reader's own rules, where they differ from this case's. */
  readonly own: RuleSet | undefined;
  onCase(next: Case): void;
  /** What stands above the case for its house rules while something is asked about it; undefined where nothing is. */
  readonly asked: string | undefined;
  onAsked(asked: string | undefined): void;
  /** Hands that were told by what they come to; the case's cards stand in for them. */
  readonly story: ToldCase | undefined;
  /** Which of the hands that fit it is. */
  onTell(chosen: number): void;
  /** Who says what of the case; undefined where nobody was asked. */
  readonly claims: string | undefined;
  onClaims(claims: string | undefined): void;
}

/**
 * The case and its ruling: hands, verdict banner, the deciding reason, the verdict under the reader's own rules, and folded away
 * all steps.
 */
export function RulingCard(props: Props) {
  const { now, ruled, first, guess, hidden, editing, sent, story, asked, all, words, onCase, onEdit } = props;
  const { game, ui } = all;
  const { ruling, board, act } = ruled;
  const isOpen = unknownCards(now.fields) > 0;
  const open = usePart(openCase, isOpen);
  const filling = {
    now,
    all,
    onFields: (fields: readonly Field[]) => act(() => onCase({ ...now, fields })),
    onChoose: () => onEdit(true),
  };
  const isOld = sent !== undefined && !isCurrent(sent, props.summary);
  const { part: since = rulingPart.here } = usePart(rulingPart, isOld);
  const { part: telling = tellingPart.here } = usePart(tellingPart, story !== undefined);
  const told = story && telling && { now, story, all, lang: props.lang, ruling, onPick: () => pickTold(props) };
  return (
    <article
      class={now.fields.length === 1 ? 'case' : `case ${lookOf(now.fields)}`}
      id="phan-quyet"
      ref={board}
      tabIndex={-1}
      aria-label={ui.case.label}
      data-case={formatCase(now, game)}
      // Before the guess no part of the page contains the answer, not even as data.
      data-verdict={!hidden && ruling ? writeJson(game.verdictJson(ruling.verdict)) : undefined}
      data-revealed={!hidden || undefined}
    >
      {sent && !hidden && since && <since.EditionNote {...props} sent={sent} />}
      <WidgetHead
        level={first ? 'h1' : 'h2'}
        title={hidden ? words.challenge.title : props.claims === undefined ? words.sheet : words.who}
        house={asked ?? ruleSetName(now, all)}
      />
      {told && telling && !editing ? (
        <telling.ToldSeats {...told} />
      ) : open.part && !editing ? (
        <open.part.OpenSeats {...filling} />
      ) : (
        <CaseSeats
          fields={now.fields}
          ruling={ruling}
          all={all}
          rules={now.rules}
          editing={editing}
          open
          bare={hidden}
          sorted={!hidden}
          partial={props.partial}
          onFields={filling.onFields}
        />
      )}
      {(editing || !(first || told)) && (
        <div class="acts">
          <Button
            aria-pressed={editing}
            data-act="edit"
            onClick={() => onEdit(!editing)}
            text={editing ? ui.case.editDone : ui.case.edit}
          />
        </div>
      )}
      {guess && <GuessBox guess={guess} ui={ui} see={false} onGuess={props.onGuess} />}
      {hidden && (
        <div class="acts">
          <Button data-act="see" onClick={props.onSee} text={words.challenge.see} />
        </div>
      )}
      {isOpen ? open.part && <open.part.OpenVerdict {...filling} /> : !hidden && <Told {...props} />}
      {told && telling && !hidden && <telling.SayCards {...told} />}
    </article>
  );
}

/** Does a link say what is ruled today? */
function isCurrent({ edition, summary: then }: LinkRuling, summary: Summary | undefined): boolean {
  return edition === EDITION && (!then || !summary || formatSummary(then) === formatSummary(summary));
}

/** The hands that were told are emptied, so that each of their cards can be said. */
function pickTold({ now, story, ruled, onCase, onEdit }: Props): void {
  const fields = now.fields.map((field) => {
    const hand = story?.hands.find(({ name }) => name === field.name);
    return hand?.told ? { ...field, cards: hand.cards } : field;
  });
  onEdit(true);
  ruled.act(() => onCase({ ...now, fields }));
}

/** The verdict banner, and the question on which it hangs, or the deciding reason and its rule. */
function Told(props: Props) {
  const { ruled, own, untrue, asked, story, claims, all, lang } = props;
  const { ruling, refusal } = ruled;
  const { part: telling = tellingPart.here } = usePart(tellingPart, story !== undefined);
  const { part: claiming = rulingPart.here } = usePart(rulingPart, claims !== undefined);
  if (!ruling) return <p class="verdict waiting">{refusal}</p>;
  const step = keyStep(ruling);
  // A reason that counts cards which only stand in says nothing of those that were told.
  const key = step && story && telling && !telling.isToldOf(all.words.reason(step), story) ? undefined : step;
  const reason = (
    <>
      {key && (
        <div class="only">
          <Reasons steps={[key]} lang={lang} loaded={all} />
        </div>
      )}
      {own && <OwnRulesRuling {...props} ruling={ruling} ownRules={own} />}
    </>
  );
  const said = asked ? all.words.verdict(ruling) : verdictBannerWords(ruling, all);
  const tale = story && telling && { ...props, story, ruling, onPick: () => pickTold(props) };
  const cells = tale && telling && <telling.ToldCells {...tale} />;
  const told = (
    <>
      {tale && telling ? <telling.ToldPlate {...tale} words={said} /> : <VerdictPlate words={said} />}
      {untrue.map((one) => (
        <p key={one} class="untrue">
          {one}
        </p>
      ))}
      <Reserved {...props} />
      <HouseQuestion {...props} next={cells}>
        {reason}
      </HouseQuestion>
      <Why {...props} steps={rowsOf(ruling.reasons).length} />
    </>
  );
  if (!claiming || claims === undefined) return told;
  return (
    <claiming.WhoSaysWhat {...props} claims={claims}>
      {told}
    </claiming.WhoSaysWhat>
  );
}

/** Players with a field's name in other letter case, and the case with that field instead. */
function Reserved({ now, ruled: { act }, all: { game }, words: { reserved }, onCase }: Props) {
  const found = almostReserved(now.fields, game.roles);
  if (found.length === 0) return null;
  const meant = parseCase(withReservedNames(formatCase(now, game), game.roles), [game]);
  return (
    <>
      {found.map(({ name, role }) => (
        <p key={name} class="untrue">
          {reserved.told(name, role)}{' '}
          {meant.ok && (
            <Button
              class="link"
              data-act="reserved"
              onClick={() => act(() => onCase(meant.value))}
              text={reserved.mend(role)}
            />
          )}
        </p>
      ))}
    </>
  );
}

/** The banner's words; without the reason where it is given right below. */
function verdictBannerWords(ruling: Ruling<unknown>, { words }: Loaded): VerdictWords {
  const said = words.verdict(ruling);
  const key = keyStep(ruling);
  return key && words.reason(key) === said.why ? { ...said, why: '' } : said;
}

/** Every step, and the near miss. */
function Why(props: Props & { readonly steps: number }) {
  const { ruled, all, lang, words, onCase, steps } = props;
  const { ruling, act } = ruled;
  const [open, setOpen] = useState(false);
  const { part: later } = usePart(rulingPart, open);
  if (!ruling) return null;
  return (
    <Fold id="why" title={words.why(steps)} open={open} onOpen={setOpen}>
      <Reasons steps={ruling.reasons} lang={lang} loaded={all} Drill={Drill} />
      {later && <later.NearMissNote {...props} ruling={ruling} onCase={(next) => act(() => onCase(next))} />}
    </Fold>
  );
}
