import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CardFace, Hand } from '#components/cards/Card.tsx';
import { Suits } from '#components/cards/Suits.tsx';
import { type Loaded, loaded } from '#components/case/loaded.ts';
import { useCase } from '#components/case/use-case.ts';
import { WidgetFrame } from '#components/case/WidgetFrame.tsx';
import { houseName } from '#components/house/name.ts';
import { ALL_CARDS, type Card, displayCard } from '#core/card.ts';
import type { Eaten, Field } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import type { Rules } from '#core/house-rules.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import type { Lang } from '#core/lang.ts';
import { arrange } from '#games/ta-la/engine/arrange.ts';
import { game as taLa } from '#games/ta-la/engine/index.ts';
import { byCard, LEAST, meldKind, pointsOf } from '#games/ta-la/engine/meld.ts';
import { PRESETS, type TaLaRules } from '#games/ta-la/engine/rules.ts';
import { discards } from '#games/ta-la/hands/discard.ts';
import type { SorterWords } from '#games/ta-la/words/vi/sorter.ts';
import { cardsText } from '#words/text.ts';
import { sorterWords } from './sorter-words.ts';

interface Props {
  readonly lang: Lang;
  readonly preset: string;
  /** Settings that differ from the preset. */
  readonly changed: Rules;
  readonly cards: readonly Card[];
  readonly eaten: readonly Eaten[];
}

/** A hand to sort: tap cards into melds, then see the best arrangement, what one's own costs, and what to discard. */
export default function Sorter(props: Props) {
  const all = loaded('ta-la', props.lang);
  const words = sorterWords.get(props.lang);
  return all && words ? <Table {...props} all={all} words={words} /> : null;
}

/** So many discards are listed. */
const DISCARDS = 3;

function Table({
  preset,
  changed,
  cards: given,
  eaten: marks,
  all,
  words,
}: Props & { all: Loaded; words: SorterWords }) {
  const { game, ui } = all;
  const start = {
    game: game.id,
    preset,
    rules: { ...game.presets[preset], ...changed },
    fields: [handOf(given, marks)],
  };
  const state = useCase(start, game, false);
  const [hand = handOf(given, marks)] = state.now.fields;
  const rules: TaLaRules = { ...PRESETS['mien-bac'], ...state.now.rules };
  const eaten = hand.eaten.map(({ card }) => card);

  const [melds, setMelds] = useState<readonly (readonly Card[])[]>([]);
  const [chosen, setChosen] = useState<readonly Card[]>([]);
  const [asked, setAsked] = useState(false);
  const [said, setSaid] = useState('');
  const seed = useRef(0);
  const answer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (asked) answer.current?.querySelector('.verdict')?.scrollIntoView({ block: 'nearest' });
  }, [asked]);

  const loose = hand.cards.filter((card) => !melds.some((meld) => meld.includes(card))).toSorted(byCard);
  const points = pointsOf(loose, rules);
  const best = arrange(hand.cards, eaten, rules);
  const ruled = judge(taLa, [hand], rules);
  const out = ruled.ok && ruled.value.verdict.kind === 'hand' && ruled.value.verdict.u !== null;

  const toggle = (card: Card): void =>
    setChosen(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card]);
  const makeMeld = (): void => {
    const cards = chosen.toSorted(byCard);
    const fault = faultIn(cards, eaten, rules, words);
    if (fault === undefined) {
      setMelds([...melds, cards]);
      setChosen([]);
    }
    setSaid(fault ?? words.made(words.kinds[meldKind(cards) ?? 'doc'], cardsText(cards)));
  };
  const dealAgain = async (): Promise<void> => {
    // Shuffling comes only with the wish for another hand.
    const { shuffle } = await import('#core/random/deck.ts');
    seed.current += 1;
    state.setFields([handOf(shuffle(ALL_CARDS, seed.current + 1000).slice(0, 10), [])]);
    setMelds([]);
    setChosen([]);
    setAsked(false);
    setSaid('');
  };

  return (
    <WidgetFrame
      kind="sorter"
      title={words.title}
      house={houseName(state.now, all)}
      data-case={formatCase(state.now, game)}
      data-verdict={ruled.ok ? writeJson(game.verdictJson(ruled.value.verdict)) : undefined}
      data-told={asked || undefined}
    >
      <p class="sit s">{words.lead}</p>
      {melds.length > 0 && (
        <ul class="made">
          {melds.map((meld) => (
            <li key={meld.join()}>
              <Hand cards={meld} ui={ui} />
              <button
                type="button"
                aria-label={words.takeBack(cardsText(meld))}
                onClick={() => setMelds(melds.filter((one) => one !== meld))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <fieldset class="tapped">
        <legend class="sr-only">{words.hand}</legend>
        <div class="hand m rows">
          {loose.map((card) => (
            <button
              type="button"
              key={card}
              data-card={card}
              aria-pressed={chosen.includes(card)}
              class={eaten.includes(card) ? 'eaten' : undefined}
              onClick={() => toggle(card)}
            >
              <CardFace card={card} ui={ui} />
            </button>
          ))}
        </div>
      </fieldset>
      <div class="moves">
        <button type="button" class="btn" data-act="meld" onClick={makeMeld}>
          {words.meld}
        </button>
        <button type="button" class="btn b2" data-act="ask" onClick={() => setAsked(true)}>
          {words.ask}
        </button>
      </div>
      <p class="tally">
        <b>{words.left(points)}</b> <span role="status">{said && <Suits text={said} />}</span>
      </p>
      {best && (
        <div class="answer" aria-live="polite" ref={answer}>
          {asked && (
            <>
              <div class="verdict">
                <p class="big">{words.best(best.points)}</p>
                <p class="why">{points > best.points ? words.worse(points - best.points) : words.same}</p>
              </div>
              <div class="best">
                <h3>{words.bestMelds}</h3>
                <ul class="made">
                  {best.melds.map((meld) => (
                    <li key={meld.join()}>
                      <Hand cards={meld} ui={ui} />
                    </li>
                  ))}
                </ul>
                {best.loose.length > 0 && (
                  <>
                    <h3>{words.loose}</h3>
                    <Hand cards={best.loose} ui={ui} />
                  </>
                )}
                {hand.cards.length === 10 && (
                  <>
                    <h3>{words.discard}</h3>
                    {out ? (
                      <p>{words.out}</p>
                    ) : (
                      <ol class="throw">
                        {discards(hand.cards, eaten, rules)
                          .slice(0, DISCARDS)
                          .map(({ card, rest }) => (
                            <li key={card}>
                              <Suits text={words.discardRow(displayCard(card), rest.points)} />
                            </li>
                          ))}
                      </ol>
                    )}
                    <p class="s">{words.discardNote}</p>
                  </>
                )}
              </div>
            </>
          )}
        </div>
      )}
      <div class="acts">
        <button type="button" data-act="again" onClick={dealAgain}>
          {words.again}
        </button>
      </div>
    </WidgetFrame>
  );
}

/** Why these cards are no meld, in the reader's words; undefined where they are one. */
function faultIn(
  cards: readonly Card[],
  eaten: readonly Card[],
  rules: TaLaRules,
  words: SorterWords,
): string | undefined {
  if (cards.length < LEAST) return words.none;
  if (!meldKind(cards)) return words.noMeld(cardsText(cards));
  const crowded = cards.filter((card) => eaten.includes(card)).length > 1 && rules.eatPerMeld === 'one';
  return crowded ? words.crowded(cardsText(cards)) : undefined;
}

function handOf(cards: readonly Card[], eaten: readonly Eaten[]): Field {
  return { role: 'bai', name: 'bai', cards, eaten };
}
