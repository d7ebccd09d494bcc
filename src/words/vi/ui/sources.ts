import { SOURCE_TITLES } from '../../ui/sources/titles.ts';

/** Short names of the sources in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  ...SOURCE_TITLES,
  S0: 'Bách khoa',
  'O-XDTS': 'Phần mềm O-XDTS',
  'O-SAP': 'Phần mềm O-SAP',
  'O-32': 'Poker 32 lá',
  'O-XT7': 'Xì tố 7 lá',
  'O-SJS': 'Phần mềm O-SJS',
  'O-SSC': 'Bảng điểm O-SSC',
  'O-IRR': 'Lệ bàn bài nước ngoài',
  CK: 'truyền miệng',
};

export type SourceNames = typeof vi;
