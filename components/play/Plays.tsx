import type { Card } from '../../src/engine/core/card.ts';
import { ruleNumber } from '../../src/engine/core/game.ts';
import { cardsText } from '../../src/i18n/text.ts';
import { href, type Lang, pathOf } from '../../src/site.ts';
import { Suits } from '../cards/Suits.tsx';
import type { Loaded } from '../case/loaded.ts';
import type { House } from '../house/choice.ts';
import type { Judged } from './judged.ts';
import { byReason, judgeHand } from './judged-hand.ts';
import { listWords } from './list-words.ts';

interface Props {
  readonly table: readonly Card[];
  readonly hand: readonly Card[];
  readonly of: House;
  readonly lang: Lang;
  readonly all: Loaded;
  onTry(cards: readonly Card[]): void;
}

/** Every play that beats the table; then those that do not, each reason once. */
export function Plays({ table, hand, of, lang, all, onTry }: Props) {
  const words = listWords(lang);
  if (!words) return null;
  const { beats, fails } = judgeHand(hand, table, of, all);
  const rules = href(pathOf(lang, all.game.id, 'luat'));
  return (
    <>
      <h3>{table.length > 0 ? words.count(beats.length) : words.leads(beats.length)}</h3>
      <ul class="ways">
        {beats.map((play) => (
          <li key={play.cards.join()} {...play.data}>
            <button type="button" class="btn b2" onClick={() => onTry(play.cards)}>
              <Suits text={cardsText(play.cards)} />
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
                  <Suits text={all.words.reason(first.step)} />
                  {others.length > 0 && <Suits text={` ${words.also(listed(others))}`} />}
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function listed(plays: readonly Judged[]): string {
  return plays.map(({ cards }) => cardsText(cards)).join('; ');
}
