/** The page of the house contract in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  title: 'Luật nhà: chọn một lần cho cả bàn',
  lead: 'Chọn luật trước khi chia bài. Mỗi luật có ai chơi vậy, và tay bài làm nó khác đi.',
  description:
    'Chọn luật nhà cho Xì Dách, Xì Tố, Ba Cây, Tá Lả, Sâm: liên kết, mã ngắn, mã QR, một tờ A4 để in, hay dùng cho cả trang.',
  noScript: 'Muốn chọn và gửi đi thì phải bật JavaScript. Dưới đây là bộ luật mặc định của Xì Dách.',
};

export type ContractPageWords = typeof vi;
