import { type MutableRef, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { displayCard } from '#core/card.ts';
import { type Case, unknownCards } from '#core/case.ts';
import type { VerdictWords } from '#core/game/game-words.ts';
import { judge } from '#core/judge.ts';
import type { Ruling } from '#core/ruling.ts';
import type { UiWords } from '#words/vi/ui.ts';
import type { Loaded } from '../loading/loaded.ts';

export interface RulingState {
  /** Undefined where these hands get no ruling. */
  readonly ruling: Ruling<unknown> | undefined;
  /** The message instead. */
  readonly refusal: string;
  /** The announcement for screen readers: the verdict that resulted from the reader's action. */
  readonly announcement: string;
  /** The element around it: it gets the focus when the used control disappears. */
  readonly board: MutableRef<HTMLElement | null>;
  /** Performs the reader's action; the resulting verdict is announced. */
  act(change: () => void): void;
}

/**
 * The ruling on a case that a reader changes, and its announcement.
 * @param withheld shown instead of a verdict while the text of the case cannot be read completely: an incomplete case gets no
 *   ruling
 */
export function useRuling(now: Case, all: Loaded, withheld?: string): RulingState {
  const { game, words, ui } = all;
  const ruling = useMemo(() => {
    // What unknown cards can come to is told elsewhere.
    if (withheld !== undefined || unknownCards(now.fields) > 0) return undefined;
    const ruled = judge(game, now.fields, now.rules);
    return ruled.ok ? ruled.value : undefined;
  }, [game, now, withheld]);
  const refusal = withheld ?? whyNoRuling(now, all);
  const board = useRef<HTMLElement>(null);
  const acted = useRef(false);
  const told = useRef('');
  // Computed during rendering: as a state it would render the whole widget twice.
  const said = useMemo(() => {
    if (!acted.current) return told.current;
    return ruling ? spokenVerdict(words.verdict(ruling), ui) : refusal;
  }, [now]);
  useLayoutEffect(() => {
    told.current = said;
    if (!acted.current) return;
    acted.current = false;
    // The used control may be gone now (undo, a player's own button): the focus stays in the widget.
    if (document.activeElement !== document.body) return;
    (
      board.current?.querySelector<HTMLElement>('[data-act=edit], [data-act=done], [data-act=more]') ?? board.current
    )?.focus();
  }, [now]);
  return {
    ruling,
    refusal,
    announcement: said,
    board,
    act(change) {
      acted.current = true;
      change();
    },
  };
}

/** The message where these hands get no ruling: a card that is not in this rule set's deck, or incomplete hands. */
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
