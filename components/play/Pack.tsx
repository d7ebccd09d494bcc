import { HAND_SIZE } from '../../src/engine/sam/instant.ts';
import { SCHEMA } from '../../src/engine/sam/rules.ts';
import type { PlayWords } from '../../src/i18n/sam/play/vi.ts';
import type { Lang } from '../../src/site.ts';
import { type Loaded, loaded } from '../case/loaded.ts';
import { useCase } from '../case/use-case.ts';
import { houseName } from '../house/name.ts';
import { counted, samRules } from './judged.ts';

type Words = PlayWords['pack'];

interface Props {
  readonly lang: Lang;
  readonly words: Words;
}

/** 52 cards, or the 40 of one source: the switch for every widget of the game, and what each pack is enough for. */
export default function Pack({ lang, words }: Props) {
  const all = loaded('sam', lang);
  return all ? <Switch all={all} words={words} /> : null;
}

const PLAYERS = [2, 3, 4, 5];

function Switch({ all, words }: { readonly all: Loaded; readonly words: Words }) {
  const { game } = all;
  const preset = game.defaultPreset;
  const state = useCase({ game: game.id, preset, rules: game.presets[preset] ?? {}, fields: [] }, game, false);
  const { now } = state;
  const { deck } = samRules(now);
  const choose = (cards: number): void => state.setHouse({ preset: now.preset, rules: { ...now.rules, deck: cards } });
  return (
    <article class="case pack" aria-label={words.title}>
      <div class="head">
        <span class="disp">{words.title}</span>
        <span>{houseName(now, all)}</span>
      </div>
      <p class="sit s">{words.lead}</p>
      <form class="guess">
        <fieldset>
          <legend>{words.question}</legend>
          <div class="opts">
            {SCHEMA.deck.values.map((cards) => (
              <label key={cards}>
                <input type="radio" name="deck" value={cards} checked={deck === cards} onChange={() => choose(cards)} />
                {counted(words.option, cards)}
                <small>{cards === 40 ? words.gone : words.all}</small>
              </label>
            ))}
          </div>
        </fieldset>
      </form>
      <table class="rungs" aria-live="polite">
        <thead>
          <tr>
            <th scope="col">{words.players}</th>
            <th scope="col">{words.dealt}</th>
            <th scope="col">{words.left}</th>
          </tr>
        </thead>
        <tbody>
          {PLAYERS.map((count) => {
            const left = deck - count * HAND_SIZE;
            return (
              <tr key={count} class={left < 0 ? 'out' : undefined}>
                <th scope="row">{count}</th>
                <td>{counted(words.option, count * HAND_SIZE)}</td>
                <td>{left < 0 ? words.short : counted(words.option, left)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </article>
  );
}
