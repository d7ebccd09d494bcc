import { useEffect, useRef, useState } from 'preact/hooks';
import { EditSeats } from '#components/case/edit/EditSeats.tsx';
import { useCase } from '#components/case/use-case.ts';
import { VerdictPlate, verdictData } from '#components/case/VerdictPlate.tsx';
import { WidgetFrame } from '#components/case/WidgetFrame.tsx';
import { type Loaded, loaded } from '#components/loading/loaded.ts';
import { Button } from '#components/page/controls.tsx';
import { type Card, cardOf, rankOf, SUITS } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { defaultRuleSet } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import type { Lang } from '#core/lang.ts';
import { CATEGORIES, type Category } from '#games/xi-to/engine/category.ts';
import { categoryRank } from '#games/xi-to/engine/compare.ts';
import { FULL_HAND } from '#games/xi-to/engine/hand.ts';
import { PRESETS, type XiToRules } from '#games/xi-to/engine/rules.ts';
import { type EndingCounts, endingCounts, type NextUp, nextUp } from '#games/xi-to/hands/endings.ts';
import { categoryOf } from '#games/xi-to/hands/strength.ts';
import { en } from '#games/xi-to/words/en/ladder.ts';
import type { LadderWords } from '#games/xi-to/words/vi/ladder.ts';
import { vi } from '#games/xi-to/words/vi/ladder.ts';
import { ruleSetName } from '#words/rule-set-name.ts';

const ladderWords = { vi, en };

interface Props {
  readonly lang: Lang;
  /** The reader's hand and another one. */
  readonly fields: readonly [Field, Field];
  /** A hand for each rung. */
  readonly examples: Readonly<Record<Category, readonly Card[]>>;
  /** The counts for the initial hand. */
  readonly first: Counted;
}

/** The nine combinations as rungs: build a hand, see where it stands, what it may become, and who is ahead. */
export default function CategoryLadder(props: Props) {
  const all = loaded('xi-to', props.lang);
  const words = ladderWords[props.lang];
  return all ? <Rungs {...props} all={all} words={words} /> : null;
}

function Rungs({ lang, fields: initial, examples, first, all, words }: Props & { all: Loaded; words: LadderWords }) {
  const { game, ui } = all;
  const state = useCase({ game: game.id, ...defaultRuleSet(game), fields: initial }, game, false);
  const { fields } = state.now;
  const rules: XiToRules = { ...PRESETS.vipgame, ...state.now.rules };
  const [mine, other] = fields;
  const cards = mine?.cards ?? [];
  const ruled = judge(game, fields, rules);
  const ruling = ruled.ok ? ruled.value : undefined;
  const counted = useCounted(cards, rules, first);
  const order = ladderOf(rules);
  const full = cards.length === FULL_HAND;
  const number = new Intl.NumberFormat(lang);
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumSignificantDigits: 2 });
  const shown = full ? counted.whole : counted.endings;
  const total = CATEGORIES.reduce((sum, category) => sum + shown[category], 0);
  const figure = (ways: number): string =>
    full || cards.length === 0 ? number.format(ways) : percent.format(ways / total);
  const takeExample = (category: Category): void => {
    const taken = examples[category];
    state.setFields(fields.map((field) => ({ ...field, cards: field === mine ? taken : without(field.cards, taken) })));
  };

  return (
    <WidgetFrame
      kind="ladder"
      title={words.title}
      house={ruleSetName(state.now, all)}
      {...verdictData(state.now, game, ruling)}
    >
      <p class="sit s">{words.lead}</p>
      <EditSeats
        lang={lang}
        fields={fields}
        ruling={ruling}
        all={all}
        rules={rules}
        editing
        onFields={(changed) => state.setFields(changed)}
      />
      {ruling ? (
        <div class="live" aria-live="polite">
          <VerdictPlate words={all.words.verdict(ruling)} />
        </div>
      ) : (
        <p class="verdict waiting">{words.uneven}</p>
      )}
      <p class="far" role="status">
        {full ? farText(counted.next, words, number) : words.missing(FULL_HAND - cards.length)}
      </p>
      <table class="rungs">
        <caption>
          {words.rungs}. {full ? words.whole : words.ways(cards.length)}:
        </caption>
        <tbody>
          {order.toReversed().map((category) => {
            const holders = [mine, other].filter(
              (field) => field && field.cards.length > 0 && categoryOf(field.cards, rules) === category,
            );
            return (
              <tr key={category} class={holders.length > 0 ? 'here' : shown[category] === 0 ? 'out' : undefined}>
                <th scope="row">
                  <Button
                    aria-label={words.example(words.names[category])}
                    onClick={() => takeExample(category)}
                    text={words.names[category]}
                  />
                </th>
                <td class="who">{holders.map((field) => field && ui.seatName(field.name)).join(', ')}</td>
                <td class="n">{figure(shown[category])}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </WidgetFrame>
  );
}

function farText(next: NextUp | undefined, words: LadderWords, number: Intl.NumberFormat): string {
  return next ? words.next(next.changes, words.names[next.category], number.format(next.ways)) : words.top;
}

/** A card lies in one place only: for what is taken a hand gets a card of the same rank, where one is free. */
function without(cards: readonly Card[], taken: readonly Card[]): readonly Card[] {
  const held = cards.filter((card) => !taken.includes(card));
  for (const card of cards.filter((one) => taken.includes(one))) {
    const free = SUITS.map((suit) => cardOf(rankOf(card), suit)).find(
      (other) => !taken.includes(other) && !held.includes(other),
    );
    if (free !== undefined) held.push(free);
  }
  return held;
}

/** The combinations as the rule set ranks them, weakest first. */
function ladderOf(rules: XiToRules): Category[] {
  return CATEGORIES.toSorted((a, b) => categoryRank(a, rules) - categoryRank(b, rules));
}

export interface Counted {
  readonly endings: EndingCounts;
  /** The same from no card at all: how many hands of the whole pack each is. */
  readonly whole: EndingCounts;
  readonly next: NextUp | undefined;
}

export function countFor(cards: readonly Card[], rules: XiToRules): Counted {
  return {
    endings: endingCounts(cards, rules),
    whole: endingCounts([], rules),
    next: cards.length === FULL_HAND ? nextUp(cards, ladderOf(rules), rules) : undefined,
  };
}

/** Counted after the paint: the hand's name comes first. */
function useCounted(cards: readonly Card[], rules: XiToRules, first: Counted): Counted {
  const [counted, setCounted] = useState(first);
  const fresh = useRef(true);
  useEffect(() => {
    if (fresh.current) {
      fresh.current = false;
      return undefined;
    }
    const later = setTimeout(() => setCounted(countFor(cards, rules)));
    return () => clearTimeout(later);
  }, [cards.join(), rules.aceLow, rules.flush]);
  return counted;
}
