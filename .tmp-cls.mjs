import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args:['--no-sandbox','--disable-gpu'] });
const url = process.argv[2]; const n = Number(process.argv[3] ?? 20);
let bad = 0;
const one = async (i) => {
  const c = await b.newContext({ viewport: { width: 360, height: 740 } });
  const p = await c.newPage();
  const cdp = await c.newCDPSession(p); await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await p.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((l) => { for (const e of l.getEntries()) window.shifts.push({ v: e.value, t: Math.round(e.startTime), y: scrollY, s: e.sources.map((s) => { const el = s.node?.nodeType === 1 ? s.node : s.node?.parentElement; return `${el?.tagName}.${el?.className} "${el?.textContent?.slice(0,30)}" ${JSON.stringify(s.previousRect)}->${JSON.stringify(s.currentRect)} in ${el?.closest('live-widget')?.getAttribute('widget')}`; }) }); }).observe({ type: 'layout-shift', buffered: true });
  });
  await p.goto(url);
  await p.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 400) { scrollTo(0, y); await new Promise((d) => setTimeout(d, 30)); } });
  await p.waitForLoadState('networkidle'); await p.waitForTimeout(500);
  const s = await p.evaluate(() => window.shifts);
  if (s.length) { bad++; if (bad < 40) console.log(i, JSON.stringify(s)); }
  await c.close();
};
for (let i = 0; i < n; i += 4) await Promise.all([0,1,2,3].map((k) => one(i + k)));
console.log('bad', bad, 'of', n);
await b.close();
