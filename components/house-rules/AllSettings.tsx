import type { Loaded } from '#components/loading/loaded.ts';
import type { Rules, SettingValue } from '#core/house-rules.ts';
import { WORD_LANG } from '../loading/word-langs.ts';
import { addLazyStyle } from '../page/lazy-style.ts';
import styles from './choice.css?inline';
import { sourceNames } from './source-names.ts';

addLazyStyle(styles);

interface Props {
  readonly rules: Rules;
  readonly loaded: Loaded;
  /** A sentence on each setting. */
  readonly about: Readonly<Record<string, string>>;
  /** Settings that matter to the case at hand; they come first. */
  readonly first: readonly string[];
  onValue(key: string, value: SettingValue): void;
}

/** Every house rule of the game, explained: what it settles, its values, who plays each. */
export function AllSettings({ rules, loaded, about, first, onValue }: Props) {
  const sources = sourceNames[WORD_LANG];
  return (
    <form>
      {Object.keys(loaded.game.schema)
        .sort((a, b) => rankOf(a, first) - rankOf(b, first))
        .map((key) => (
          <SettingChoice
            key={key}
            setting={key}
            value={rules[key]}
            loaded={loaded}
            about={about[key]}
            names={sources}
            onValue={(value) => onValue(key, value)}
          />
        ))}
    </form>
  );
}

function rankOf(key: string, first: readonly string[]): number {
  const place = first.indexOf(key);
  return place < 0 ? first.length : place;
}

interface SettingProps {
  readonly about: string | undefined;
  readonly names: Readonly<Record<string, string>>;
  readonly setting: string;
  readonly value: SettingValue | undefined;
  readonly loaded: Loaded;
  onValue(value: SettingValue): void;
}

/** One setting in full: what it settles, each value, and who plays it so. */
function SettingChoice({ setting, value, loaded, about, names, onValue }: SettingProps) {
  const { game, words, ui } = loaded;
  const schema = game.schema[setting];
  const text = words.settings[setting];
  return (
    <fieldset class="choice">
      <legend>{text?.label}</legend>
      <p class="s mute">
        {about}
        {schema?.round && ` (${ui.house.round})`}
      </p>
      {schema?.values.map(({ value: one, sources }) => (
        <label key={String(one)}>
          <input type="radio" name={setting} checked={one === value} onChange={() => onValue(one)} />
          <span>
            <b>{text?.values[String(one)]}</b>
            <small>{sourcesText(sources, names, ui)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function sourcesText(sources: readonly string[], names: SettingProps['names'], ui: Loaded['ui']): string {
  if (sources.length === 0) return ui.house.ours;
  return `${ui.house.sources} ${sources.map((source) => names[source] ?? source).join(', ')}`;
}
