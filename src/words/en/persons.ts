/** English sentences about those whom a text calls `me` or `they`. Sentences are made for names, of which each is one person. */

import type { GameWords } from '#core/game/game-words.ts';
import type { Step } from '#core/ruling.ts';

/** Subject, object, whose, and what `is` becomes; without that verbs stay as they are. */
type Person = readonly [subject: string, object: string, whose: string, is?: string];

/** By the names that sentences have for them. */
const PERSONS: Readonly<Record<string, Person>> = {
  Me: ['I', 'me', 'my', 'am'],
  We: ['we', 'us', 'our', 'are'],
  Us: ['we', 'us', 'our', 'are'],
  You: ['you', 'you', 'your', 'are'],
  They: ['they', 'them', 'their', 'are'],
  He: ['he', 'him', 'his'],
  She: ['she', 'her', 'her'],
};

/** The verbs that a sentence says of one person. */
const VERBS = 'is|was|has|does|goes|acts|comes|draws|gets|holds|lays|loses|needs|pays|plays|says|shows|takes|wins';
/** Before a verb, or a verb that is the same for all persons. */
const ALIKE = 'are|ate|both|cannot|could|had|have|laid|may|must|need|never|show|split|still|went|would';

const NAMES = Object.keys(PERSONS).join('|');
/** A name, not `Me-2`: after `Does`, with `’s`, before its verb, or by itself. */
const NAMED = new RegExp(
  `(?<![\\p{L}\\p{N}-])(Does )?(${NAMES})(?![\\p{L}\\p{N}-])(’s)?(?:( (?:still )?)(${VERBS}|${ALIKE})(?!\\p{L}))?`,
  'gu',
);
/** The second verb of a subject. */
const SECOND = new RegExp(`(?<= and )(${VERBS})(?!\\p{L})`, 'gu');

/** Who speaks comes last: `Me, An and Bình split` is `An, Bình and I split`. */
const ME_FIRST = /^Me(?:, (.+))? and (.+?)(?= (?:are|both|have|show|split)\b)/;

/** A sentence with such names as English says them: `Me takes all` is `I take all`. */
export function inPersons(sentence: string): string {
  if (sentence.search(NAMED) < 0) return sentence;
  return sentence
    .replace(
      ME_FIRST,
      (_, list: string | undefined, last: string) => `${capital(list ? `${list}, ${last}` : last)} and Me`,
    )
    .split(/(?<=[.:;?]) /)
    .map((clause, at, all) => clauseInPersons(clause, at === 0 || /[.?]$/.test(all[at - 1] ?? '')))
    .join(' ');
}

/** Whole, `Does `, the name, `’s`, what stands before the verb, the verb, and where. */
type NamedMatch = [string, string | undefined, string, string | undefined, string, string | undefined, number];

/** @param begins it begins with a capital letter */
function clauseInPersons(clause: string, begins: boolean): string {
  let second: string | undefined;
  const said = clause.replace(NAMED, (...found: NamedMatch) => {
    const [whole, asks, name, possessive, gap, verb, at] = found;
    const isFirst = begins && at === 0;
    const [subject, object, whose, is] = PERSONS[name] ?? [whole, whole, whole];
    if (asks) return `${is ? 'Do' : 'Does'} ${subject}`;
    // A name that stands alone is one: `Me first`.
    if (!possessive && !verb) return isFirst ? name : object;
    if (verb) second = is;
    const word = possessive ? whose : subject;
    return `${isFirst ? capital(word) : word}${verb ? gap + inPerson(verb, is) : ''}`;
  });
  return second ? said.replace(SECOND, (verb) => inPerson(verb, second)) : said;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The verb for more than one, and for who speaks. */
function inPerson(verb: string, is: string | undefined): string {
  if (!is) return verb;
  const own: Readonly<Record<string, string>> = {
    is,
    was: is === 'am' ? 'was' : 'were',
    has: 'have',
    does: 'do',
    goes: 'go',
  };
  return own[verb] ?? verb.replace(/s$/, '');
}

/** The words of a game that speak so. */
export function wordsInPersons<V, S extends Step>(words: GameWords<V, S>): GameWords<V, S> {
  return {
    ...words,
    reason: (step) => inPersons(words.reason(step)),
    outcome: (outcome, who) => inPersons(words.outcome(outcome, who)),
    verdict(ruling) {
      const { big, why, net, lines } = words.verdict(ruling);
      return {
        big: inPersons(big),
        why: inPersons(why),
        net,
        lines: lines.map((line) => ({ ...line, text: inPersons(line.text) })),
      };
    },
    guess(verdict, early) {
      const { question, ...guess } = words.guess(verdict, early);
      return question === undefined ? guess : { ...guess, question: inPersons(question) };
    },
  };
}
