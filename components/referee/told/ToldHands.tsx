import { HandCards } from '#components/cards/Card.tsx';
import { OpenHand } from '#components/cards/OpenHand.tsx';
import type { Case } from '#core/case.ts';
import type { VerdictWords } from '#core/game/game-words.ts';
import { judge } from '#core/judge.ts';
import type { Lang } from '#core/lang.ts';
import type { Ruling } from '#core/ruling.ts';
import type { Granted, ToldHand } from '#core/told/told-hand.ts';
import type { Story } from '#src/reading/reading.ts';
import { en } from '#words/en/ui/told.ts';
import { paidWords, verdictLine } from '#words/outcomes/verdict-line.ts';
import { cardsText, displayName } from '#words/text.ts';
import type { ShareWords } from '#words/vi/ui/share.ts';
import type { ToldWords } from '#words/vi/ui/told.ts';
import { vi } from '#words/vi/ui/told.ts';
import { RuleTag } from '../../case/RuleTag.tsx';
import { SeatHead } from '../../case/SeatHand.tsx';
import { VerdictPlate } from '../../case/VerdictPlate.tsx';
import type { Loaded } from '../../loading/loaded.ts';
import { Button } from '../../page/controls.tsx';
import { addLazyStyle } from '../../page/lazy-style.ts';
import type { MessageExtras } from '../../share/chat.ts';
import hangs from '../house-question.css?inline';
import type { ToldCase } from './tell.ts';
import styles from './told.css?inline';

export { readStory } from '#src/reading/told/read-story.ts';
export { linkedStory, tellStory, toldFields, toldUnder } from './tell.ts';

addLazyStyle(hangs);
addLazyStyle(styles);

const toldWords = { vi, en };

interface Props {
  readonly now: Case;
  readonly story: ToldCase;
  readonly all: Loaded;
  readonly lang: Lang;
  readonly ruling: Ruling<unknown> | undefined;
}

interface SeatsProps extends Props {
  /** The reader wants to say each card. */
  onPick(): void;
}

