import type { Section } from '../../../catalogue.ts';
import type { GameId } from '../../../site.ts';

/** What a game calls its sections where it does not say what all say. */
export type SectionsOf = Partial<Record<GameId, Partial<Record<Section, string>>>>;

/** Words of the pages one looks things up in: rules, sources, notation. This file is the type: English must have exactly these keys. */
export const vi = {
  rule: {
    name: (number: string) => `Điều ${number}`,
    copy: (number: string) => `Điều ${number}, chép liên kết`,
    settings: 'Đổi theo luật nhà',
    sources: 'Nguồn',
    implies: 'ngầm hiểu',
    differs: 'Khác',
  },
  sections: {
    setup: 'Chuẩn bị',
    values: 'Tính điểm',
    combinations: 'Bài đặc biệt',
    flow: 'Chơi một ván',
    comparing: 'So bài',
    paying: 'Ăn và chung',
  } satisfies Record<Section, string>,
  /** Where a game has other words for a section. */
  sectionsOf: {
    'xi-to': { values: 'Số và chất', combinations: 'Các bộ', paying: 'Ăn gà' },
    'ba-cay': { values: 'Tính nút', comparing: 'Kiểu chơi và so bài' },
    'ta-la': { values: 'Điểm và phỏm', comparing: 'Tính điểm và xếp hạng' },
    sam: { values: 'Thứ tự lá', combinations: 'Các bộ', comparing: 'Báo sâm, ăn trắng, thối, cóng' },
  } satisfies SectionsOf,
  rules: {
    lead: (n: number) =>
      `${n} điều, mỗi điều một số. Chạm vào số để chép liên kết, rồi gửi cho người đang cãi với bạn.`,
    description: (game: string, n: number) =>
      `${n} điều luật ${game}, đánh số từng điều: nguồn nào nói, luật nhà nào đổi, kèm ván mẫu đã xét.`,
    key: 'Nguồn viền liền là nói rõ, viền đứt là ngầm hiểu. Ghi “Khác” là nguồn ấy nói khác.',
  },
  permanent: {
    link: 'Liên kết của điều này, gửi đi được mãi',
    copy: 'Chép liên kết',
    all: 'Đọc trong toàn bộ điều luật',
    named: (number: string, title: string) => `Điều ${number}: ${title}.`,
  },
  sources: {
    title: 'Nguồn',
    lead: 'Điều luật lấy ở đâu, mỗi nguồn nói gì, bỏ trống chỗ nào, và chỗ nào các nguồn nói khác nhau.',
    description: (n: number) =>
      `Năm bản gốc và các nguồn ngoài của sách: mỗi nguồn là gì, bỏ trống chỗ nào, và ${n} chỗ nói khác nhau.`,
    seed: 'Năm bản gốc',
    seedLead:
      'Năm bài viết mà sách dựa vào: bốn bài nói Xì Dách, một bài nói Xì Tố. Ba Cây, Tá Lả và Sâm nằm trong bài của ADAM TIPS. Điều luật nào cũng ghi bản nào nói.',
    outside: 'Nguồn ngoài',
    outsideLead: 'Không thuộc năm bản gốc. Sách chỉ dùng để lấp chỗ các bản ấy bỏ trống, và lúc nào cũng ghi tên.',
    ours: 'Chỗ sách tự chọn',
    oursLead: 'Không ai nói thì sách chọn một cách, để ván nào cũng xử được.',
    gaps: 'Chỗ trống',
    preset: 'Bộ luật dựng theo nguồn này',
    differ: 'Chỗ các nguồn nói khác nhau',
    differIn: (game: string) => `${game}: ai nói khác ai`,
    differLead: (n: number) =>
      `Không nguồn nào sai. Dưới đây là ${n} chỗ, kèm một ván xử theo luật của từng bên. Chạm vào phán quyết để mở ở Trọng tài.`,
    house: 'Xem luật nhà này',
  },
  notation: {
    typed: 'Gõ vào',
    canonical: 'Dạng chuẩn',
    display: 'Dạng đọc',
    written: 'Viết là',
    meaning: 'Luật nhà',
    presets: 'Bộ luật',
  },
};

export type ReferenceWords = typeof vi;
