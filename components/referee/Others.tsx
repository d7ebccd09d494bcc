import { useState } from 'preact/hooks';
import type { OpinionGroups } from '#core/branches/opinion-groups.ts';
import type { Case } from '#core/case.ts';
import type { RuleSet } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import type { Ruling } from '#core/ruling.ts';
import type { RefereeWords } from '#words/ui/referee/vi.ts';
import type { Loaded } from '../loading/loaded.ts';
import { part } from '../loading/part.ts';
import { usePart } from '../loading/use-part.ts';
import { Fold } from './Fold.tsx';

const sides = part(() => import('./Arguing.tsx'));

interface Props {
  readonly now: Case;
  readonly ruling: Ruling<unknown>;
  readonly opinions: OpinionGroups | undefined;
  readonly all: Loaded;
  readonly lang: Lang;
  readonly words: RefereeWords;
  onRuleSet(ruleSet: RuleSet): void;
}

/** The verdicts of other rule sets, folded away; the summary says how many differ. */
export function Others({ opinions, ...rest }: Props) {
  const [open, setOpen] = useState(false);
  const { part } = usePart(sides, open);
  const { words } = rest;
  return (
    <Fold id="others" title={words.others(opinions?.others.length)} open={open} onOpen={setOpen}>
      {part && opinions && <part.ArgumentSides opinions={opinions} {...rest} />}
    </Fold>
  );
}
