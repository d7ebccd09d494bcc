import type { MissedGuess } from '#core/quiz/kind.ts';
import type { PlayVerdict, SamVerdict } from '../engine/decide.ts';
import { nearMisses } from '../engine/instant.ts';
import type { SamRules } from '../engine/rules.ts';
import type { SamStep } from '../engine/steps.ts';
import type { MisconceptionId } from './ids.ts';
import { misconceptionAgainst, type SamRuling } from './verdict.ts';

type MissedSam = MissedGuess<SamVerdict, SamStep, SamRules>;

/** The mistake behind a wrong guess: may it be played, does it win at once, who pays how much. */
export function misconceptionOf(missed: MissedSam): MisconceptionId | undefined {
  const { ruling, fields, rules, chosen } = missed;
  const { verdict } = ruling;
  switch (verdict.kind) {
    case 'play':
      return misconceptionOfPlay(verdict, ruling);
    case 'deal':
      if (verdict.instantWin) return 'wins-at-once';
      return nearMisses(fields[0]?.cards ?? [], rules).length > 0 ? 'one-short' : undefined;
    case 'end':
      return misconceptionAtEnd(fields, chosen);
  }
}

function misconceptionOfPlay({ legal, play, table }: PlayVerdict, ruling: SamRuling): MisconceptionId | undefined {
  if (!legal || !play) return misconceptionAgainst(ruling);
  if (table) return table.kind === play.kind ? 'is-higher' : undefined;
  return play.kind === 'sanh' ? 'any-suits' : play.kind === 'rac' ? undefined : 'same-rank';
}

function misconceptionAtEnd(fields: MissedSam['fields'], chosen: string): MisconceptionId | undefined {
  const field = fields.find(({ name }) => name === chosen);
  if (!field) return fields.some(({ cards }) => String(cards.length) === chosen) ? 'every-card' : undefined;
  return fields.every(({ cards }) => cards.length <= field.cards.length) ? 'most-cards' : 'pays-less';
}
