import { useEffect, useRef, useState } from 'preact/hooks';
import { formatRuleSet } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import type { OneIn, OneInBetween } from '#core/house/weights.ts';
import { differences, type RuleSet } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import type { ContractWords } from '#words/vi/ui/contract.ts';
import { HandCards } from '../../cards/Card.tsx';
import { verdictData } from '../../case/VerdictPlate.tsx';
import type { Loaded } from '../../loading/loaded.ts';
import { usePart } from '../../loading/use-part.ts';
import { Button, Spoken } from '../../page/controls.tsx';
import { addLazyStyle } from '../../page/lazy-style.ts';
import { refereeLink } from '../../share/case-link.ts';
import styles from './compare.css?inline';
import { flipFiles } from './flip-files.ts';
import { type Parting, partingsOf } from './partings.ts';
import { gamesIn, readContract } from './read.ts';
import { sideTexts } from './side-verdict.ts';

addLazyStyle(styles);

interface Props {
  readonly all: Loaded;
  /** What is chosen on the page: the first house, unless another one is compared. */
  readonly ruleSet: RuleSet;
  readonly oneIn: Readonly<Record<string, OneIn>>;
  /** The houses that are compared, of all games: `xi-dach@vipgame`, or two of a game. */
  readonly beside: string;
  /** How often two presets rule otherwise. */
  readonly between: OneInBetween;
  readonly say: ContractWords;
  readonly lang: Lang;
  onBeside(text: string): void;
}

/** Two houses of a game: what they differ in, each with hands and both verdicts. */
export function Compare(props: Props) {
  const { all, ruleSet, oneIn, beside, between, say, lang, onBeside } = props;
  const { game } = all;
  const { part: file } = usePart(flipFiles(game.id, lang), true);
  const box = useRef<HTMLDivElement>(null);
  // It is what the link was sent for.
  useEffect(() => {
    if (beside !== '') box.current?.scrollIntoView();
  }, []);

  const [chosen, right = otherThan(ruleSet, game)] = pairIn(beside, game);
  const left = chosen ?? ruleSet;
  const choose = (first: RuleSet | undefined, second: RuleSet): void =>
    onBeside(besideText(beside, game, first ? [first, second] : [second]));
  const often = [left, right].every((one) => isPreset(one, game)) ? between[left.preset]?.[right.preset] : undefined;
  const partings =
    file &&
    partingsOf(
      all,
      [left, right],
      oneIn[left.preset],
      Object.fromEntries(Object.entries(file).map(([key, { hands }]) => [key, hands.map(({ fields }) => fields)])),
    );
  return (
    <div class="compare" ref={box}>
      <p>
        {say.compare.differ(differences(game.schema, left.rules, right.rules).length, often ? say.oneIn(often) : '')}
      </p>
      <div class="two">
        <HouseSelect
          {...props}
          label={say.compare.first}
          house={left}
          own={ruleSet}
          onHouse={(one) => choose(one, right)}
        />
        <HouseSelect
          {...props}
          label={say.compare.second}
          house={right}
          onHouse={(one) => choose(chosen, one ?? right)}
        />
      </div>
      {partings ? <Partings {...props} partings={partings} /> : <p class="s">{say.loading}</p>}
      <CopyLink say={say} />
    </div>
  );
}

/** The pair that a text names for a game: the first house only where there are two. */
function pairIn(beside: string, game: Game): readonly [RuleSet | undefined, RuleSet | undefined] {
  const houses = beside.split(';').flatMap((piece) => readContract(piece, [game]).ruleSets.map(([, house]) => house));
  return houses.length > 1 ? [houses[0], houses[1]] : [undefined, houses[0]];
}

/** The text with another pair for this game. */
function besideText(beside: string, game: Game, pair: readonly RuleSet[]): string {
  const others = beside.split(';').filter((piece) => piece !== '' && gamesIn(piece, [game.id]).length === 0);
  return [...others, ...pair.map((house) => formatRuleSet(house, game))].join(';');
}

/** Is a house its preset in all? */
function isPreset({ preset, rules }: RuleSet, { schema, presets }: Game): boolean {
  return differences(schema, rules, presets[preset] ?? {}).length === 0;
}

