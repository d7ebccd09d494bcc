import { useMemo, useState } from 'preact/hooks';
import type { EveningEvent } from '#core/evening/evening.ts';
import type { EveningTally } from '#core/evening/tally.ts';
import { differences } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { parseRuleSet } from '#core/notation/read-text.ts';
import type { ScoreBookLateWords } from '#words/ui/score-book/late/vi.ts';
import { RuleTag } from '../../case/RuleTag.tsx';
import { usePart } from '../../loading/use-part.ts';
import { Button, Spoken } from '../../page/controls.tsx';
import { addLazyStyle } from '../../page/lazy-style.ts';
import { remembered } from '../../storage/remembered.ts';
import { gamePaidOtherwise } from '../people.ts';
import { sheetWords } from '../sheet-words.ts';
import styles from './seen.css?inline';
import { type SeenHouses, seenHouses, seenParts } from './seen.ts';

addLazyStyle(styles);

/** What was asked last and left: the evening, its game and the rounds. */
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
  const say = sheetWords.in(lang);
  const [, setLeft] = useState(0);
  const terms = tally.terms.get(game);
  const seen = useMemo(() => parts && terms && seenHouses(tally, terms, parts), [parts, tally, terms]);
  if (!seen || !say) return null;
  const asked = `${evening} ${game} ${seen.against.join(',')}`;
  if (left.get() === asked) return null;
  return (
    <Question
      seen={seen}
      lang={lang}
      say={say.seen}
      onHouse={(chosen) => onChange([{ type: 'house', at: Date.now(), house: chosen, stake: seen.terms.stake }])}
      onLeave={() => {
        left.set(asked);
        setLeft((count) => count + 1);
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
  const { game, against, houses } = seen;
  const { all, ruleSet } = game;
  const { game: engine, words } = all;
  const found = houses.flatMap((house) => {
    const other = parseRuleSet(house, engine);
    return other ? [{ house, other, apart: differences(engine.schema, other.rules, ruleSet.rules) }] : [];
  });
  const nameOf = ({ house, other }: (typeof found)[number]): string => {
    const name = words.presets[other.preset] ?? other.preset;
    return house.includes('{') ? say.changed(name) : name;
  };
  const [first] = found;
  const isChange = ({ other, apart }: (typeof found)[number]): boolean =>
    other.preset === ruleSet.preset && apart.length === 1;
  const title = !first
    ? say.nothing(against)
    : isChange(first)
      ? say.unlike(words.name, against)
      : say.like(words.name, nameOf(first));
  return (
    <section class="sb-seen" aria-labelledby="sb-seen">
      <h2 id="sb-seen">{title}</h2>
      <Spoken text={title} />
      <ul>
        {found.map((one) => {
          const [key = ''] = one.apart;
          const setting = words.settings[key];
          const rule = engine.schema[key]?.definedAt;
          return (
            <li key={one.house} data-house={one.house}>
              <Button
                data-act="take-house"
                onClick={() => onHouse(one.house)}
                text={
                  isChange(one) && setting ? (
                    say.change(setting.label, setting.values[String(one.other.rules[key])] ?? '')
                  ) : (
                    <>
                      {say.preset(nameOf(one))} <small>{say.apart(one.apart.length)}</small>
                    </>
                  )
                }
              />
              {isChange(one) && rule !== undefined && <RuleTag rule={rule} lang={lang} all={all} named />}
            </li>
          );
        })}
        <li>
          <Button data-act="leave-house" onClick={onLeave} text={say.leave} />
        </li>
      </ul>
      {first && <p>{say.done}</p>}
    </section>
  );
}
