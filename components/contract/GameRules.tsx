import { differences, type SettingValue } from '#core/house-rules.ts';
import { GAMES } from '#games/index.ts';
import type { House } from '../house/choice.ts';
import { Setting, type Shown } from './Setting.tsx';

interface Props extends Shown {
  onHouse(house: House): void;
}

/** All house rules of one game: a rule set to start from, and every rule of it to change. */
export function GameRules({ house, all, parts, names, say, lang, onHouse }: Props) {
  const { game, words } = all;
  const base = game.presets[house.preset] ?? {};
  const changed = differences(game.schema, house.rules, base);
  const preset = words.presets[house.preset] ?? house.preset;
  const choose = (key: string, value: SettingValue): void =>
    onHouse({ ...house, rules: { ...house.rules, [key]: value } });
  return (
    <section class="rules-of" data-g={inkOf(game.id)} data-game={game.id}>
      <h2>{words.name}</h2>
      <div class="from">
        <label for={`preset-${game.id}`}>{say.preset}</label>
        <select
          id={`preset-${game.id}`}
          value={house.preset}
          onChange={(event) => {
            const name = event.currentTarget.value;
            const rules = game.presets[name];
            if (rules) onHouse({ preset: name, rules });
          }}
        >
          {Object.keys(game.presets).map((name) => (
            <option key={name} value={name} selected={name === house.preset}>
              {words.presets[name] ?? name}
            </option>
          ))}
        </select>
        <p class="s">{changed.length === 0 ? say.same(preset) : say.differs(preset, changed.length)}</p>
      </div>
      <form class="all">
        {Object.keys(game.schema).map((key) => (
          <Setting
            key={key}
            setting={key}
            house={house}
            all={all}
            parts={parts}
            names={names}
            say={say}
            lang={lang}
            onValue={(value) => choose(key, value)}
          />
        ))}
      </form>
    </section>
  );
}

/** The ink of a game. */
export function inkOf(id: string): string | undefined {
  return GAMES.find((game) => game.id === id)?.ink;
}
