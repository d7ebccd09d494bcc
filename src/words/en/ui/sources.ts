import { SOURCE_TITLES } from '../../ui/sources/titles.ts';
import type { SourceNames } from '../../vi/ui/sources.ts';

/** Short names of the sources in English. */
export const en: SourceNames = {
  ...SOURCE_TITLES,
  S0: 'Encyclopedia',
  'O-XDTS': 'O-XDTS program',
  'O-SAP': 'O-SAP program',
  'O-32': '32-card poker',
  'O-XT7': 'Seven-card Xì Tố',
  'O-SJS': 'O-SJS program',
  'O-SSC': 'O-SSC score table',
  'O-IRR': 'Custom of other card tables',
  CK: 'outside the main sources',
};
