import { useCase } from '#components/case/use-case.ts';
import { loaded } from '#components/loading/loaded.ts';
import { whenLoaded } from '#components/loading/part.ts';
import type { Game } from '#core/game/game.ts';
import { allowedValues, defaultRuleSet } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { SCHEMA } from '#games/sam/engine/rules.ts';
import type { PlaysWidgetWords } from '#games/sam/words/vi/play.ts';
import { counted, withRule } from './judge-play.ts';

interface Props {
  readonly lang: Lang;
  readonly words: PlaysWidgetWords['pack'];
}

/** 52 cards, or the 40 of one source: the switch for every widget of the game. */
export default function Pack({ lang, words }: Props) {
  const all = loaded('sam', lang);
  return all ? <Switch game={all.game} words={words} /> : null;
}

function Switch({ game, words }: { readonly game: Game; readonly words: Props['words'] }) {
  const { now, setRules } = useCase({ game: game.id, ...defaultRuleSet(game), fields: [] }, game, false);
  const choose = (deck: number): void => whenLoaded(withRule(game, now, 'deck', deck), setRules);
  return (
    <form class="guess" autocomplete="off">
      <fieldset>
        <legend>{words.question}</legend>
        <div class="opts">
          {allowedValues(SCHEMA.deck).map((deck) => (
            <label key={deck}>
              <input
                type="radio"
                name="deck"
                value={deck}
                checked={now.rules['deck'] === deck}
                onChange={() => choose(deck)}
              />
              {counted(words.option, deck)}
              <small>{deck === 40 ? words.gone : words.all}</small>
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
