import type { CoachUi } from '../../vi/ui/coach.ts';

export const en: CoachUi = {
  title: 'First round with a coach',
  alone: 'Play alone',
  step: (at, of) => `Step ${at} of ${of}`,
  next: 'Next',
  nextStep: (at) => `step ${at}`,
  back: 'Back',
  backTo: (at) => `see step ${at} again`,
  again: 'New round',
  againSmall: 'on your own',
};