/** Everybody's hand as it was told: a total, a kind, a number of cards, with the cards that were named all the same. */
export function ToldSeats({ now, story, all, lang, ruling, onPick }: SeatsProps) {
  const says = toldWords[lang];
  const { ui } = all;
  return (
    <div class="seats">
      {story.hands.map((hand) => {
        const { name, told, cards } = hand;
        const shown = now.fields.find((field) => field.name === name) ?? hand;
        return (
          <div class="seat" key={name}>
            <SeatHead name={name} worth={worthOf(hand, ruling, all)} ui={ui} />
            {told ? (
              <button type="button" class="as-told" onClick={onPick}>
                {cards.length > 0 && <HandCards cards={cards} ui={ui} inline />}
                <span>{told.count === undefined ? says.untold : says.untoldCount(told.count)}</span>
                <span class="sr-only">. {says.tell(name)}</span>
              </button>
            ) : shown.cards.length > 0 || shown.unknown ? (
              <OpenHand {...shown} ui={ui} />
            ) : (
              <p class="none">{ui.noCards}</p>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** What was said of a hand, and of the ruling's words for it only those that do not depend on the cards that stand in. */
function worthOf({ name, told }: ToldHand, ruling: Ruling<unknown> | undefined, { words }: Loaded) {
  const found = ruling ? words.seat(ruling.verdict, name) : { sum: '', state: '' };
  if (!told) return found;
  if (told.total !== undefined) return { ...found, sum: String(told.total) };
  if (told.kind === undefined) return { sum: '', state: '' };
  return /\d/.test(found.sum) ? { sum: '', state: found.state.replace(/\d.*/, '') } : found;
}

/** The verdict, and what was taken for granted for it. */
export function ToldPlate({ story, lang, words }: Props & { readonly words: VerdictWords }) {
  const granted = grantedText(story, lang);
  const told = asToldWords(words, story);
  if (!granted) return <VerdictPlate words={told} />;
  const lines = told.lines.length > 0 ? [...told.lines, { text: granted, net: '' }] : [];
  const why = (
    <>
      {told.why} <u>{granted}</u>
    </>
  );
  return <VerdictPlate words={{ ...told, lines }} why={why} />;
}

/** A verdict without what comes of cards that only stand in. */
export function asToldWords(words: VerdictWords, story: ToldCase): VerdictWords {
  const lines = words.lines.map(({ text, net }) => ({ text: withoutUntold(text, story), net }));
  return { ...words, why: isToldOf(words.why, story) ? words.why : '', lines };
}

/** Is every number in it one that was told, and none of the cards that stand in? */
export function isToldOf(text: string, { hands }: ToldCase): boolean {
  const numbers = new Set(hands.flatMap(({ told }) => [told?.total, told?.count]));
  return (text.match(/\d+/g) ?? []).every((number) => numbers.has(Number(number)));
}

/** `Chi móm, 61 điểm`: without the points that nobody told. */
function withoutUntold(text: string, story: ToldCase): string {
  return text
    .split(', ')
    .filter((some) => isToldOf(some, story))
    .join(', ');
}

function grantedWords({ ways, chosen, granted }: ToldCase, says: ToldWords): string | undefined {
  const way = ways[chosen];
  if (granted === undefined || !way) return undefined;
  if (granted === 'laid-first') return says.first(way.who[0] ?? '');
  if (chosen === 0) return says.granted[granted];
  return granted === 'under-five-cards' ? says.fiveCards(way.who, isOfAll(way.who, ways)) : says.if(way);
}

/** Each hand that may be unusual is so. */
function isOfAll(who: readonly string[], ways: ToldCase['ways']): boolean {
  return who.length > 1 && who.length === Math.max(...ways.map((way) => way.who.length));
}

/** The rule that tells what hands that nobody is taken to hold are. */
const RULE_OF: Readonly<Record<Granted, string>> = {
  'under-five-cards': 'xd-ngu-linh',
  'no-twos': 'sam-pay-thoi',
  'no-twos-or-quads': 'sam-pay-thoi',
  'laid-first': 'tl-tie',
};

/** Players who are móm go by the order of laying down by a rule of their own. */
function ruleOf(granted: Granted, { hands, ways }: ToldCase): string {
  const first = hands.find(({ name }) => name === ways[0]?.who[0]);
  return granted === 'laid-first' && first?.told?.kind === 'mom' ? 'tl-mom-many' : RULE_OF[granted];
}

interface CellsProps extends Props {
  /** It is the way with this index. */
  onTell(chosen: number): void;
}

/** What else the hands could be, each with its verdict, where that changes it. */
export function ToldCells({ now, story, all, lang, onTell }: CellsProps) {
  const says = toldWords[lang];
  const { ways, chosen, granted, isAnswered } = story;
  const several = new Set(ways.flatMap(({ who }) => who)).size > 1;
  return (
    <>
      {granted && (
        <section class="hangs" aria-labelledby="told-ask">
          <div class="q">
            <h2 id="told-ask">{says.ask[granted]}</h2>
            <RuleTag rule={ruleOf(granted, story)} lang={lang} all={all} named />
            {!isAnswered && <p>{says.assumed[granted]}</p>}
          </div>
          <div class="cells">
            {ways.map((way, at) => (
              <button
                key={`${way.who.join()} ${way.twos} ${way.quads}`}
                type="button"
                aria-pressed={at === chosen}
                onClick={() => onTell(at)}
              >
                <span>{cellName(at, story, several, says)}</span>
                <span class="v">{way.open ? says.open : lineOf(way, now, all)}</span>
              </button>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** Why a story that leaves it open is no case yet. */
export function unsettledText({ hands }: Story, lang: Lang): string | undefined {
  const untold = hands.filter(({ told }) => Object.keys(told).length > 0);
  return toldWords[lang].unsettled(untold.map(({ name }) => name));
}

/** What a verdict takes for granted, in words. */
export function grantedText(story: ToldCase, lang: Lang): string | undefined {
  const says = toldWords[lang];
  return grantedWords(story, says);
}

/** A story as a message: hands as they were told, the verdict, and what it takes for granted, with what else the hands could be. */
export function toldMessage({ story, now, all, lang, ruling }: Props, share: ShareWords): MessageExtras {
  const says = toldWords[lang];
  const verdict = ruling && asToldWords(all.words.verdict(ruling), story);
  if (!says || !verdict) return {};
  const hands = story.hands.flatMap((hand): [string, string][] => (hand.told ? [[hand.name, handOf(hand)]] : []));
  const granted = grantedWords(story, says);
  const others = story.ways.flatMap((way, chosen) => {
    const condition = chosen === story.chosen ? undefined : grantedWords({ ...story, chosen }, says);
    return condition ? [share.otherTold(displayName(condition), way.open ? says.open : lineOf(way, now, all))] : [];
  });
  return { verdict, told: new Map(hands), condition: granted ? [granted] : [], otherwise: others };

  function handOf(hand: ToldHand): string {
    const { sum, state } = worthOf(hand, ruling, all);
    const count = hand.told?.count;
    const told = [sum || state, count === undefined ? '' : says.untoldCount(count)].filter(Boolean).join(', ');
    return [cardsText(hand.cards), told || says.untold].filter(Boolean).join(' ');
  }
}

function cellName(at: number, { ways, granted }: ToldCase, several: boolean, says: ToldWords): string {
  const way = ways[at];
  if (!way || granted === undefined) return '';
  if (granted === 'laid-first') return says.firstCell(way.who[0] ?? '');
  return at === 0 ? says.nobody[granted] : says.cell(way, isOfAll(way.who, ways), several);
}

/** The way to say each card, and what cards that are shown stand for. */
export function SayCards({ lang, onPick }: Pick<SeatsProps, 'lang' | 'onPick'>) {
  const says = toldWords[lang];
  return says ? (
    <div class="stand-in">
      <Button class="btn b2" data-act="tell" onClick={onPick} text={says.tellAll} />
      <p class="s mute">{says.standIn}</p>
    </div>
  ) : null;
}

/** What these hands come to, in one line. */
function lineOf({ fields }: ToldCase['ways'][number], { rules }: Case, all: Loaded): string {
  const ruled = judge(all.game, fields, rules);
  return ruled.ok ? verdictLine(paidWords(ruled.value, all)) : '';
}
