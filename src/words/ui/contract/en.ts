/** The house contract in English. */

import type { ContractWords } from './vi.ts';

export const en: ContractWords = {
  games: 'Tonight we play',
  loading: 'The rules of this game are on their way.',
  preset: 'Start from the rule set',
  same: (preset) => `Exactly the rule set ${preset}.`,
  differs: (preset, n) => `${n === 1 ? '1 rule differs' : `${n} rules differ`} from the rule set ${preset}.`,
  presetHas: (value) => `The rule set has: ${value}`,
  round: 'matters in play only',
  plays: (who) => `Played so by: ${who}`,
  ours: 'this site’s own choice',

  agreements: 'Agreed before the deal',
  settled: (n, of) => `${n} of ${of} settled`,

  is: (label, value) => `“${label}” is “${value}”`,
  and: ' and ',
  noEffect: (why) => `This rule changes nothing, because ${why}.`,
  alike: (values, why) => `${values}: they come to the same${why && `, because ${why}`}.`,
  with: 'and',
  clash: (settings) => `${settings} do not go together.`,

  flip: 'Where it shows',
  failed: 'It did not come. Try again when you are online.',

  agreed: 'Your house rules',
  toAgreed: 'Down to your house rules',
  agreedLead: 'One version for the whole table. Send it, read the code aloud, or print it.',
  none: 'No game is chosen. Choose one above.',
  inUse: 'in use',
  otherInUse: 'this device uses other rules',
  copyCode: (game) => `Copy the code of ${game}`,
  copyLink: 'Copy the link',
  copied: 'Copied.',
  copyFailed: 'This device does not let pages copy.',
  qr: 'Show the QR code',
  hideQr: 'Hide the QR code',
  qrLabel: 'QR code that opens these house rules',
  share: 'Send',
  print: 'Print an A4 sheet',
  use: 'Use these everywhere',
  used: (games) => `From now on this device uses your rules for ${games}.`,
  usedHere: 'This browser keeps nothing: used on this page only.',
  forget: 'Forget, back to the defaults',
  forgotten: 'Forgotten. This device is back to the default rules.',
  useNote: 'Lessons and the referee will rule by them if this browser keeps them. Nothing is sent anywhere.',
  enter: 'You have a code or a link',
  enterHint: 'XD-00000-0, or a link',
  read: 'Open',
  opened: (games) => `House rules opened: ${games}.`,
};
