import { useState } from 'preact/hooks';
import type { Case } from '#core/case.ts';
import type { Lang } from '#core/lang.ts';
import type { Loaded } from '../loading/loaded.ts';
import { usePart } from '../loading/use-part.ts';
import { reportForm } from '../report/part.ts';
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
  const { part } = usePart(reportForm, open);
  return (
    <Fold id="report" title={title} open={open} onOpen={setOpen}>
      {part && <part.Report {...props} />}
    </Fold>
  );
}
