/** Stories told by what hands come to: in short, and held against deals that fit them. */

import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS, formatCard } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { displayCase } from '#core/display-case.ts';
import type { Game } from '#core/game/game.ts';
import type { Rules } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { formatSummary } from '#core/summary/summary.ts';
import { settledPart } from '#core/told/settled-part.ts';
import { type OtherStory, standIns, type Told, type ToldHand, type ToldHands } from '#core/told/stand-ins.ts';
import { anyRuleSet } from './rule-sets.ts';

/** The stand-ins of a story in short: `cai 18; an K♠ ngu-linh x5`. `-` is a hand without cards, `?` a card that nobody has told. */
export function toldStory(text: string): readonly ToldHand[] {
  return text.split('; ').map((hand) => {
    const [name = '', ...words] = hand.split(' ');
    const cards = words.flatMap((word) => ALL_CARDS.find((card) => formatCard(card) === word) ?? []);
    const unknown = words.flatMap((word, place) => (word === '?' ? [place] : []));
    let told: Told | undefined;
    for (const word of words) {
      if (/^\d+(\.5)?$/.test(word)) told = { ...told, total: Number(word) };
      else if (/^x[\d.]+$/.test(word)) told = { ...told, count: Number(word.slice(1)) };
      else if (/^[a-z]/.test(word)) told = { ...told, kind: word };
    }
    const role = name === 'cai' || name === 'bai' ? name : 'player';
    return { role, name, cards, eaten: [], ...(unknown.length > 0 ? { unknown } : {}), ...(told ? { told } : {}) };
  });
}

/**
 * What is ruled on a story: `an:-1`, then the code of what was taken for granted and what else it could be, `an 2 twos: an:-3`; or why
 * nothing is.
 */
export function storyRuling<R extends Rules>(
  game: Game<R>,
  told: ToldHands<R>,
  hands: readonly ToldHand[],
  rules: R,
): readonly string[] {
  const found = standIns(game, told, hands, rules);
  if (!found.ok) return [found.error];
  const { fields, granted } = found.value;
  if (!granted) return [summaryOf(game, fields, rules)];
  const others = granted.others.map((story) => `${nameOf(story)}: ${summaryOf(game, story.fields, rules)}`);
  return [summaryOf(game, fields, rules), granted.code, ...others];
}

function nameOf({ who, twos, quads, open }: OtherStory): string {
  const holds = [...(twos ? [`${twos} twos`] : []), ...(quads ? [`${quads} quads`] : []), ...(open ? ['open'] : [])];
  return [who.join('+'), ...holds].join(' ');
}

function summaryOf<R extends Rules>(game: Game<R>, fields: readonly Field[], rules: R): string {
  const ruling = judge(game, fields, rules);
  return ruling.ok ? formatSummary(game.summary(ruling.value.verdict)) : ruling.error.code;
}

/** How a table tells its deals by what hands come to. */
export interface Telling<R extends Rules = Rules> {
  /** The house that is played instead, where stories leave out what some houses would have to know. */
  house?(rules: R): R;
  /** The deals of one round at such a table; none where it has nothing that would be told so. */
  deals(rng: Rng, rules: R): readonly (readonly Field[])[];
  /** What is said of each hand of a deal. */
  tell(deal: readonly Field[], rules: R): (field: Field) => Told;
}

/** How a deal was found in its story: ruled on so for sure, as one of the stories that were told, or nothing was ruled. */
export type FoundDeal = 'sure' | 'granted' | 'open';

export interface ToldDeals extends Readonly<Record<FoundDeal, number>> {
  /** Deals that are none of what was ruled on their story. */
  readonly faults: readonly string[];
}

/** So many rounds told, half of them under the presets by turns and half in any house. */
export function tellDeals<R extends Rules>(
  game: Game<R>,
  told: ToldHands<R>,
  telling: Telling<R>,
  rounds: number,
  seed: number,
): ToldDeals {
  const rng = makeRng(seed);
  const presets = Object.values<R>(game.presets);
  const found = { sure: 0, granted: 0, open: 0 };
  const faults: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const preset = assertDefined(presets[(round >> 1) % presets.length]);
    const played = round % 2 === 0 ? preset : anyRuleSet(game, rng);
    const rules = telling.house?.(played) ?? played;
    for (const deal of telling.deals(rng, rules)) {
      const as = findDeal(game, told, deal, telling.tell(deal, rules), rules);
      if (typeof as === 'string') found[as]++;
      else faults.push(as.message);
    }
  }
  return { ...found, faults };
}

/**
 * Tells a deal by what its hands come to, and looks for its ruling among those of the story.
 * @returns a message where it is none of them
 */
function findDeal<R extends Rules>(
  game: Game<R>,
  told: ToldHands<R>,
  deal: readonly Field[],
  tell: (field: Field) => Told,
  rules: R,
): FoundDeal | { readonly message: string } {
  const hands = deal.map((field): ToldHand => ({ ...field, cards: [], told: tell(field) }));
  const found = standIns(game, told, hands, rules);
  const text = (fields: readonly Field[]): string =>
    displayCase({ game: game.id, preset: game.defaultPreset, rules, fields }, game);
  if (!found.ok) return found.error === 'open' ? 'open' : { message: `${text(deal)}: ${found.error}` };
  const settled = (fields: readonly Field[]): string => {
    const ruling = judge(game, fields, rules);
    return ruling.ok ? settledPart(game.verdictJson(ruling.value.verdict)) : ruling.error.code;
  };
  const { fields, granted } = found.value;
  const others = granted?.others ?? [];
  const stories = [{ fields }, ...others];
  const cards = stories.map((story) => story.fields.flatMap((field) => field.cards));
  if (cards.some((all) => new Set(all).size < all.length)) return { message: `${text(fields)}: a card twice` };
  const isHere = others.some(({ open }) => open) || stories.some((story) => settled(story.fields) === settled(deal));
  if (!isHere) return { message: `${text(deal)} is none of ${stories.map((story) => text(story.fields)).join(' · ')}` };
  return granted ? 'granted' : 'sure';
}
