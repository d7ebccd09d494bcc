/** Widgets hydrate after the first paint: until then fonts and styles need the network more. */
const load = () => import('./live.ts').catch(() => undefined);

// A browser without paint timing does not report the paint.
setTimeout(load, 1000);
new PerformanceObserver(load).observe({ type: 'paint', buffered: true });

export {};
