/** Widgets hydrate after the first paint: until then fonts and styles need the network more. */
// A page that waits for its widget hears of it (src/pages/[lang]/luyen-tap/index.astro).
const load = () => import('./live.ts').catch(() => dispatchEvent(new Event('lost')));

// A browser without paint timing does not report the paint.
setTimeout(load, 1000);
new PerformanceObserver(load).observe({ type: 'paint', buffered: true });

export {};
