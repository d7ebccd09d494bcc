/** How people say that cards have not been seen: one that lies face down, and a hand of which nothing was played. */

import type { TextView } from '../lattice/text-view.ts';

/** Where such words end that begin here: `còn một lá úp`, `lá tẩy chưa lật`, `one card is still face down`. */
export function unseenTo(view: TextView, at: number): number | undefined {
  return endOf(UNSEEN, view, at);
}

/** The same of a hand that was never played from: `chưa đánh lá nào`, `cóng`, `never played a card`. */
export function unplayedTo(view: TextView, at: number): number | undefined {
  return endOf(UNPLAYED, view, at);
}

/** The phrases are of words without marks, and no longer than this. */
const LONGEST = 10;

function endOf(phrase: RegExp, view: TextView, at: number): number | undefined {
  const [found] = phrase.exec(`${view.bareOf(at, at + LONGEST)} `) ?? [];
  return found === undefined ? undefined : at + found.trim().split(' ').length;
}

const UNSEEN = new RegExp(
  [
    // Vietnamese.
    '^(?:con )?(?:(?:mot|1|cai) )?(?:la|cay|con|quan)(?: bai)?(?: (?:thu (?:hai|ba|bon|tu|nam|[2-5])|cuoi(?: cung)?|chot|sau cung|kia|con lai|tay))?(?: (?:thi|van|con|dang|no|em|toi|tui))*',
    ' (?:up(?: xuong)?|chua (?:ai )?(?:lat|biet|mo|ngua|coi|xem|nan|lo)(?: len| ra)?|tay chua (?:lat|biet|mo)|khong (?:biet|thay)|giau) ',
    '|^(?:con )?(?:la|con|cay) tay (?:chua (?:lat|biet|mo) |(?=[,.;!?] |$))',
    // English.
    '|^(?:and )?(?:(?:a|one|1|the|his|her|my|last|third|still) )*(?:cards?|(?:last|third|other) one)(?: (?:.s|is|are|was|still|lies|that|which|stays))* (?:face down|facedown|down|hidden|unseen|unknown|not (?:shown|seen|turned)(?: over| up)?|turned down|(?:(?:he|she|they|i|nobody) )?(?:wont|hasnt|havent|didnt|doesnt) (?:show|turn|turned|shown|flip|flipped|seen|know|see)(?: (?:over|up|it))*) ',
    '|^(?:and )?(?:keeps?|with|has|holds|leaves) (?:one|1|a card|one card) (?:face )?down ',
    '|^(?:and )?(?:(?:a|one|1|the|his|her|my|last|third|still) )*(?:hidden|unseen|unknown|face down|facedown|hole|down) card(?: (?:is|still|not|unseen|hidden|face down|unknown))* ',
  ].join(''),
);

const UNPLAYED =
  /^(?:chua (?:kip )?(?:danh|ra)(?: duoc)?(?: (?:con|la|cay|quan))?(?: nao)?|khong (?:danh|ra) duoc (?:con|la) nao|con nguyen(?: (?:xi|bai|10 la|muoi la))?|bi cong|cong|(?:has |had |have )?never play(?:ed)?(?: (?:a|any|one) cards?)?|(?:has |had |have )?not played(?: (?:a|any|one) cards?| anything)?|didnt play(?: (?:a|any|one) cards?| anything)?|is frozen|all (?:ten|10)(?: cards)?) /;
