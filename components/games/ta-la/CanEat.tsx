import { HandCards } from '#components/cards/Card.tsx';
import { GuessBox } from '#components/case/GuessBox.tsx';
import { verdictData } from '#components/case/VerdictPlate.tsx';
import { WidgetFrame } from '#components/case/WidgetFrame.tsx';
import { isUsual } from '#components/house-rules/usual.ts';
import { type Loaded, loaded } from '#components/loading/loaded.ts';
import { pageWords } from '#components/loading/page-words.ts';
import { formatCase } from '#core/format.ts';
import { judge } from '#core/judge.ts';
import type { Lang } from '#core/lang.ts';
import type { EatWords } from '#games/ta-la/words/vi/eat.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { EatAnswer } from './eat/EatAnswer.tsx';
import { EatChange } from './eat/EatChange.tsx';
import { type EatQuestion, useEating } from './eat/use-eating.ts';

const eatWords = pageWords<EatWords>({
  vi: () => import('#games/ta-la/words/vi/eat.ts'),
  en: () => import('#games/ta-la/words/en/eat.ts'),
});

if (import.meta.env.SSR) await eatWords.load();

interface Props extends EatQuestion {
  readonly lang: Lang;
}

/** “Can I eat this?”: a hand, the discard before it, a guess, and the rule that says why. */
export default function CanEat(props: Props) {
  const all = loaded('ta-la', props.lang);
  const words = eatWords.in(props.lang);
  return all && words ? <Question {...props} all={all} words={words} /> : null;
}

function Question({ lang, all, words, ...given }: Props & { all: Loaded; words: EatWords }) {
  const { game, ui } = all;
  const { now, held, before, discards, answer, revealed, reveal, put } = useEating(given, all);
  const ruled = judge(game, now.fields, now.rules);

  return (
    <WidgetFrame
      kind={`small ${held.length > 5 ? 'long' : 'rows'} caneat`}
      bare
      title={words.title}
      data-asked={formatCase(now, game)}
      {...(ruled.ok && verdictData(now, game, ruled.value))}
      data-eat={answer ? String(answer.found.ok) : undefined}
      data-revealed={revealed || undefined}
    >
      <div class="seats">
        <div class="seat">
          <div class="who">{words.hand}</div>
          <HandCards cards={held} eaten={before} ui={ui} />
        </div>
        <div class="seat">
          <div class="who">{words.discard}</div>
          <HandCards cards={discards} ui={ui} />
        </div>
      </div>
      {answer ? (
        <>
          <GuessBox
            guess={guessOf(answer.found.ok, words)}
            ui={ui}
            house={!isUsual(now, all) && ruleSetName(now, all)}
            onGuess={reveal}
          />
          <EatAnswer {...answer} lang={lang} all={all} words={words} />
        </>
      ) : (
        <p class="verdict waiting">{words.empty}</p>
      )}
      <EatChange hand={held} discard={discards} words={words} ui={ui} onChoice={put} />
    </WidgetFrame>
  );
}

function guessOf(edible: boolean, words: EatWords) {
  return {
    question: words.question,
    options: [
      { id: 'yes', label: words.yes },
      { id: 'no', label: words.no },
    ],
    answer: edible ? 'yes' : 'no',
  };
}
