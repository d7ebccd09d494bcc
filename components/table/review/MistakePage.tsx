import { href, pathOf } from '#book/address.ts';
import type { Card } from '#core/card.ts';
import { ruleNumber } from '#core/game/game.ts';
import type { Action } from '#core/game/round.ts';
import type { CenterView, TableCards, TableScreen } from '#core/game/table-screen.ts';
import { type Alternative, type Choice, gradeOf, type Mistake } from '#core/rounds/look-back.ts';
import { signed } from '#words/text.ts';
import { SuitText } from '../../cards/Suits.tsx';
import { Button } from '../../page/controls.tsx';
import { ruleSession } from '../../practice/rule-session.ts';
import { SmallCards, TableCardsView } from '../Cards.tsx';
import { Bar } from './Bar.tsx';
import { insideLabel, labelOf, type Reviewed, type ReviewProps } from './moments.ts';

interface Props extends ReviewProps {
  readonly reviewed: Reviewed;
  readonly mistake: Mistake;
  /** What the reader chose when trying again. */
  readonly tried: Choice | undefined;
  onAgain(): void;
  /** Goes to another mistake. */
  onPlace(place: number): void;
}

/** One mistake: the move, the better one and what it costs on average; why; what came of it this time; and the others. */
export function MistakePage(props: Props) {
  const { at, rounds, parts, lang, words, reviewed, mistake, onAgain, onPlace } = props;
  const { ui } = parts;
  const { mistakes } = reviewed;
  const place = mistakes.indexOf(mistake);
  const last = place === mistakes.length - 1;
  const { scene } = rounds.shown(mistake.at, []);
  const nameOf = ({ weighed }: Choice): string =>
    insideLabel(labelOf(rounds.playing, rounds.sitting, mistake.at, weighed.action));
  const shared = { ...props, nameOf };
  return (
    <div class="tb lb">
      <Bar back={ui.toEnd} title={ui.of(place + 1, mistakes.length)} onBack={() => at.learn(undefined)} />
      <Plate {...shared} />
      <Then {...shared} scene={scene} />
      <Means {...shared} />
      <Luck {...shared} />
      <Rule rule={mistake.rule} {...props} />
      <section class="lb-list">
        <h3>{ui.found(mistakes.length)}</h3>
        <ol>
          {mistakes.map((one, other) => (
            <li key={one.at}>
              <button
                type="button"
                data-mistake={other + 1}
                aria-current={one === mistake ? 'true' : undefined}
                onClick={() => onPlace(other)}
              >
                <b>{ui.one(one.number)}</b> <span>{figure(-one.cost, lang)}</span>
              </button>
            </li>
          ))}
          {reviewed.fine > 0 && <li class="fine">{ui.rest(reviewed.fine)}</li>}
        </ol>
      </section>
      <div class="tb-you">
        <div class="tb-moves over">
          <Button class="btn b2" data-act="retry" onClick={onAgain} text={ui.retry} />
          {last ? (
            <Button class="btn" data-move="again" onClick={at.again} text={words.again} />
          ) : (
            <Button class="btn" data-act="next" onClick={() => onPlace(place + 1)} text={ui.next} />
          )}
        </div>
      </div>
    </div>
  );
}

interface Named extends Props {
  nameOf(choice: Choice): string;
}

/** That it was a mistake, and the one figure; after another try how good that was. */
function Plate({ parts: { ui }, lang, mistake, tried, nameOf }: Named) {
  const { did, best, cost, number } = mistake;
  const grade = tried && gradeOf(mistake, tried);
  return (
    <section class="tb-plate" role="status">
      <p class="big long">{grade ? ui.grades[grade] : ui.mistake}</p>
      <SuitText
        as="p"
        class="why"
        text={
          tried && grade ? ui.tried[grade](nameOf(tried), nameOf(best)) : ui.instead(number, nameOf(did), nameOf(best))
        }
      />
      {!grade && (
        <p class="net">
          <small>{ui.costs}</small> {unsigned(cost, lang)}
        </p>
      )}
    </section>
  );
}

/** The reader's cards then, those of both moves marked, and what lay open. */
function Then({ parts: { ui }, all, words, mistake, scene }: Named & { readonly scene: TableScreen }) {
  const { hand } = scene.own;
  const cards = hand.kind === 'groups' ? hand.groups.flatMap((group) => group.cards) : hand.cards;
  const [did, best] = [mistake.did, mistake.best].map(({ weighed }) => cardsOf(weighed.action));
  const open = openCards(scene);
  return (
    <section class="lb-then">
      <p>{ui.lay}</p>
      <p class="lb-cards">
        {cards.map(
          (card) =>
            card !== null && (
              <span key={card} class={best?.includes(card) ? 'best' : did?.includes(card) ? 'did' : undefined}>
                <SmallCards cards={[card]} ui={all.ui} />
              </span>
            ),
        )}
      </p>
      {(open.length > 0 || scene.middle.kind === 'pot') && <p>{ui.open}</p>}
      <p class="lb-cards">
        {open.map((one, at) => (
          <TableCardsView key={at} of={one} ui={all.ui} />
        ))}
        {scene.middle.kind === 'pot' && (
          <span>
            {words.pot} <b>{scene.middle.pot}</b>
          </span>
        )}
      </p>
    </section>
  );
}

