import { href, pathOf } from '#book/address.ts';
import type { AdviceWords } from '#core/game/advice.ts';
import { ruleNumber } from '#core/game/game.ts';
import {
  type Alternative,
  assessMove,
  isBest,
  isGood,
  type Judgement,
  type ReviewedMove,
} from '#core/rounds/look-back.ts';
import { signed } from '#words/text.ts';
import type { ReviewUi } from '#words/ui/review/vi.ts';
import { SuitText } from '../../cards/Suits.tsx';
import { Button } from '../../page/controls.tsx';
import { ruleSession } from '../../practice/rule-session.ts';
import { SmallCards } from '../Cards.tsx';
import { TableCenter } from '../TableLayout.tsx';
import { Bar } from './Bar.tsx';
import { insideLabel, labelOf, type MoveLabel, type ReviewPage, type ReviewProps, sorted } from './moments.ts';

interface Props extends ReviewProps {
  readonly moments: readonly ReviewedMove[];
  readonly moment: ReviewedMove;
  readonly tried: ReadonlyMap<ReviewedMove, Alternative>;
  /** The second choice. */
  readonly way: Alternative;
  readonly ui: ReviewUi;
  onPage(page: ReviewPage): void;
}

/** After the second try: how good it is, luck and mistake of the first, the end of each choice, and the rule. */
export function MoveAssessment(props: Props) {
  const { at, rounds, coach, all, lang, words, moments, moment, tried, way, ui, onPage } = props;
  const nameOf = ({ action }: Alternative): MoveLabel => labelOf(rounds.playing, rounds.sitting, moment.at, action);
  const judgement = assessMove(moment);
  const { scene, you } = rounds.shown(moment.at, []);
  const net = at.shown.seats.find(({ who }) => who === you)?.net ?? 0;
  const { hand } = scene.own;
  const cards = hand.kind === 'groups' ? hand.groups.flatMap((group) => group.cards) : hand.cards;
  const next = moments.slice(moments.indexOf(moment) + 1).find((one) => !tried.has(one));
  const wrong = isGood(moment, moment.did) === false ? moment.advice?.rule : undefined;
  return (
    <div class="tb lb">
      <Bar
        back={ui.toList}
        title={ui.of(moments.indexOf(moment) + 1, moments.length)}
        onBack={() => onPage({ type: 'list' })}
      />
      <MoveBanner {...props} nameOf={nameOf} />
      <TableCenter of={scene.middle} words={words} ui={all.ui} />
      <div class="lb-body told">
        <p class="lb-hand">
          <span>{ui.lay}</span>
          {cards.map((card) => card !== null && <SmallCards key={card} cards={[card]} ui={all.ui} />)}
        </p>
        <section class="lb-then">
          <SuitText as="h3" text={ui.before(insideLabel(nameOf(moment.did)))} />
          <p>
            {judgement.type !== 'uncounted' && <b>{ui.judged[judgement.type]}. </b>}
            <SuitText text={whyOf(judgement, insideLabel(nameOf(judgement.other)), ui)} />
          </p>
          {net !== moment.did.chips && <p>{ui.really(signed(net))}</p>}
          {wrong !== undefined && <MoveRuleLinks rule={wrong} all={all} lang={lang} ui={ui} />}
        </section>
        <Choices {...props} tried={way} nameOf={nameOf} advice={coach.advice?.words ?? null} chips={words.chips} />
      </div>
      <div class="tb-you">
        <div class="tb-moves over">
          <Button class="btn b2" data-act="retry" onClick={() => onPage({ type: 'again', moment })} text={ui.retry} />
          <Button
            class="btn"
            data-act="next"
            onClick={() => onPage(next ? { type: 'again', moment: next } : { type: 'list' })}
            text={next ? ui.next : ui.finish}
          />
        </div>
      </div>
    </div>
  );
}

interface BannerProps extends Pick<Props, 'moment' | 'way' | 'ui'> {
  nameOf(way: Alternative): MoveLabel;
}

