import { href, pathOf } from '#book/address.ts';
import { ruleNumber } from '#core/game/game.ts';
import type { Lang } from '#core/lang.ts';
import { Suits } from '../cards/Suits.tsx';
import type { Loaded } from '../case/loaded.ts';
import type { Line } from './play.ts';

interface Props {
  readonly lines: readonly Line[];
  readonly label: string;
  readonly all: Loaded;
  readonly lang: Lang;
}

/** What the reader saw happen, each event with its rule. */
export function Story({ lines, label, all: { game, ui }, lang }: Props) {
  return (
    <ol class="reasons story" aria-label={label} aria-live="polite">
      {lines.map(({ rule, text }, index) => (
        <li key={`${index} ${rule}`}>
          <a
            class="tag"
            href={`${href(pathOf(lang, game.id, 'luat'))}#${rule}`}
            aria-label={ui.case.rule(ruleNumber(game, rule))}
          >
            {ruleNumber(game, rule)}
          </a>
          <div>
            <Suits text={text} />
          </div>
        </li>
      ))}
    </ol>
  );
}
