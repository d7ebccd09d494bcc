import { chromium } from '@playwright/test';
const [lang='vi', s='xi-dach', width='360', theme='light', n='8', mode='wrong'] = process.argv.slice(2);
const b = await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell', args:['--no-sandbox','--disable-gpu']});
const p = await b.newPage({viewport:{width:+width,height:+width<600?740:900}, colorScheme: theme});
let bytes=0; p.on('response', async r=>{ if(r.url().endsWith('.js')) { try{ const {gzipSync}=await import('node:zlib'); bytes+=gzipSync(await r.body()).length; if(process.env.V)console.log(r.url().split('/').pop(), gzipSync(await r.body()).length)}catch{} }});
p.on('pageerror', e=>console.log('ERR', e.message)); p.on('console', m=>m.type()==='error'&&console.log('CON', m.text()));
await p.goto(`http://localhost:4402/${lang}/luyen-tap/?s=${s}&n=${process.env.SEED??77}&e=4`);
await p.waitForSelector('.quiz .ans');
console.log('bytes at first question', bytes);
for (let i=0;i<+n;i++) {
  const kind = await p.getAttribute('.quiz','data-kind');
  const h = await p.evaluate(()=>{const a=document.querySelector('.quiz .ans');return [Math.round(a.getBoundingClientRect().bottom+scrollY), document.documentElement.scrollWidth]});
  console.log(i, kind, 'options end at', h);
  await p.screenshot({path:`/tmp/shot-${i}a.png`});
  const right = mode==='right';
  await p.keyboard.press('1');
  await p.waitForSelector('.after'); await p.waitForTimeout(150);
  if(i===0)console.log('bytes after answer', bytes);
  await p.screenshot({path:`/tmp/shot-${i}b.png`, fullPage:true});
  await p.keyboard.press('Enter'); await p.waitForTimeout(60);
}
await b.close();
