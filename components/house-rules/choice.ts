import { formatRuleSet } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import { asMeant, saidInFull } from '#core/house/earlier.ts';
import { defaultRuleSet, differences, type RuleSet } from '#core/house-rules.ts';
import { EARLIER_MEANINGS } from '#games/index.ts';
import type { Loaded } from '../loading/loaded.ts';
import { part, whenLoaded } from '../loading/part.ts';
import { remembered } from '../storage/remembered.ts';

/** The text of the reader's choice for one game, shared by its widgets and remembered; empty until the reader chooses. */
export const choiceOf = ({ id }: Pick<Game, 'id'>) => remembered(`house:${id}`);

/** Rule sets that were chosen on this page, by their text: those need not be parsed again. */
const known = new Map<string, RuleSet>();

/** It is loaded only where a choice was stored. */
export const ruleSetParser = part(() => import('#core/notation/read-text.ts'));

/** The rule set that a text names, or undefined for anything else. */
async function parsedRuleSet(text: string, game: Game): Promise<RuleSet | undefined> {
  if (text === '') return undefined;
  const here = known.get(text);
  if (here) return here;
  const { parseRuleSet } = await ruleSetParser.load();
  // It has no edition: what is kept now says what one of an earlier edition could not.
  return parseRuleSet(asMeant(text, 0, EARLIER_MEANINGS), game);
}

/** What the reader chose for this game, or undefined: nothing yet, or nothing that can be read. */
export function chosenRuleSet(game: Game): Promise<RuleSet | undefined> {
  return parsedRuleSet(choiceOf(game).get(), game);
}

/** A choice as it is stored. */
export function choiceText(ruleSet: RuleSet, game: Game): string {
  return saidInFull(formatRuleSet(ruleSet, game), ruleSet.rules, EARLIER_MEANINGS);
}

/** Applies the choice to the whole page; true where the device saves it for other pages as well. */
export function chooseRuleSet(game: Game, ruleSet: RuleSet): boolean {
  const text = choiceText(ruleSet, game);
  known.set(text, ruleSet);
  return choiceOf(game).set(text);
}

/** Calls back on later choices in any widget or another tab; not for an earlier choice. */
export function onChoice(game: Game, listener: (ruleSet: RuleSet) => void): () => void {
  return choiceOf(game).listen((text) => {
    const here = known.get(text);
    if (here) listener(here);
    else whenLoaded(parsedRuleSet(text, game), (ruleSet) => ruleSet && listener(ruleSet));
  });
}

/** The rule set that every page means where it says nothing. */
export function isUsual({ preset, rules }: RuleSet, { game }: Loaded): boolean {
  const usual = defaultRuleSet(game);
  return preset === usual.preset && differences(game.schema, rules, usual.rules).length === 0;
}
