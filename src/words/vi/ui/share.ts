import { listed } from '#words/text.ts';

/** On what a verdict that is sent hangs, in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  /** @param rule a house rule with its value, as the page calls them: `Cả hai quắc: hòa` */
  ifRule: (rule: string) => `nếu luật nhà là “${rule}”`,
  /** The same where that is too long for a line. @param label of the house rule @param house that it is taken from */
  ifLike: (label: string, house: string) => `nếu “${label}” theo luật ${house}`,
  /** Shorter still. */
  ifHouse: (house: string) => `nếu theo luật ${house}`,
  /** Another value, and the verdict that it makes. */
  otherRule: (value: string, says: string) => `Nếu là “${value}” thì: ${says}`,
  /** One card is unknown: the ranks that make another verdict, and how many cards make this one. */
  unlessRanks: (ranks: readonly string[], count: string) =>
    `nếu lá chưa biết không phải ${listed(ranks, 'hay')} (${count})`,
  /** @param some how many cards lead to the verdict: `41 lá` @param all how many it can be */
  ifCount: (some: string, all: string) => `nếu vào ${some} (trên ${all})`,
  /** Several cards are unknown; said right after the verdict. @param count how many ways lead to it: `1.244 trên 2.352 cách` */
  inWays: (count: string) => `trong ${count}`,
  /** Cards that make another verdict. */
  otherCards: (cards: string, says: string) => `Nếu là ${cards} thì: ${says}`,
  /** A condition of another verdict: `nếu An đủ 5 lá`. */
  otherTold: (condition: string, says: string) => `${condition} thì: ${says}`,
  /** The ruling as a picture: to another app, or as a file where the device shares none. */
  picture: 'Gửi ảnh',
  savePicture: 'Tải ảnh',
  noPicture: 'Máy không vẽ được ảnh.',
  says: (who: string, what: string) => `${who} nói: ${what}`,
};

export type ShareWords = typeof vi;
