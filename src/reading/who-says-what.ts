/** Two opinions in a message: “tôi nói ăn, nó nói hòa”. Who says what, as a link has it (src/core/house/sayings.ts). */

import type { Field } from '#core/case.ts';
import type { Claims } from '#core/house/sayings.ts';
import { fold, wordsOf } from '#src/search/fold.ts';

/** Words, without marks, as they are looked up. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const SAYS = words('noi bao keu doi says said say claims thinks');
/** Between that and what is said. */
const LITTLE = words('la rang that phai thi minh duoc');
const FIRST = words('toi tui tao minh em anh i me');
const THIRD = words('no nay han kia ban he she they him her');
const BANKER = words('cai dealer banker');
const WINS = words('an thang win wins won nhat lum');
const LOSES = words('thua lose loses lost chung');
const DRAWS = words('hoa hue draw tie push ties');
const NOT = words('khong ko hong k not cannot');
const ALLOWED = words('duoc legal allowed can');

/** A saying is this many words long at most, whom it is about among them. */
const LONGEST = 5;

/** Who has no hand in the case: whoever tells it, and the other one. */
const TELLER = 'a';
const OTHER = 'b';

/**
 * Who says what in a text about these hands; nothing where less than two have their say. Of two sayings of one person the last one
 * counts.
 */
export function claimsIn(text: string, fields: readonly Field[]): Claims {
  const said = wordsOf(text);
  const claims = new Map<string, string>();
  for (const [at, word] of said.entries()) {
    const speaker = SAYS.has(word) ? speakerOf(said[at - 1] ?? '', fields) : undefined;
    const saying = speaker === undefined ? undefined : sayingOf(statementAt(said, at + 1), speaker, fields);
    if (speaker !== undefined && saying !== undefined) claims.set(speaker, saying);
  }
  return claims.size > 1 ? claims : new Map();
}

/** The words of a statement: up to the next one who says something. */
function statementAt(said: readonly string[], from: number): readonly string[] {
  const next = said.findIndex((word, at) => at > from && SAYS.has(word));
  return said.slice(from, Math.min(from + LONGEST, next < 0 ? said.length : next - 1));
}

function speakerOf(word: string, fields: readonly Field[]): string | undefined {
  const seat = fields.find(({ name }) => fold(name) === word || fold(name).endsWith(`-${word}`));
  if (seat) return seat.name;
  if (BANKER.has(word)) return fields.some(({ role }) => role === 'cai') ? 'cai' : undefined;
  const players = fields.filter(({ role }) => role === 'player');
  const teller = players.find(({ name }) => FIRST.has(fold(name)));
  if (FIRST.has(word)) return teller?.name ?? TELLER;
  if (!THIRD.has(word)) return undefined;
  // Of two hands one is the teller's: the other one is that of the other.
  const [other, ...more] = players.filter((one) => one !== teller);
  return teller && other && more.length === 0 ? other.name : OTHER;
}

function sayingOf(statement: readonly string[], speaker: string, fields: readonly Field[]): string | undefined {
  const players = fields.filter(({ role }) => role === 'player').map(({ name }) => name);
  const isPlay = fields.some(({ role }) => role === 'danh');
  const [only, ...others] = players;
  const alone = fields.some(({ role }) => role === 'cai') && others.length === 0 ? only : undefined;
  let about = '';
  for (const word of statement) {
    if (isPlay && NOT.has(word)) return 'illegal';
    if (isPlay && ALLOWED.has(word)) return 'legal';
    if (DRAWS.has(word)) return alone === undefined ? 'push' : `${alone}.push`;
    if (WINS.has(word) || LOSES.has(word)) return outcomeOf(about || speaker, WINS.has(word), players, alone);
    if (!LITTLE.has(word)) about = speakerOf(word, fields) ?? about;
  }
  return undefined;
}

/** Whoever is no player wins or loses as the only player does, and the banker the other way round. */
function outcomeOf(
  who: string,
  wins: boolean,
  players: readonly string[],
  alone: string | undefined,
): string | undefined {
  if (who === 'cai') return alone && `${alone}.${wins ? 'lose' : 'win'}`;
  const player = players.includes(who) ? who : alone;
  if (player === undefined) return undefined;
  // Of hands that are ranked one says who is first.
  if (alone === undefined && !wins) return undefined;
  return `${player}.${wins ? 'win' : 'lose'}`;
}
