import type { Tools } from '../live/tools.ts';

/** The widgets of practice. */
export const PRACTICE: Tools = {
  Practice: async () => (await import('./start/load.ts')).load(),
  Progress: async () => (await import('./load-progress.ts')).load(),
  LessonQuiz: async () => (await import('./load-lesson.ts')).load(),
};
