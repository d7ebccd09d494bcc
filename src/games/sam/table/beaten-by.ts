import type { Combination } from '../engine/combination.ts';
import type { BeatRules, SamRules } from '../engine/rules.ts';

/** What beats a play: the same kind and higher, a longer run too; one quad or two on 2s; nothing at all. */
export type BeatenBy = 'higher' | 'longer' | 'quad' | 'two-quads' | 'nothing';

/** The same for every play of a kind and rank under these house rules: what a table says under the play to beat. */
export function beatenBy({ kind, top }: Combination, rules: BeatRules & Pick<SamRules, 'deck'>): BeatenBy {
  switch (kind) {
    case 'sanh':
      if (top === (rules.deck === 52 ? 'A' : '10')) return 'nothing';
      return rules.runBlock === 'equal' ? 'higher' : 'longer';
    case 'rac':
      if (top !== '2') return 'higher';
      return rules.chopTwo === 'none' ? 'nothing' : 'quad';
    case 'doi':
      return top === '2' ? ON_PAIR[rules.chopTwo] : 'higher';
    case 'sam-co':
    case 'tu-quy':
      return top === '2' ? 'nothing' : 'higher';
    case 'hai-tu-quy':
      return 'nothing';
  }
}

const ON_PAIR: Readonly<Record<SamRules['chopTwo'], BeatenBy>> = {
  'quad-takes-pair': 'quad',
  'quad-per-two': 'two-quads',
  'single-only': 'nothing',
  none: 'nothing',
};
