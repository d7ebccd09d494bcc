/** What the coach of a first round says in every game, in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  title: 'Ván đầu có người chỉ',
  alone: 'Tự chơi',
  step: (at: number, of: number) => `Bước ${at} trong ${of}`,
  next: 'Tiếp',
  /** Under it. */
  nextStep: (at: number) => `bước ${at}`,
  back: 'Lùi',
  backTo: (at: number) => `coi lại bước ${at}`,
  again: 'Ván mới',
  againSmall: 'bạn tự chơi',
};

export type CoachUi = typeof vi;
