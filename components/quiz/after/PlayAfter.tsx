import { href, pathOf } from '#book/address.ts';
import { SuitText } from '#components/cards/Suits.tsx';
import { ruleNumber } from '#core/game/game.ts';
import type { Lang } from '#core/lang.ts';
import type { PlayQuestion } from '#core/quiz/ask.ts';
import { spokenOption } from '../session/Options.tsx';
import type { LoadedQuiz } from '../start/load-quiz.ts';

interface Props {
  readonly question: PlayQuestion;
  readonly all: LoadedQuiz;
  readonly lang: Lang;
}

/** What is right at a moment of a round, and why: one reason, with its rule. */
export function PlayAfter({ question, all, lang }: Props) {
  const {
    right,
    rules: [rule],
  } = question;
  const big = spokenOption(question, right, all);
  return (
    <div class="judged" data-moment={question.kind.id}>
      <div class="verdict">
        <p class="big long">{big}</p>
      </div>
      <ol class="reasons">
        <li class="key">
          <a class="tag" href={`${href(pathOf(lang, all.game.id, 'luat'))}#${rule}`}>
            {ruleNumber(all.game, rule)}
          </a>
          <div>
            <SuitText text={all.asks.why(question)} />
          </div>
        </li>
      </ol>
    </div>
  );
}