function cardsOf({ card, cards }: Action): readonly Card[] {
  return cards ?? (card === undefined ? [] : [card]);
}

/** All that lay face up before the others and in the middle. */
function openCards({ strips, middle }: TableScreen): readonly TableCards[] {
  const before = strips.flatMap(({ open = [], laid, cards = [] }) => [
    ...open,
    ...(laid?.cards ?? []),
    ...faceUp(cards),
  ]);
  return [...before, ...inMiddle(middle)];
}

function inMiddle(middle: CenterView): readonly TableCards[] {
  switch (middle.kind) {
    case 'cards':
      return faceUp(middle.cards);
    case 'stock':
      return [...middle.laid, ...(middle.row.length > 0 ? [{ kind: 'thrown', cards: middle.row } as const] : [])];
    case 'pot':
      return [];
  }
}

function faceUp(cards: readonly (Card | null)[]): readonly TableCards[] {
  const open = cards.filter((card) => card !== null);
  return open.length > 0 ? [{ kind: 'hand', cards: open }] : [];
}

/** Both moves on one axis, in chips: the difference is the figure on the plate. */
function Means(props: Named) {
  const { parts, lang, mistake } = props;
  const { ui, advice } = parts;
  const { did, best, error } = mistake;
  const reach = Math.max(1, Math.abs(did.mean), Math.abs(best.mean));
  return (
    <section class="lb-means">
      <h3>{ui.means}</h3>
      <ol>
        <Mean {...props} way={did} mark={ui.did} reach={reach} kind="did" />
        <Mean {...props} way={best} mark={ui.best} reach={reach} kind="best" />
      </ol>
      <details>
        <summary>{ui.method}</summary>
        <p>
          {advice?.words.method} {error > 0 ? ui.estimated(unsigned(error, lang)) : ui.exact}
        </p>
      </details>
    </section>
  );
}

interface MeanProps extends Named {
  readonly way: Alternative;
  readonly mark: string;
  /** What half the axis stands for. */
  readonly reach: number;
  readonly kind: 'did' | 'best';
}

function Mean({ way, mark, reach, kind, parts, lang, words, nameOf }: MeanProps) {
  const width = (Math.abs(way.mean) / reach) * 50;
  return (
    <li class={kind}>
      <span class="nm">
        <small>{mark}</small> <SuitText as="b" text={nameOf(way)} />
      </span>
      <span class="ax" aria-hidden="true">
        <i style={{ left: `${way.mean < 0 ? 50 - width : 50}%`, width: `${width}%` }} />
      </span>
      <span class="v">
        {figure(way.mean, lang)}
        <span class="vh"> {words.chips}</span>
      </span>
      {parts.advice && <SuitText as="span" class="tx" text={parts.advice.words.figures(way.weighed)} />}
    </li>
  );
}

/** What came of it with the cards as they lay: luck, and no judgement. */
function Luck({ at, parts: { ui }, mistake, nameOf }: Named) {
  const { did, best } = mistake;
  if (did.chips === undefined || best.chips === undefined) return null;
  const more = best.chips - did.chips;
  const net = at.shown.seats.find(({ who }) => who === at.shown.you)?.net ?? 0;
  const [head, text] =
    more > 0
      ? [ui.unlucky.head, ui.unlucky.text(nameOf(best), more)]
      : [ui.lucky.head, ui.lucky.text(nameOf(best), -more)];
  return (
    <p class="lb-real">
      <b>{head}</b> <SuitText text={`${text} ${ui.ended(signed(net))}`} /> {more > 0 ? ui.unlucky.yet : ui.lucky.yet}
    </p>
  );
}

/** The rule behind a move: to be read, and to be practised by itself. */
function Rule({ rule, all: { game }, lang, parts: { ui } }: Props & { readonly rule: string }) {
  const number = ruleNumber(game, rule);
  return (
    <p class="lb-rule">
      <a class="btn b2" data-act="practise" href={ruleSession(rule, lang)}>
        {ui.practise(number)}
      </a>
      <a class="btn b2" data-act="rule" href={`${href(pathOf(lang, game.id, 'luat'))}#${rule}`}>
        {ui.rule(number)}
      </a>
    </p>
  );
}

/** `+0,6`, `−0,8`, with a real minus. */
function figure(chips: number, lang: string): string {
  return `${chips > 0 ? '+' : chips < 0 ? '−' : ''}${unsigned(Math.abs(chips), lang)}`;
}

function unsigned(chips: number, lang: string): string {
  return new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(chips);
}
