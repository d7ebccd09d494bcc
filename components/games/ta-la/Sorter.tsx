import { type Loaded, loaded } from '#components/case/loaded.ts';
import { WidgetFrame } from '#components/case/WidgetFrame.tsx';
import { byCard } from '#core/card.ts';
import { formatCase } from '#core/format.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import type { Lang } from '#core/lang.ts';
import { arrange } from '#games/ta-la/engine/arrange.ts';
import { game as taLa } from '#games/ta-la/engine/index.ts';
import { pointsOf } from '#games/ta-la/engine/meld.ts';
import type { SorterWords } from '#games/ta-la/words/vi/sorter.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { cardsText } from '#words/text.ts';
import { Best } from './sorter/Best.tsx';
import { DealAgain } from './sorter/DealAgain.tsx';
import { LooseCards } from './sorter/LooseCards.tsx';
import { Melds } from './sorter/Melds.tsx';
import { SorterActs } from './sorter/SorterActs.tsx';
import { useAsked } from './sorter/use-asked.ts';
import { type OneHand, useOneHand } from './sorter/use-one-hand.ts';
import { useSorting } from './sorter/use-sorting.ts';
import { sorterWords } from './sorter-words.ts';

interface Props extends OneHand {
  readonly lang: Lang;
}

/** A hand to sort: tap cards into melds, then see the best arrangement, what one's own costs, and what to discard. */
export default function Sorter(props: Props) {
  const all = loaded('ta-la', props.lang);
  const words = sorterWords.get(props.lang);
  return all && words ? <Table {...props} all={all} words={words} /> : null;
}

function Table({ all, words, ...given }: Props & { all: Loaded; words: SorterWords }) {
  const { game, ui } = all;
  const { now, hand, rules, eaten, setCards } = useOneHand(given, game);
  const { melds, chosen, said, toggle, makeMeld, takeBack, clear } = useSorting(eaten, rules, words);
  const { asked, answer, ask, forget } = useAsked();

  const loose = hand.cards.filter((card) => !melds.some((meld) => meld.includes(card))).toSorted(byCard);
  const points = pointsOf(loose, rules);
  const best = arrange(hand.cards, eaten, rules);
  const ruled = judge(taLa, [hand], rules);
  const out = ruled.ok && ruled.value.verdict.kind === 'hand' && ruled.value.verdict.u !== null;
  const sorted = { points, cards: hand.cards, eaten, rules, out, words, ui };

  return (
    <WidgetFrame
      kind="sorter"
      title={words.title}
      house={ruleSetName(now, all)}
      data-case={formatCase(now, game)}
      data-verdict={ruled.ok ? writeJson(game.verdictJson(ruled.value.verdict)) : undefined}
      data-revealed={asked || undefined}
    >
      <p class="sit s">{words.lead}</p>
      {melds.length > 0 && (
        <Melds melds={melds} ui={ui} back={{ label: (meld) => words.takeBack(cardsText(meld)), take: takeBack }} />
      )}
      <LooseCards label={words.hand} cards={loose} chosen={chosen} eaten={eaten} ui={ui} onToggle={toggle} />
      <SorterActs words={words} points={points} message={said} onMeld={makeMeld} onAsk={ask} />
      {best && (
        <div class="answer" aria-live="polite" ref={answer}>
          {asked && <Best best={best} {...sorted} />}
        </div>
      )}
      <DealAgain
        label={words.again}
        onHand={(cards) => {
          setCards(cards);
          clear();
          forget();
        }}
      />
    </WidgetFrame>
  );
}
