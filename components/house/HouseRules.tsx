import { useState } from 'preact/hooks';
import { differences, type SettingValue } from '../../src/engine/core/house-rules.ts';
import type { Loaded } from '../case/loaded.ts';
import type { House } from './choice.ts';

interface Props {
  readonly house: House;
  readonly loaded: Loaded;
  /** Settings that decide this case, and those that can matter to it: they come first. Undefined while there is no case. */
  readonly matters: { readonly deciders: readonly string[]; readonly consulted: readonly string[] } | undefined;
  onHouse(house: House): void;
}

/** The house rules of one case: the rule set, the settings that matter here, and on demand all of them, explained. */
export function HouseRules({ house, loaded, matters, onHouse }: Props) {
  const [open, setOpen] = useState(false);
  const { game, ui } = loaded;
  const { deciders, consulted } = matters ?? { deciders: [], consulted: [] };
  const first = [...deciders, ...consulted.filter((key) => !deciders.includes(key))].slice(0, 3);
  const choose = (key: string, value: SettingValue): void =>
    onHouse({ ...house, rules: { ...house.rules, [key]: value } });

  return (
    <div class="house">
      <h3>{ui.house.title}</h3>
      <div class="set">
        <PresetCell house={house} loaded={loaded} onHouse={onHouse} />
        {first.map((key) => (
          <SettingCell
            key={key}
            setting={key}
            decides={deciders.includes(key)}
            value={house.rules[key]}
            loaded={loaded}
            onValue={(value) => choose(key, value)}
          />
        ))}
      </div>
      {matters && first.length === 0 && <p class="s mute idle">{ui.house.idle}</p>}
      <button type="button" class="more" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? ui.house.hide : ui.house.all}
      </button>
      <form hidden={!open}>
        {open &&
          Object.keys(game.schema)
            .sort((a, b) => rankOf(a, first) - rankOf(b, first))
            .map((key) => (
              <SettingChoice
                key={key}
                setting={key}
                value={house.rules[key]}
                loaded={loaded}
                onValue={(value) => choose(key, value)}
              />
            ))}
      </form>
    </div>
  );
}

function rankOf(key: string, first: readonly string[]): number {
  const place = first.indexOf(key);
  return place < 0 ? first.length : place;
}

function PresetCell({ house, loaded, onHouse }: Pick<Props, 'house' | 'loaded' | 'onHouse'>) {
  const { game, words, ui } = loaded;
  return (
    <label>
      <span>{ui.house.preset}</span>
      <select
        value={house.preset}
        data-setting="preset"
        onChange={(event) => {
          const preset = event.currentTarget.value;
          const rules = game.presets[preset];
          if (rules) onHouse({ preset, rules });
        }}
      >
        {Object.keys(game.presets).map((preset) => (
          <option key={preset} value={preset} selected={preset === house.preset}>
            {words.presets[preset]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SettingProps {
  readonly setting: string;
  readonly value: SettingValue | undefined;
  readonly loaded: Loaded;
  onValue(value: SettingValue): void;
}

function SettingCell({ setting, value, decides, loaded, onValue }: SettingProps & { decides: boolean }) {
  const { game, words, ui } = loaded;
  const text = words.settings[setting];
  const values = game.schema[setting]?.values ?? [];
  return (
    <label class={decides ? 'decides' : undefined}>
      <span>{decides ? `${text?.label}, ${ui.house.decides}` : text?.label}</span>
      <select
        value={String(value)}
        data-setting={setting}
        onChange={(event) => {
          const chosen = values.find((one) => String(one) === event.currentTarget.value);
          if (chosen !== undefined) onValue(chosen);
        }}
      >
        {values.map((one) => (
          <option key={String(one)} value={String(one)} selected={one === value}>
            {text?.values[String(one)]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** One setting in full: what it settles, each value, and who plays it so. */
function SettingChoice({ setting, value, loaded, onValue }: SettingProps) {
  const { game, words, ui } = loaded;
  const schema = game.schema[setting];
  const text = words.settings[setting];
  return (
    <fieldset class="choice">
      <legend>{text?.label}</legend>
      <p class="s mute">
        {text?.about}
        {schema?.round && ` (${ui.house.round})`}
      </p>
      {schema?.values.map((one, index) => (
        <label key={String(one)}>
          <input type="radio" name={setting} checked={one === value} onChange={() => onValue(one)} />
          <span>
            <b>{text?.values[String(one)]}</b>
            <small>{sourcesText(schema.sources[index] ?? [], ui)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function sourcesText(sources: readonly string[], ui: Loaded['ui']): string {
  if (sources.length === 0) return ui.house.ours;
  const names: Readonly<Record<string, string>> = ui.sources;
  return `${ui.house.sources} ${sources.map((source) => names[source] ?? source).join(', ')}`;
}

/** `Luật VIPGAME`, or how many settings differ from it. */
export function houseName(house: House, { game, words, ui }: Loaded): string {
  const base = game.presets[house.preset] ?? {};
  const changed = differences(game.schema, house.rules, base).length;
  const name = words.presets[house.preset] ?? house.preset;
  return changed === 0 ? ui.case.house(name) : ui.case.changedHouse(name, changed);
}
