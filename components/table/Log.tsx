import { useLayoutEffect, useRef } from 'preact/hooks';
import { SuitText } from '../cards/Suits.tsx';
import { Button } from '../page/controls.tsx';
import type { ToldEvent } from '../round/play.ts';
import { LadderView, type TableLadder } from './Ladder.tsx';
import { RuleNumber } from './RuleNumber.tsx';
import type { TableContext } from './words.ts';

const SIDES = ['log', 'ladder'] as const;

/** What is shown beside the middle on a desk, and in its place on a phone, where it is `open`. */
export interface Side {
  readonly open: boolean;
  readonly tab: (typeof SIDES)[number];
}

interface Props extends TableContext {
  readonly lines: readonly ToldEvent[];
  readonly side: Side;
  /** The last event is announced when it happens. */
  readonly spoken: boolean;
  /** What beats what, at a table to itself. */
  readonly ladder: TableLadder | undefined;
  /** The rule set that this table plays by, as its bar names it. */
  readonly house: string;
  onSide(side: Side): void;
}

/** The last thing that happened, with its rule; the whole round is one tap away, and beside it where there is room. */
export function Log({ lines, side, spoken, ladder, house, onSide, ...context }: Props) {
  const { all, lang, words } = context;
  const { open, tab } = side;
  const last = lines.at(-1);
  const live = spoken ? 'polite' : 'off';
  const toggle = useRef<HTMLButtonElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  // Shut by a step back, what had the focus is hidden.
  useLayoutEffect(() => {
    if (open || whole.current?.checkVisibility() || !whole.current?.contains(document.activeElement)) return;
    toggle.current?.focus({ preventScroll: true });
  }, [open]);
  return (
    <section class={`tb-last${open ? ' is-open' : ''}`} aria-label={words.happened}>
      {last ? <RuleNumber rule={last.rule} all={all} lang={lang} /> : <span class="tb-no" />}
      <button ref={toggle} type="button" aria-expanded={open} onClick={() => onSide({ open: !open, tab: 'log' })}>
        <SuitText as="span" aria-live={live} text={last?.text ?? words.dealt} />
        <span class="vh"> {open ? words.close : words.whole}</span>
      </button>
      <div class="tb-log" ref={whole}>
        {ladder ? (
          <div class="tb-tabs">
            {SIDES.map((one) => (
              <Button
                key={one}
                aria-pressed={one === tab}
                onClick={() => onSide({ open, tab: one })}
                text={one === 'log' ? words.happened : ladder.heading}
              />
            ))}
          </div>
        ) : (
          <p class="tb-h">{words.happened}</p>
        )}
        {ladder && tab === 'ladder' ? (
          <LadderView ladder={ladder} house={house} {...context} />
        ) : (
          <ol aria-live={open ? 'off' : live}>
            {!last && (
              <li>
                <span class="tb-no" />
                <span>{words.dealt}</span>
              </li>
            )}
            {lines.toReversed().map(({ rule, text }, at) => (
              <li key={`${lines.length - at} ${rule}`}>
                <RuleNumber rule={rule} all={all} lang={lang} />
                <SuitText as="span" text={text} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
