import { listed, signed } from '#words/text.ts';

/** Who says what of a case, and who is right, in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  lead: 'Cùng một ván, hai người hai ý',
  /** People who have no hand in the case. */
  somebody: { a: 'Người này', b: 'Người kia' } satisfies Readonly<Record<string, string>>,
  says: (who: string) => `${who} nói`,
  choose: 'chọn…',
  both: 'Cả hai đều đúng',
  bothWhy: 'Mỗi người xử theo luật nhà mình.',
  right: (who: string) => `${who} nói đúng`,
  rightEverywhere: 'Nhà nào cũng xử vậy.',
  rightUnder: (house: string) => `Theo luật ${house}.`,
  none: 'Không ai đúng',
  noneWhy: (says: string) => `Ván này xử: ${says}.`,
  together: 'Hai người nói một ý',
  togetherWhy: (says: string) => `Hai câu không trái nhau. Ở đây xử: ${says}.`,
  plays: (who: string) => `${who} chơi luật`,
  parts: (labels: readonly string[]) => `Khác ở: ${listed(labels, 'và')}`,
  whose: 'Từ ván sau theo ai?',
  follow: (who: string) => `Theo ${who}`,
  nobody: (says: string) => `“${says}”: không nhà nào xử vậy`,
  tried: (presets: number) => `Đã thử ${presets} bộ luật và mọi chỗ đổi được.`,
  /** The nearest case on which a house rules so: a card for another one. */
  near: (who: string, to: string, from: string, house: string) =>
    `Gần nhất là khi ${who} có ${to} thay vì ${from}: khi đó luật ${house} xử vậy.`,
  try: 'Coi ván đó',
  mine: 'Bàn tôi chơi vậy',
  mend: (who: string) => `Sửa lời ${who}`,
  leave: 'Thôi, coi phán quyết',
  /** One word of somebody on what is won or lost, in stakes or points. */
  net: (who: string, net: number) => `${who} ${signed(net)}`,
  points: (points: string) => `Còn ${points} điểm`,
  words: {
    legal: 'Được',
    illegal: 'Không được',
    none: 'Không ăn trắng',
    'sanh-rong': 'Sảnh rồng',
    'tu-quy-heo': 'Tứ quý heo',
    'dong-mau': 'Đồng màu',
    'ba-sam-co': 'Ba sám cô',
    'nam-doi': 'Năm đôi',
    'u-thuong': 'Ù',
    'u-tron': 'Ù tròn',
    'u-khan': 'Ù khan',
  } satisfies Readonly<Record<string, string>>,
};

export type ClaimWords = typeof vi;
