import { type MutableRef, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { displayCard } from '#core/card.ts';
import type { Case } from '#core/case.ts';
import type { VerdictWords } from '#core/game/game-words.ts';
import { judge } from '#core/judge.ts';
import type { Ruling } from '#core/ruling.ts';
import type { UiWords } from '#words/ui/vi.ts';
import type { Loaded } from './loaded.ts';

export interface RulingState {
  /** Undefined where these hands get none. */
  readonly ruling: Ruling<unknown> | undefined;
  /** Said in its place. */
  readonly refusal: string;
  /** What a screen reader is told: the verdict that came of what the reader did. */
  readonly said: string;
  /** The element around it: it keeps the focus when what was used is gone. */
  readonly board: MutableRef<HTMLElement | null>;
  /** Does what the reader asked for; the verdict that comes of it is said. */
  act(change: () => void): void;
}

/**
 * The ruling on a case that a reader changes, and what is said of it.
 * @param withheld said instead of a verdict while the text of the case cannot be read whole: half a case gets no ruling
 */
export function useRuling(now: Case, all: Loaded, withheld?: string): RulingState {
  const { game, words, ui } = all;
  const ruling = useMemo(() => {
    const ruled = judge(game, now.fields, now.rules);
    return ruled.ok && withheld === undefined ? ruled.value : undefined;
  }, [game, now, withheld]);
  const refusal = withheld ?? whyNoRuling(now, all);
  const board = useRef<HTMLElement>(null);
  const acted = useRef(false);
  const told = useRef('');
  // Worked out with what is shown: as a state it would render the whole widget twice.
  const said = useMemo(() => {
    if (!acted.current) return told.current;
    return ruling ? spokenVerdict(words.verdict(ruling), ui) : refusal;
  }, [now]);
  useLayoutEffect(() => {
    told.current = said;
    if (!acted.current) return;
    acted.current = false;
    // What he used may be gone now (undo, a player's own button): the focus stays in the widget.
    if (document.activeElement !== document.body) return;
    (
      board.current?.querySelector<HTMLElement>('[data-act=edit], [data-act=done], [data-act=more]') ?? board.current
    )?.focus();
  }, [now]);
  return {
    ruling,
    refusal,
    said,
    board,
    act(change) {
      acted.current = true;
      change();
    },
  };
}

/** Said where these hands get no ruling: a card that this house does not play with, or hands that are not complete. */
function whyNoRuling({ fields, rules }: Case, { game, ui }: Loaded): string {
  const strange = fields.flatMap(({ cards }) => cards).find((card) => !game.hasCard(card, rules));
  if (strange !== undefined) return ui.case.notInDeck(displayCard(strange));
  const fault = game.check(fields, rules).find(({ code }) => code === 'eaten-card-outside-meld');
  return fault?.code === 'eaten-card-outside-meld'
    ? ui.case.eatenOutside(displayCard(fault.eaten.card))
    : ui.case.waiting;
}

/** A verdict as a screen reader should say it. */
export function spokenVerdict({ big, why, lines }: VerdictWords, ui: UiWords): string {
  return big ? ui.case.announce(big, why) : lines.map(({ text, net }) => `${text} ${net}`.trim()).join('. ');
}
