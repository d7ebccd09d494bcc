import type { AdviceWords } from '#core/game/advice.ts';
import { type Alternative, isBest, isGood, type ReviewedMove } from '#core/rounds/look-back.ts';
import { signed } from '#words/text.ts';
import type { ReviewUi } from '#words/ui/review/vi.ts';
import { SuitText } from '../../cards/Suits.tsx';
import type { MoveLabel } from './labels.ts';
import { sorted } from './moments.ts';

interface Props {
  readonly moment: ReviewedMove;
  readonly tried: Alternative;
  readonly advice: AdviceWords | null;
  readonly ui: ReviewUi;
  /** What figures at the right are counted in. */
  readonly chips: string;
  nameOf(way: Alternative): MoveLabel;
}

/** What each choice leads to, the best first: its figures on what the reader could see, and its chips by the hidden cards. */
export function Choices(props: Props) {
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

function Rows({ ways, moment, tried, advice, ui, chips, nameOf }: Props & { readonly ways: readonly Alternative[] }) {
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
              <b>
                <SuitText text={text} />
              </b>
              {marks.length > 0 && <em>{marks.join(', ')}</em>}
              <small>
                <SuitText text={way.weighed && advice ? advice.figures(way.weighed) : small} />
              </small>
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