/** The result of the second try: how good it is where that can be computed, and its chips. */
function MoveBanner({ moment, way, nameOf, ui }: BannerProps) {
  const { type } = assessMove(moment, way);
  const [best] = moment.choices;
  const label = nameOf(way);
  const { good, close, bad, ends } = ui.again;
  const [big, why] =
    type === 'uncounted'
      ? [label.text, ends(signed(way.chips))]
      : type === 'right' || type === 'unlucky'
        ? [ui.judged[type], (isBest(moment, way) ? good : close)(insideLabel(label))]
        : [ui.judged[type], bad(insideLabel(label), insideLabel(nameOf(best)))];
  return (
    <section class="tb-plate" role="status">
      <SuitText as="p" class="big long" text={big} />
      <SuitText as="p" class="why" text={why} />
      <p class="net">{signed(way.chips)}</p>
    </section>
  );
}

/** Luck and mistakes, each in their own words. */
function whyOf({ type, more }: Judgement, other: string, ui: ReviewUi): string {
  const { why } = ui;
  switch (type) {
    case 'right':
      return why.right;
    case 'unlucky':
      return why.unlucky(other, more);
    case 'mistake':
      return why.mistake(other, more);
    case 'lucky':
      return why.lucky(other, -more);
    case 'uncounted':
      return `${more > 0 ? why.better(other, more) : why.best} ${why.uncounted}`;
  }
}

interface ChoicesProps extends Pick<BannerProps, 'moment' | 'ui' | 'nameOf'> {
  readonly tried: Alternative;
  readonly advice: AdviceWords | null;
  /** What figures at the right are counted in. */
  readonly chips: string;
}

/** What each choice leads to, the best first: its figures on what the reader could see, and its chips by the hidden cards. */
export function Choices(props: ChoicesProps) {
  const { moment, tried, advice, ui } = props;
  const { told, folded } = sorted(moment, tried);
  return (
    <section class="lb-ways">
      <h3>{ui.ways}</h3>
      <p>{ui.playOn}</p>
      <Rows {...props} ways={told} />
      {folded.length > 0 && (
        <details>
          <summary>{ui.others(folded.length)}</summary>
          <Rows {...props} ways={folded} />
        </details>
      )}
      {moment.advice && advice && (
        <details>
          <summary>{ui.method}</summary>
          <p>{advice.method}</p>
        </details>
      )}
    </section>
  );
}

function Rows(props: ChoicesProps & { readonly ways: readonly Alternative[] }) {
  const { ways, moment, tried, advice, ui, chips, nameOf } = props;
  return (
    <ul>
      {ways.map((way) => {
        const { text, small } = nameOf(way);
        const marks = [
          isBest(moment, way) ? ui.best : isGood(moment, way) ? ui.close : '',
          way.key === moment.did.key ? ui.did : '',
          way.key === tried.key ? ui.tried : '',
        ].filter(Boolean);
        return (
          <li key={way.key} class={isGood(moment, way) ? 'good' : undefined}>
            <span>
              <SuitText as="b" text={text} />
              {marks.length > 0 && <em>{marks.join(', ')}</em>}
              <SuitText as="small" text={way.weighed && advice ? advice.figures(way.weighed) : small} />
            </span>
            <span class="amt">
              {signed(way.chips)}
              <span class="vh"> {chips}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface MoveRuleLinksProps extends Pick<Props, 'all' | 'lang' | 'ui'> {
  readonly rule: string;
}

/** The rule behind a move: to be read, and to be practised by itself. */
export function MoveRuleLinks({ rule, all: { game }, lang, ui }: MoveRuleLinksProps) {
  const number = ruleNumber(game, rule);
  return (
    <p class="lb-rule">
      <a class="btn" data-act="practise" href={ruleSession(rule, lang)}>
        {ui.practise(number)}
      </a>
      <a class="btn b2" data-act="rule" href={`${href(pathOf(lang, game.id, 'luat'))}#${rule}`}>
        {ui.rule(number)}
      </a>
    </p>
  );
}