/** The first preset that is not this house. */
function otherThan({ rules }: RuleSet, game: Game): RuleSet {
  const others = Object.entries(game.presets).map(([preset, own]) => ({ preset, rules: own }));
  const differs = (one: RuleSet): boolean => differences(game.schema, rules, one.rules).length > 0;
  return others.find(differs) ?? { preset: game.defaultPreset, rules };
}

interface SelectProps {
  readonly all: Loaded;
  readonly label: string;
  readonly house: RuleSet;
  /** The house of the page, where that can be chosen. */
  readonly own?: RuleSet;
  readonly say: ContractWords;
  /** Undefined for the page's own. */
  onHouse(house: RuleSet | undefined): void;
}

/** What is longer is set smaller, in letters. */
const LONG = 24;

const OWN = '';

/** One of the two houses: the page's own, a preset, or another one that came with the link. */
function HouseSelect({ all, label, house, own, say, onHouse }: SelectProps) {
  const { game, words } = all;
  const preset = isPreset(house, game) ? house.preset : undefined;
  const value = house === own ? OWN : (preset ?? formatRuleSet(house, game));
  return (
    <label>
      <span class="sr-only">{label}</span>
      <select
        value={value}
        onChange={({ currentTarget: { value: name } }) => {
          const rules = game.presets[name];
          onHouse(rules ? { preset: name, rules } : name === OWN ? undefined : house);
        }}
      >
        {own && (
          <option value={OWN} selected={value === OWN}>
            {say.compare.own}
          </option>
        )}
        {value !== OWN && !preset && (
          <option value={value} selected>
            {ruleSetName(house, all)}
          </option>
        )}
        {Object.keys(game.presets).map((name) => (
          <option key={name} value={name} selected={name === value}>
            {words.presets[name] ?? name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Those with hands, then those without in one line. */
function Partings({
  partings,
  all,
  say,
  lang,
}: Pick<Props, 'all' | 'say' | 'lang'> & { readonly partings: Parting[] }) {
  const { game, words, ui } = all;
  const labelOf = (key: string): string => words.settings[key]?.label ?? key;
  const untold = partings.filter(({ shown }) => !shown).map(({ key }) => labelOf(key).toLocaleLowerCase());
  return (
    <>
      <ol>
        {partings.map(({ key, shown }) => {
          if (!shown) return null;
          const texts = sideTexts(shown.sides);
          return (
            <li key={key} data-parting={key}>
              <h4>{labelOf(key)}</h4>
              <div class="hands">
                {shown.fields.map(({ name, cards, eaten }) => (
                  <div key={name}>
                    <div class="who">{ui.seatName(name)}</div>
                    {cards.length > 0 ? (
                      <HandCards cards={cards} eaten={eaten.map(({ card }) => card)} ui={ui} />
                    ) : (
                      <p class="none">{ui.noCards}</p>
                    )}
                  </div>
                ))}
              </div>
              <div class="sides">
                {shown.sides.map(({ of, ruling }, at) => (
                  <a key={at} href={refereeLink(of, lang, all)} {...verdictData(of, game, ruling)}>
                    <b class={(texts[at]?.length ?? 0) > LONG ? 'long' : undefined}>{texts[at]}</b>
                    <small>{words.settings[key]?.values[String(of.rules[key])]}</small>
                  </a>
                ))}
              </div>
            </li>
          );
        })}
      </ol>
      {untold.length > 0 && <p class="s">{say.compare.untold(untold)}</p>}
    </>
  );
}

/** The address says both houses. */
function CopyLink({ say }: { readonly say: ContractWords }) {
  const [said, setSaid] = useState('');
  return (
    <>
      <Button
        class="btn b2"
        data-act="compare-link"
        onClick={() =>
          navigator.clipboard.writeText(location.href).then(
            () => setSaid(say.compare.copied),
            () => setSaid(say.compare.copyFailed),
          )
        }
        text={said || say.compare.copy}
      />
      <Spoken text={said} />
    </>
  );
}
