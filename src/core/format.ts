import { type Card, formatCard } from './card.ts';
import type { Case, Eaten, Field } from './case.ts';
import type { Game } from './game/game.ts';
import { differences, type Rules } from './house-rules.ts';

/** The one spelling that links, tests and programs use: `xi-dach@vipgame{minStand=14};cai:KD.9C;an:AS.AH`. */
export function formatCase(of: Case, game: Game): string {
  const fields = of.fields.map((field) => `${field.name}:${fieldText(field, formatCard, '.') || '-'}`);
  return [formatRuleSet(of, game), ...fields].join(';');
}

/** `xi-dach@vipgame{minStand=14}`: only the settings that differ from the preset. */
export function formatRuleSet(
  { preset, rules }: { readonly preset: string; readonly rules: Rules },
  game: Game,
): string {
  const base = game.presets[preset] ?? {};
  const settings = differences(game.schema, rules, base).map((key) => `${key}=${String(rules[key])}`);
  return `${game.id}@${preset}${settings.length > 0 ? `{${settings.join(',')}}` : ''}`;
}

/** The cards of a field with their marks; `?` where nobody has told. */
export function fieldText(field: Field, write: (card: Card) => string, gap: string): string {
  const texts = field.cards.map((card) => {
    const eaten = field.eaten.find((mark) => mark.card === card);
    return write(card) + (eaten ? markText(eaten) : '');
  });
  for (const place of field.unknown ?? []) texts.splice(place, 0, '?');
  return texts.join(gap);
}

function markText({ chot, from }: Eaten): string {
  return `${chot ? '**' : '*'}${from ?? ''}`;
}
