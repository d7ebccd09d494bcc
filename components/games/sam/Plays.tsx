import { SuitText } from '#components/cards/Suits.tsx';
import { RuleTag } from '#components/case/RuleTag.tsx';
import type { Loaded } from '#components/loading/loaded.ts';
import type { Card } from '#core/card.ts';
import type { RuleSet } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { combinationOf } from '#games/sam/engine/combination.ts';
import { shapes } from '#games/sam/hands/plays.ts';
import type { PlaysWidgetWords } from '#games/sam/words/vi/play.ts';
import { cardsText } from '#words/text.ts';
import { counted, type JudgedPlay, judgePlay, samRules } from './judge-play.ts';

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
                <RuleTag rule={first.step.rule} lang={lang} all={all} />
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
function heading(count: number, beaten: boolean, words: PlaysWidgetWords['beats']): string {
  if (!beaten) return counted(count === 1 ? words.start : words.starts, count);
  return count === 0 ? words.noWay : counted(count === 1 ? words.way : words.ways, count);
}

function listed(plays: readonly JudgedPlay[]): string {
  return plays.map(({ cards }) => cardsText(cards)).join('; ');
}

/**
 * Every play of a hand, ruled on: one of each kind, length and top rank, since suits do not count; and two quads where they beat.
 * Plays that beat the table are separate from those that do not. Whether a 2 may be the last card is not asked here.
 */
export function judgeHand(
  hand: readonly Card[],
  table: readonly Card[],
  ruleSet: RuleSet,
): { readonly beats: readonly JudgedPlay[]; readonly fails: readonly JudgedPlay[] } {
  const rules = { ...samRules(ruleSet), finishOnTwo: 'allowed' } as const;
  const lies = table.length === 0 ? null : combinationOf(table, rules);
  const leads = shapes(hand, null, rules);
  const chops = lies ? shapes(hand, lies, rules).filter(({ kind }) => kind === 'hai-tu-quy') : [];
  const found = [...leads, ...chops].flatMap(({ cards }) => judgePlay(table, cards, ruleSet) ?? []);
  return { beats: found.filter(({ legal }) => legal), fails: found.filter(({ legal }) => !legal) };
}

/** Those that fail for the same reason together: the reason is given once. */
function byReason(fails: readonly JudgedPlay[]): readonly (readonly [JudgedPlay, ...JudgedPlay[]])[] {
  const groups = new Map<string, [JudgedPlay, ...JudgedPlay[]]>();
  for (const one of fails) {
    const why = 'why' in one.step ? one.step.why : '';
    const key = `${one.step.rule} ${why}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}
