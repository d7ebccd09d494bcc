import { href, pathOf } from '#book/address.ts';
import { SuitText } from '#components/cards/Suits.tsx';
import type { Loaded } from '#components/loading/loaded.ts';
import { displayCard } from '#core/card.ts';
import { ruleNumber } from '#core/game/game.ts';
import type { Lang } from '#core/lang.ts';
import { meldKind } from '#games/ta-la/engine/meld.ts';
import type { EatWords } from '#games/ta-la/words/vi/eat.ts';
import { cardsText } from '#words/text.ts';
import type { EatDecision } from './use-eating.ts';

interface Props extends EatDecision {
  readonly lang: Lang;
  readonly all: Loaded;
  readonly words: EatWords;
}

/** Yes or no, with the rule that says why and the meld that the discard makes. */
export function EatAnswer({ discard, found, lang, all: { game, ui }, words }: Props) {
  const rule = found.ok ? 'tl-eat-proof' : found.error;
  return (
    <>
      <div class="verdict" role="status">
        <p class="big long">{found.ok ? words.yes : words.no}</p>
      </div>
      <ol class="reasons">
        <li class="key stays">
          <a
            class="tag"
            href={`${href(pathOf(lang, game.id, 'luat'))}#${rule}`}
            aria-label={ui.case.rule(ruleNumber(game, rule))}
          >
            {ruleNumber(game, rule)}
          </a>
          <div>
            <SuitText
              text={
                found.ok
                  ? words.makes(words.kinds[meldKind(found.value.meld) ?? 'doc'], cardsText(found.value.meld))
                  : words.refused[found.error](displayCard(discard))
              }
            />
          </div>
        </li>
      </ol>
    </>
  );
}
