import { type Game, ruleNumber } from '../../src/engine/core/game.ts';
import type { Step } from '../../src/engine/core/ruling.ts';
import type { UiWords } from '../../src/i18n/ui/vi.ts';
import { href, type Lang, pathOf } from '../../src/site.ts';
import { Suits } from '../cards/Suits.tsx';
import type { Loaded } from './loaded.ts';

/** The link to a rule by its number. */
function RuleTag({ game, id, lang, ui }: { game: Game; id: string; lang: Lang; ui: UiWords }) {
  const number = ruleNumber(game, id);
  return (
    <a class="tag" href={`${href(pathOf(lang, game.id, 'luat'))}#${id}`} aria-label={ui.case.rule(number)}>
      {number}
    </a>
  );
}

/** Every step of a ruling with its rule; what decided stands out, what was tried and failed is muted and says so. */
export function Reasons({
  steps,
  lang,
  loaded: { game, words, ui },
}: {
  steps: readonly Step[];
  lang: Lang;
  loaded: Loaded;
}) {
  return (
    <ol class="reasons" aria-label={ui.case.reasons}>
      {steps.map((step, index) => (
        <li key={`${step.rule} ${step.who} ${index}`} class={classOf(step, steps[index - 1])}>
          <RuleTag game={game} id={step.rule} lang={lang} ui={ui} />
          <div>
            <Suits text={words.reason(step)} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function classOf(step: Step, before: Step | undefined): string | undefined {
  const turn = before !== undefined && before.who !== step.who ? 'turn' : '';
  const weight = step.decides ? 'key' : step.outcome === 'failed' ? 'no-go' : '';
  return [turn, weight].filter(Boolean).join(' ') || undefined;
}
