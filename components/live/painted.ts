/** Widgets come to life once the page is on the screen: until then its letters and styles need the line more. */
const load = () => import('./live.ts').catch(() => undefined);

// A browser that keeps its times to itself tells of no paint.
setTimeout(load, 1000);
new PerformanceObserver(load).observe({ type: 'paint', buffered: true });

export {};
