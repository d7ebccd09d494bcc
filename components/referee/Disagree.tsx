import { useState } from 'preact/hooks';
import type { Case } from '#core/case.ts';
import type { Lang } from '#core/lang.ts';
import type { Loaded } from '../loading/loaded.ts';
import { useLazyPart } from '../loading/use-lazy-part.ts';
import { Fold } from './Fold.tsx';

interface Props {
  readonly now: Case;
  readonly all: Loaded;
  readonly lang: Lang;
  readonly title: string;
}

/** For readers who play otherwise, or think that the ruling is wrong. */
export function Disagree({ title, ...props }: Props) {
  const [open, setOpen] = useState(false);
  const { part } = useLazyPart(() => import('../report/Report.tsx'), open);
  return (
    <Fold id="report" title={title} open={open} onOpen={setOpen}>
      {part && <part.Report {...props} />}
    </Fold>
  );
}
