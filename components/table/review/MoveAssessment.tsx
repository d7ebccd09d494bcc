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
import { SmallCardsView } from '../Cards.tsx';
import { TableCenter } from '../TableCenter.tsx';
import { Bar } from './Bar.tsx';
import { Choices } from './Choices.tsx';
import { insideLabel, labelOf, type MoveLabel } from './labels.ts';
import { MoveRuleLinks } from './MoveRuleLinks.tsx';
import type { ReviewPage, ReviewProps } from './RoundReview.tsx';

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
  const cards = scene.own.hand.cards.flatMap((held) => (held ? [held.card] : []));
  const next = moments.slice(moments.indexOf(moment) + 1).find((one) => !tried.has(one));
  const wrong = isGood(moment, moment.did) === false ? moment.advice?.rule : undefined;
  return (
    <div class="tb lb">
      <Bar
        back={ui.toList}
        title={ui.of(moments.indexOf(moment) + 1, moments.length)}
        onBack={() => onPage({ type: 'list' })}
      />
      <MoveBanner moment={moment} way={way} nameOf={nameOf} ui={ui} />
      <TableCenter of={scene.middle} words={words} ui={all.ui} />
      <div class="lb-body told">
        <p class="lb-hand">
          <span>{ui.lay}</span>
          {cards.map((card) => (
            <SmallCardsView key={card} of={{ cards: [card] }} ui={all.ui} />
          ))}
        </p>
        <section class="lb-then">
          <h3>
            <SuitText text={ui.before(insideLabel(nameOf(moment.did)))} />
          </h3>
          <p>
            {judgement.type !== 'uncounted' && <b>{ui.judged[judgement.type]}. </b>}
            <SuitText text={whyOf(judgement, insideLabel(nameOf(judgement.other)), ui)} />
          </p>
          {net !== moment.did.chips && <p>{ui.really(signed(net))}</p>}
          {wrong !== undefined && <MoveRuleLinks rule={wrong} all={all} lang={lang} ui={ui} />}
        </section>
        <Choices
          moment={moment}
          tried={way}
          nameOf={nameOf}
          advice={coach.advice?.words ?? null}
          ui={ui}
          chips={words.chips}
        />
      </div>
      <div class="tb-you">
        <div class="tb-moves over">
          <button type="button" class="btn b2" data-act="retry" onClick={() => onPage({ type: 'again', moment })}>
            {ui.retry}
          </button>
          <button
            type="button"
            class="btn"
            data-act="next"
            onClick={() => onPage(next ? { type: 'again', moment: next } : { type: 'list' })}
          >
            {next ? ui.next : ui.finish}
          </button>
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
      <p class="big long">
        <SuitText text={big} />
      </p>
      <p class="why">
        <SuitText text={why} />
      </p>
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
