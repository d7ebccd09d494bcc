/** Widgets hydrate after the first paint: until then fonts and styles need the network more. */
const load = () => import('./live.ts').catch(lose);

/** A page whose HTML waits for its widget says so (components/practice/start.css). */
function lose(): void {
  for (const widget of document.querySelectorAll('live-widget')) widget.toggleAttribute('lost', true);
}

// A browser without paint timing does not report the paint.
setTimeout(load, 1000);
new PerformanceObserver(load).observe({ type: 'paint', buffered: true });

export {};
