/** Sentences about rounds, by their engines: those are loaded after the numbers are shown. */

import type { EveningPlayer, EveningRound } from '#core/evening/evening.ts';
import { renamedHand } from '#core/evening/hands.ts';
import { type PaidRound, paidByCards, paidByResult } from '#core/evening/paid-round.ts';
import type { NamedSeat, ResultWords } from '#core/evening/result-words.ts';
import { seatsOfRound } from '#core/evening/told-seats.ts';
import { ruleNumber } from '#core/game/game.ts';
import type { Rules } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import type { Lang } from '#core/lang.ts';
import { parseCase } from '#core/notation/parse.ts';
import { paidWords } from '#words/outcomes/verdict-line.ts';
import { refereeLink } from '../share/case-link.ts';
import { formOf } from './entry/result.ts';
import { type RoundGame, roundGames } from './entry/round-game.ts';
import { handNames } from './hand-names.ts';
import { playerName } from './people.ts';

/** What is said of a round once its game is loaded. */
export interface RoundText {
  /** What happened, in one sentence. */
  sentence(people: readonly EveningPlayer[]): string;
  /** The rules behind it, the most telling first. */
  readonly rules: readonly { readonly id: string; readonly number: string }[];
  /** What the house says each seat gets, in chips, where the table paid otherwise. */
  readonly byHouse: readonly number[] | undefined;
  reasons(people: readonly EveningPlayer[]): readonly string[];
  /** Where the referee rules on it. */
  readonly referee?: string;
}

/** Undefined while the game is not loaded, or where the book of another edition says what this one does not know. */
export function roundTextOf(round: EveningRound, lang: Lang): RoundText | undefined {
  const game = roundGames(round.game, round.house, lang).here;
  if (!game || round.told.type === 'amounts') return undefined;
  return round.told.type === 'cards' ? cardsText(round, round.told.case, game, lang) : resultText(round, game);
}

function cardsText(
  round: EveningRound,
  text: string,
  { all, words: resultWords }: RoundGame,
  lang: Lang,
): RoundText | undefined {
  const read = parseCase(text, [all.game]);
  const ruled = read.ok ? judge(all.game, read.value.fields, read.value.rules) : undefined;
  if (!read.ok || !ruled?.ok) return undefined;
  const { fields, rules } = read.value;
  const hands = fields.map(({ name }) => name);
  const deciding = ruled.value.reasons.filter(({ decides }) => decides);
  const ids = [...new Set(deciding.map(({ rule }) => rule))];
  /** The case knows people by names of the notation. */
  const judgedAs = (people: readonly EveningPlayer[]) => {
    const names = handNames(hands, round, people);
    return judge(
      all.game,
      fields.map((field) => renamedHand(field, (name) => names.get(name))),
      rules,
    );
  };
  return {
    sentence(people) {
      const named = judgedAs(people);
      if (!named.ok) return '';
      const { big, lines } = all.words.verdict(named.value);
      return big || (lines.length > 0 ? lines.map((line) => line.text).join(', ') : paidWords(named.value, all).big);
    },
    rules: numbered(ids, all),
    byHouse: netsByHouse(round, paidByCards(all.game, round), rules),
    reasons(people) {
      const named = judgedAs(people);
      const steps = named.ok ? named.value.reasons.filter(({ decides }) => decides) : deciding;
      return [...steps.map((step) => all.words.reason(step)), ...sideTexts(round, resultWords, people)];
    },
    referee: refereeLink(read.value, lang, all),
  };
}

function resultText(round: EveningRound, { all, ruleSet, results, words }: RoundGame): RoundText | undefined {
  if (!results || !words) return undefined;
  const form = formOf(results, ruleSet.rules, round.banker);
  const seats = seatsOfRound(round);
  const settled = results.settle(form, seats, ruleSet.rules);
  return {
    sentence: (people: readonly EveningPlayer[]) =>
      words.line(
        form,
        round.seats.flatMap((id, seat): NamedSeat[] => {
          const one = seats[seat];
          return one ? [{ ...one, name: playerName(people, id) }] : [];
        }),
      ),
    rules: settled.ok ? numbered(settled.value.rules, all) : [],
    byHouse: netsByHouse(round, paidByResult(results, seats, round), ruleSet.rules),
    reasons: (people) => sideTexts(round, words, people),
  };
}

/** What one paid another beside the hands, a line each. */
function sideTexts(
  { sides }: EveningRound,
  words: ResultWords | undefined,
  people: readonly EveningPlayer[],
): readonly string[] {
  return sides.map(
    ({ code, from, to, chips }) =>
      `${words?.side(code) ?? code}: ${playerName(people, from)} › ${playerName(people, to)}, ${chips}`,
  );
}

/** What the house says, side payments among it. */
function netsByHouse(
  { otherwise, nets }: EveningRound,
  paid: PaidRound | undefined,
  rules: Rules,
): readonly number[] | undefined {
  const all = otherwise && paid?.paidBy(rules);
  return paid && all ? nets.map((net, seat) => net + (all[seat] ?? 0) - (paid.paid[seat] ?? 0)) : undefined;
}

function numbered(rules: readonly string[], { game }: RoundGame['all']): RoundText['rules'] {
  return rules.map((id) => ({ id, number: ruleNumber(game, id) }));
}
