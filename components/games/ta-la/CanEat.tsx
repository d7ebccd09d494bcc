import { useState } from 'preact/hooks';
import { href, pathOf } from '#book/address.ts';
import { Hand } from '#components/cards/Card.tsx';
import { Suits } from '#components/cards/Suits.tsx';
import { Guess } from '#components/case/Guess.tsx';
import { type Loaded, loaded } from '#components/case/loaded.ts';
import { useCase } from '#components/case/use-case.ts';
import { WidgetFrame } from '#components/case/WidgetFrame.tsx';
import { houseName } from '#components/house/name.ts';
import { type Card, displayCard } from '#core/card.ts';
import type { Eaten, Field } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import { ruleNumber } from '#core/game/game.ts';
import type { Rules } from '#core/house-rules.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import type { Lang } from '#core/lang.ts';
import { meldKind } from '#games/ta-la/engine/meld.ts';
import { PRESETS, type TaLaRules } from '#games/ta-la/engine/rules.ts';
import { canEat } from '#games/ta-la/hands/eat.ts';
import type { EatWords } from '#games/ta-la/words/vi/eat.ts';
import { cardsText } from '#words/text.ts';
import { eatWords } from './eat-words.ts';

interface Props {
  readonly lang: Lang;
  readonly preset: string;
  /** Settings that differ from the preset. */
  readonly changed: Rules;
  readonly hand: readonly Card[];
  /** Cards of the hand that were eaten before. */
  readonly eaten: readonly Eaten[];
  readonly discard: Card;
  /** The case names its house. */
  readonly pinned: boolean;
}

/** “Can I eat this?”: a hand, the discard before it, a guess, and the rule that says why. */
export default function CanEat(props: Props) {
  const all = loaded('ta-la', props.lang);
  const words = eatWords.get(props.lang);
  return all && words ? <Question {...props} all={all} words={words} /> : null;
}

type Picker = typeof import('./EatPicker.tsx').EatPicker;
type Part = 'hand' | 'discard';

function Question({
  lang,
  preset,
  changed,
  hand,
  eaten,
  discard,
  pinned,
  all,
  words,
}: Props & { all: Loaded; words: EatWords }) {
  const { game, ui } = all;
  const start = {
    game: game.id,
    preset,
    rules: { ...game.presets[preset], ...changed },
    fields: [handOf([...hand, discard], [...eaten, { card: discard, chot: false }])],
  };
  const state = useCase(start, game, pinned);
  const [told, setTold] = useState(false);
  const [picking, setPicking] = useState<{ readonly part: Part; readonly component: Picker }>();
  const rules: TaLaRules = { ...PRESETS['mien-bac'], ...state.now.rules };
  const [field] = state.now.fields;
  // The discard stands last, marked; while it is being changed there may be none.
  const last = field?.cards.at(-1);
  const thrown = field?.eaten.some(({ card }) => card === last) ? last : undefined;
  const held = (field?.cards ?? []).filter((card) => card !== thrown);
  const before = (field?.eaten ?? []).filter(({ card }) => card !== thrown);
  const found =
    thrown === undefined
      ? undefined
      : canEat(
          held,
          before.map(({ card }) => card),
          thrown,
          rules,
        );
  const discards = thrown === undefined ? [] : [thrown];
  const ruled = judge(game, state.now.fields, state.now.rules);
  const asked = formatCase(state.now, game);
  const rule = found?.ok === false ? found.error : 'tl-eat-proof';

  const put = (cards: readonly Card[], discard: readonly Card[]): void => {
    const marks = [
      ...before.filter(({ card }) => cards.includes(card)),
      ...discard.map((card) => ({ card, chot: false })),
    ];
    state.setFields([handOf([...cards, ...discard], marks)]);
    setTold(true);
  };
  const pick = async (part: Part): Promise<void> => {
    const { EatPicker } = await import('./EatPicker.tsx');
    setPicking({ part, component: EatPicker });
  };

  return (
    <WidgetFrame
      kind="caneat"
      title={words.title}
      house={houseName(state.now, all)}
      data-asked={asked}
      data-case={ruled.ok ? asked : undefined}
      data-verdict={ruled.ok ? writeJson(game.verdictJson(ruled.value.verdict)) : undefined}
      data-eat={found ? String(found.ok) : undefined}
      data-told={told || undefined}
    >
      <div class="seats">
        <div class="seat">
          <div class="who">{words.hand}</div>
          <Hand cards={held} eaten={before.map(({ card }) => card)} ui={ui} />
        </div>
        <div class="seat">
          <div class="who">{words.discard}</div>
          <Hand cards={discards} ui={ui} />
        </div>
      </div>
      {found && (
        <Guess
          guess={{
            question: words.question,
            options: [
              { id: 'yes', label: words.yes },
              { id: 'no', label: words.no },
            ],
            answer: found.ok ? 'yes' : 'no',
          }}
          ui={ui}
          onGuess={() => setTold(true)}
        />
      )}
      {found && thrown !== undefined ? (
        <>
          <div class="verdict" role="status">
            <p class="big">{found.ok ? words.yes : words.no}</p>
          </div>
          <ol class="reasons">
            <li class="key">
              <a
                class="tag"
                href={`${href(pathOf(lang, game.id, 'luat'))}#${rule}`}
                aria-label={ui.case.rule(ruleNumber(game, rule))}
              >
                {ruleNumber(game, rule)}
              </a>
              <div>
                <Suits
                  text={
                    found.ok
                      ? words.makes(words.kinds[meldKind(found.value.meld) ?? 'doc'], cardsText(found.value.meld))
                      : words.refused[found.error](displayCard(thrown))
                  }
                />
              </div>
            </li>
          </ol>
        </>
      ) : (
        <p class="verdict waiting">{words.empty}</p>
      )}
      <div class="acts">
        <button type="button" data-act="hand" onClick={() => pick('hand')}>
          {words.changeHand}
        </button>
        <button type="button" data-act="discard" onClick={() => pick('discard')}>
          {words.changeDiscard}
        </button>
      </div>
      {picking && (
        <picking.component
          part={picking.part}
          hand={held}
          discard={discards}
          ui={ui}
          onChoice={put}
          onClose={() => setPicking(undefined)}
        />
      )}
    </WidgetFrame>
  );
}

function handOf(cards: readonly Card[], eaten: readonly Eaten[]): Field {
  return { role: 'bai', name: 'bai', cards, eaten };
}
