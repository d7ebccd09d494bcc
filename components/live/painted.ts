/**
 * Widgets come to life once the page is painted: until then its letters and styles need the line more. What is done after the next
 * frame's callbacks is done after its paint.
 */
requestAnimationFrame(() => setTimeout(() => import('./live.ts')));
