/** The question on which a case hangs, in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  /** The house by which the case is ruled meanwhile, and once it was answered. */
  meanwhile: (house: string) => `Tạm theo luật ${house}`,
  house: 'Luật nhà bạn',
  /** @param label of a house rule */
  ask: (label: string) => `${label}: bàn bạn chơi sao?`,
  inForce: 'đang xử theo đây',
  yours: 'bàn bạn',
  /** Before other values under which the verdict is the same. */
  or: 'cũng vậy:',
  dunno: 'Không biết',
  /** @param says the verdict; undefined where it is long */
  leave: (says = 'vậy') => `cứ để ${says}, theo số đông`,
  which: 'Không nhớ luật nào? Hỏi 8 ván là ra',
  nobody: 'không bộ luật có sẵn nào',
  kept: 'Đã nhớ trên máy này',
  unkept: 'Chỉ nhớ tới khi đóng trang',
  forget: 'Quên đi',
  more: 'Còn 1 chỗ nữa đổi kết quả ván này',
};

export type AskingWords = typeof vi;
