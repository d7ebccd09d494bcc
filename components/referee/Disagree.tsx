import { useState } from 'preact/hooks';
import type { Case } from '#core/case.ts';
import type { Lang } from '#core/lang.ts';
import type { Loaded } from '../case/loaded.ts';
import { Fold, useBrought } from './Fold.tsx';

interface Props {
  readonly now: Case;
  readonly all: Loaded;
  readonly lang: Lang;
  readonly title: string;
}

/** For whoever plays it otherwise, or holds the ruling to be wrong. */
export function Disagree({ title, ...props }: Props) {
  const [open, setOpen] = useState(false);
  const parts = useBrought(open, () => import('../report/Report.tsx'));
  return (
    <Fold id="report" title={title} open={open} onOpen={setOpen}>
      {parts && <parts.Report {...props} />}
    </Fold>
  );
}
