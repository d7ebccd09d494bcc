import type { SourceNames } from './vi.ts';

/** Short names of the sources in English. */
export const names: SourceNames = {
  S0: 'Encyclopedia',
  S1: 'VIPGAME',
  S2: 'VIPGAME (Xì Tố)',
  S3: 'Blog',
  S4: 'ADAM TIPS',
  'O-BV': 'Bài Việt',
  'O-GEO': 'GamEO',
  'O-XDTS': 'Xì dách program',
  'O-WCB': 'Wikipedia',
  'O-TG': 'Thế Giới Bài',
  'O-BK': 'BienKieu',
  'O-1Q': '1q2p',
  'O-SAP': 'Sáp program',
  'O-32': '32-card poker',
  'O-XT7': 'Seven-card Xì Tố',
  'O-TLS': 'Score calculator',
  'O-PJS': 'Phỏm program',
  'O-VG': 'Vinagames',
  'O-KP': 'Kingplay',
  CK: 'outside the source texts',
};
