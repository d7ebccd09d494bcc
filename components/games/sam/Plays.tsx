import { href, pathOf } from '#book/address.ts';
import { SuitText } from '#components/cards/Suits.tsx';
import type { Loaded } from '#components/loading/loaded.ts';
import type { Card } from '#core/card.ts';
import { ruleNumber } from '#core/game/game.ts';
import type { RuleSet } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import type { PlaysWidgetWords } from '#games/sam/words/vi/play.ts';
import { cardsText } from '#words/text.ts';
import { counted, type JudgedPlay } from './judge-play.ts';
import { byReason, judgeHand } from './judged-hand.ts';

interface Props {
  readonly table: readonly Card[];
  readonly hand: readonly Card[];
  readonly of: RuleSet;
  readonly lang: Lang;
  readonly all: Loaded;
  readonly words: PlaysWidgetWords['beats'];
  onTry(cards: readonly Card[]): void;
}

/** Every play that beats the table; then those that do not, each reason once. */
export function Plays({ table, hand, of, lang, all, words, onTry }: Props) {
  const { beats, fails } = judgeHand(hand, table, of);
  const rules = href(pathOf(lang, all.game.id, 'luat'));
  return (
    <>
      <h3>{heading(beats.length, table.length > 0, words)}</h3>
      <ul class="ways">
        {beats.map((play) => (
          <li key={play.cards.join()} {...play.data}>
            <button type="button" class="btn b2" onClick={() => onTry(play.cards)}>
              <SuitText text={cardsText(play.cards)} />
            </button>
          </li>
        ))}
      </ul>
      {fails.length > 0 && (
        <>
          <h3>{words.not}</h3>
          <ol class="reasons">
            {byReason(fails).map(([first, ...others]) => (
              <li key={first.cards.join()}>
                <a class="tag" href={`${rules}#${first.step.rule}`}>
                  {ruleNumber(all.game, first.step.rule)}
                </a>
                <div>
                  <SuitText text={all.words.reason(first.step)} />
                  {others.length > 0 && <SuitText text={` ${words.also.replace('0', listed(others))}`} />}
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

/** `3 plays beat it`, or how many leads there are where nothing has to be beaten. */
function heading(
  count: number,
  beaten: boolean,
  { noWay, way, ways, start, starts }: PlaysWidgetWords['beats'],
): string {
  if (!beaten) return counted(count === 1 ? start : starts, count);
  if (count === 0) return noWay;
  return counted(count === 1 ? way : ways, count);
}

function listed(plays: readonly JudgedPlay[]): string {
  return plays.map(({ cards }) => cardsText(cards)).join('; ');
}
