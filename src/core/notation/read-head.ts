import type { Game } from '../game/game.ts';
import { allowedValues, type Rules, readValue, type SettingValue } from '../house-rules.ts';
import type { Scanner } from './scanner.ts';

const GAME = /[^\s@{};:]+/uy;
const PRESET = /[^\s{};]*/uy;
const KEY = /[^\s=,}]*/uy;
const VALUE = /[^\s,}]*/uy;
const TO_NEXT_SETTING = /[^,}]*/uy;
const TO_FIELD_END = /[^;\n\r\u2028\u2029]*/uy;
const TO_SEMICOLON = /[^;]*/uy;

/** The head: what stands before the fields. */
export interface Head {
  readonly game: Game;
  readonly preset: string;
  /** All settings: those of the preset, with the changed ones. */
  readonly rules: Rules;
}

/** Reads `game@preset{key=value,…}` and what separates it from the fields; undefined where the game is not known. */
export function readHead(scan: Scanner, games: readonly Game[]): Head | undefined {
  const from = scan.pos;
  const name = scan.take(GAME);
  const game = games.find((known) => known.id === name);
  if (!game) {
    scan.fault({ code: 'unknown-game', known: games.map((known) => known.id) }, from);
    return undefined;
  }
  let newLine = scan.takeBlanks();
  let preset = game.defaultPreset;
  if (scan.takeChar('@')) {
    preset = readPreset(scan, game);
    newLine = scan.takeBlanks();
  }
  let changed: Rules = {};
  if (scan.sees('{')) {
    changed = readSettings(scan, game);
    newLine = scan.takeBlanks();
  }
  if (!newLine && !scan.atFieldEnd) {
    const extra = scan.pos;
    scan.take(TO_FIELD_END);
    scan.fault({ code: 'bad-syntax', what: 'after-game' }, extra);
  }
  scan.takeChar(';');
  return { game, preset, rules: { ...game.presets[preset], ...changed } };
}

function readPreset(scan: Scanner, game: Game): string {
  scan.takeBlanks();
  const from = scan.pos;
  const name = scan.take(PRESET);
  if (Object.hasOwn(game.presets, name)) return name;
  scan.fault({ code: 'unknown-preset', known: Object.keys(game.presets) }, from);
  return game.defaultPreset;
}

function readSettings(scan: Scanner, game: Game): Rules {
  const open = scan.pos;
  const close = scan.text.slice(open).search(/[};]/);
  if (close < 0 || scan.text.charAt(open + close) === ';') {
    scan.take(TO_SEMICOLON);
    scan.fault({ code: 'bad-syntax', what: 'unclosed-brace' }, open);
    return {};
  }
  scan.pos++;
  const changed = new Map<string, SettingValue>();
  const seen = new Set<string>();
  do {
    scan.takeBlanks();
    readSetting(scan, game, changed, seen);
  } while (scan.takeChar(','));
  scan.takeChar('}');
  return Object.fromEntries(changed);
}

function readSetting(scan: Scanner, game: Game, changed: Map<string, SettingValue>, seen: Set<string>): void {
  const from = scan.pos;
  const key = scan.take(KEY);
  const keyEnd = scan.pos;
  scan.takeBlanks();
  if (!scan.takeChar('=')) {
    scan.take(TO_NEXT_SETTING);
    scan.fault({ code: 'bad-syntax', what: 'setting' }, from);
    return;
  }
  scan.takeBlanks();
  const valueAt = scan.pos;
  const written = scan.take(VALUE);
  const value = readValue(game.schema, key, written);
  const allowed = Object.hasOwn(game.schema, key) ? allowedValues(game.schema[key]) : undefined;
  if (!allowed) {
    scan.fault({ code: 'unknown-setting', known: Object.keys(game.schema) }, from, keyEnd);
  } else if (seen.has(key)) {
    scan.fault({ code: 'bad-value', key, allowed, twice: true }, from);
  } else if (value === undefined) {
    scan.fault({ code: 'bad-value', key, allowed, twice: false }, written ? valueAt : from);
  } else {
    changed.set(key, value);
  }
  seen.add(key);
  scan.takeBlanks();
  const rest = scan.pos;
  if (scan.take(TO_NEXT_SETTING)) scan.fault({ code: 'bad-syntax', what: 'setting' }, rest);
}
