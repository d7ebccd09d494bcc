import type { ReportWords } from '../../vi/ui/report.ts';

export const en: ReportWords = {
  which: 'Your table plays otherwise? Settle 8 deals and see its rules',
  says: 'What you want to say',
  other: 'My house plays it otherwise',
  wrongRuling: 'This ruling is wrong',
  wrongRule: 'This rule is wrong',
  openRule: 'My house plays it otherwise, or this rule is wrong',
  either: 'My house plays it otherwise (or: this rule is wrong)',
  line: 'How your house plays it, or what is wrong',
  text: 'The text to copy',
  nothingSent: 'This page sends nothing. Copy the text and send it yourself.',
  copy: 'Copy this text',
  copied: 'Copied',
  failed: 'Copying is blocked here. Hold the text to copy it by hand.',
  issue: 'Open an issue, already filled in',

  case: (text) => `Case: ${text}`,
  changed: (settings) => `House rules that differ from the set: ${settings}`,
  edition: (edition) => `Edition: ${edition}`,
  steps: 'Step by step:',
  fewer: 'Only the steps that decide (all of them would make the link too long):',
  rule: (number, id, game) => `Rule ${number} (${id}), ${game}`,
};
