import type { ComponentChildren } from 'preact';
import type { Case } from '#core/case.ts';
import type { Ruling } from '#core/ruling.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { CaseSeats } from '../case/CaseSeats.tsx';
import { Reasons } from '../case/Reasons.tsx';
import { VerdictPlate, verdictData } from '../case/VerdictPlate.tsx';
import { WidgetHead } from '../case/WidgetFrame.tsx';
import type { Loaded } from '../loading/loaded.ts';

/** A case as written, independent of the reader's own rules. */
export interface EmbeddedCase {
  readonly of: Case;
  readonly all: Loaded;
  /** Undefined where only part of the case could be read: an incomplete case gets no ruling. */
  readonly ruling: Ruling<unknown> | undefined;
}

interface Props {
  /** Undefined where nothing could be read. */
  readonly laid: EmbeddedCase | undefined;
  /** Shown instead of the verdict where there is none. */
  readonly children?: ComponentChildren;
  /** The one link out of the frame: where it leads, and its words. */
  readonly to: string;
  readonly out: string;
}

/** What the frame shows: the game, its hands and the ruling, as far as there are any, and the link out. */
export function EmbedCard({ laid, children, to, out }: Props) {
  return (
    <article class="case" {...(laid?.ruling && verdictData(laid.of, laid.all.game, laid.ruling))}>
      <WidgetHead
        level="h1"
        title={laid ? laid.all.words.name : 'Luật Bài'}
        house={laid && ruleSetName(laid.of, laid.all)}
      />
      {laid && <CaseSeats fields={laid.of.fields} ruling={laid.ruling} all={laid.all} rules={laid.of.rules} sorted />}
      {laid?.ruling && <VerdictPlate words={laid.all.words.verdict(laid.ruling)} />}
      {laid?.ruling && <Reasons steps={laid.ruling.reasons} loaded={laid.all} />}
      {children}
      <p class="out">
        {/* Into a tab of its own: the page around the frame stays where it is. */}
        <a href={to} target="_blank" rel="noopener">
          {out}
        </a>
      </p>
    </article>
  );
}
