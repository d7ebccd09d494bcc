import { useMemo, useState } from 'preact/hooks';
import type { EveningEvent } from '#core/evening/evening.ts';
import type { EveningTally } from '#core/evening/tally.ts';
import type { Lang } from '#core/lang.ts';
import type { ScoreBookLateWords } from '#words/vi/ui/score-book/late.ts';
import { RuleTag } from '../../case/RuleTag.tsx';
import { usePart } from '../../loading/use-part.ts';
import { Button, Spoken } from '../../page/controls.tsx';
import { addLazyStyle } from '../../page/lazy-style.ts';
import { useFocusKept } from '../../page/use-focus-kept.ts';
import { remembered } from '../../storage/remembered.ts';
import { gamePaidOtherwise } from '../people.ts';
import { sheetWords } from '../sheet-words.ts';
import { leftText, roundsLeft } from './left-rounds.ts';
import { seenQuestion } from './question.ts';
import styles from './seen.css?inline';
import { type SeenHouses, seenHouses, seenParts } from './seen.ts';

addLazyStyle(styles);

/** What was asked and left: the evening and its rounds. */
const left = remembered('house-left');

interface Props {
  readonly evening: string;
  readonly tally: EveningTally;
  readonly lang: Lang;
  onChange(events: readonly EveningEvent[]): void;
}

/** The table pays otherwise than its house says: which house does, and whether it is the one from now on. */
export function SeenHouse(props: Props) {
  const { tally, lang } = props;
  const game = gamePaidOtherwise(tally);
  const terms = game === undefined ? undefined : tally.terms.get(game);
  return game !== undefined && terms ? (
    <OfGame {...props} game={game} house={terms.house} key={`${game} ${lang}`} />
  ) : null;
}

function OfGame({
  evening,
  tally,
  lang,
  onChange,
  game,
  house,
}: Props & { readonly game: string; readonly house: string }) {
  const { part: parts } = usePart(
    useMemo(() => seenParts(game, house, lang), [game, house, lang]),
    true,
  );
  const say = sheetWords[lang];
  const [text, setText] = useState(left.get());
  const leftOut = roundsLeft(text, evening);
  const terms = tally.terms.get(game);
  const seen = useMemo(() => parts && terms && seenHouses(tally, terms, parts, leftOut), [parts, tally, terms, text]);
  // What was pressed goes with the question.
  useFocusKept(seen !== undefined, () => document.querySelector<HTMLElement>('.sb-book h1'));
  if (!seen) return null;
  return (
    <Question
      seen={seen}
      lang={lang}
      say={say.seen}
      onHouse={(chosen) => onChange([{ type: 'house', at: Date.now(), house: chosen, stake: seen.terms.stake }])}
      onLeave={() => {
        const next = leftText(evening, [...leftOut, ...seen.otherwise.map(({ at }) => at)]);
        left.set(next);
        setText(next);
      }}
    />
  );
}

interface QuestionProps {
  readonly seen: SeenHouses;
  readonly lang: Lang;
  readonly say: ScoreBookLateWords['seen'];
  onHouse(house: string): void;
  onLeave(): void;
}

function Question({ seen, lang, say, onHouse, onLeave }: QuestionProps) {
  const { all } = seen.game;
  const { title, choices } = seenQuestion(seen, say);
  return (
    <section class="sb-seen" aria-labelledby="sb-seen">
      <h2 id="sb-seen">{title}</h2>
      <Spoken text={title} />
      <ul>
        {choices.map(({ house, text, rule, apart }) => (
          <li key={house} data-house={house}>
            <Button
              data-act="take-house"
              onClick={() => onHouse(house)}
              text={
                apart === undefined ? (
                  text
                ) : (
                  <>
                    {text} <small>{apart}</small>
                  </>
                )
              }
            />
            {rule !== undefined && <RuleTag rule={rule} lang={lang} all={all} named />}
          </li>
        ))}
        <li>
          <Button data-act="leave-house" onClick={onLeave} text={say.leave} />
        </li>
      </ul>
      {choices.length > 0 && <p>{say.done}</p>}
    </section>
  );
}
