import { href, pathOf } from '#book/address.ts';
import type { Agreement } from '#book/agreements.ts';
import type { Lang } from '#core/lang.ts';
import type { ContractWords } from '#words/vi/ui/contract.ts';
import type { Answers } from './answers.ts';

export interface AgreementsProps {
  /** Its id. */
  readonly game: string;
  readonly agreements: readonly Agreement[];
  readonly answers: Answers;
  /** Short names of the sources. */
  readonly names: Readonly<Record<string, string>>;
  readonly say: ContractWords;
  readonly lang: Lang;
  onAnswers(answers: Answers): void;
}

/** Each with its sources; an open answer stays blank on the sheet. */
export function Agreements({ game, agreements, answers, names, say, lang, onAnswers }: AgreementsProps) {
  return (
    <>
      <p class="s">{say.agreementsLead}</p>
      {agreements.map(({ key, label, question, rule, answers: list, note }) => (
        <fieldset key={key} class="choice" data-agreement={key} data-value={answers[key] ?? ''}>
          <legend>{label}</legend>
          <p class="s mute">
            {question} {note}{' '}
            {rule && (
              <a href={`${href(pathOf(lang, game, 'luat'))}#${rule.id}`} class="tag" aria-label={say.rule(rule.number)}>
                {rule.number}
              </a>
            )}
          </p>
          <div class="values">
            {[...list, undefined].map((answer) => (
              <label key={answer?.id ?? ''}>
                <input
                  type="radio"
                  name={`${game}.${key}`}
                  value={answer?.id ?? ''}
                  checked={answers[key] === answer?.id}
                  onChange={() => onAnswers(withAnswer(answers, key, answer?.id))}
                />
                <span>
                  <b>{answer ? answer.says : say.open}</b>
                  <small>{answer ? whoSays(answer.who, names, say) : say.openNote}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}

/** With this one answered so; open again where no answer is given. */
function withAnswer(answers: Answers, key: string, answer: string | undefined): Answers {
  const { [key]: _, ...others } = answers;
  return answer === undefined ? others : { ...others, [key]: answer };
}

function whoSays(who: readonly string[], names: AgreementsProps['names'], say: ContractWords): string {
  if (who.length === 0) return say.nobody;
  return who.includes('ours') ? say.ours : say.plays(who.map((source) => names[source] ?? source).join(', '));
}
