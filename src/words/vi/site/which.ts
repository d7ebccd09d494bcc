/** The page of the questions that find out which house is played, in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  title: 'Nhà bạn chơi luật nào?',
  /** In the way to the page. */
  name: 'Hỏi 8 ván',
  /** What it is looked for by, beside its title. */
  sought: 'Không nhớ luật nhà, quên luật nhà.',
  noScript: 'Trang này cần JavaScript để hỏi từng ván. Muốn tự xem thì luật nhà nào cũng có ở đây:',
};

export type WhichPageWords = typeof vi;
