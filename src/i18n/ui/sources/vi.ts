/** Short names of the sources in Vietnamese. This file is the type: English must have exactly these keys. */
export const names = {
  S0: 'Bách khoa',
  S1: 'VIPGAME',
  S2: 'VIPGAME (Xì Tố)',
  S3: 'Blog',
  S4: 'ADAM TIPS',
  'O-BV': 'Bài Việt',
  'O-GEO': 'GamEO',
  'O-XDTS': 'Mã xì dách',
  'O-WCB': 'Wikipedia',
  'O-TG': 'Thế Giới Bài',
  'O-BK': 'BienKieu',
  'O-1Q': '1q2p',
  'O-SAP': 'Mã sáp',
  'O-32': 'Poker 32 lá',
  'O-XT7': 'Xì tố 7 lá',
  'O-TLS': 'Máy tính điểm',
  'O-PJS': 'Mã phỏm',
  'O-VG': 'Vinagames',
  'O-KP': 'Kingplay',
  CK: 'ngoài các bản gốc',
};

export type SourceNames = typeof names;
