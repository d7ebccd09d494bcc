import { spoken } from './testing/spoken.ts';
import { outcomeOf } from './testing/outcome.ts';
import { readMessage } from './read-message.ts';
import { READABLE } from './testing/readable.ts';
const [n='3000', seed='7', show='12', filter=''] = process.argv.slice(2);
const t={} as Record<string,number>; const bad: Record<string,[number,number]>={}; let shown=0; let worst=0; const t0=performance.now();
for (const l of spoken(+n, +seed)) {
  const a=performance.now(); const m=readMessage(l.text,{games:READABLE,home:l.home}); const d=performance.now()-a; if(d>worst){worst=d;}
  const o=outcomeOf(l,m); t[o]=(t[o]??0)+1; const ok=o==='right'||o==='asked';
  for (const w of l.ways){const b=bad[w]??=[0,0]; b[1]++; if(!ok)b[0]++;}
  if(!ok && (filter===''||l.ways.join(' ').includes(filter)||o===filter) && shown++<+show) console.log(o.toUpperCase(), JSON.stringify(l.text),'\n   want', l.game+'|'+l.hands.map(h=>h.name+':'+h.cards.join(' ')).join(';'), l.home?'HOME':'', '\n   got ', m.read?.game+'|'+m.seats.map(s=>(s.role==='player'?s.name:s.role)+':'+s.cards.map(c=>c.from.found).join(' ')).join(';'), m.error?`${m.error.code} ${'why' in m.error?m.error.why:''}${'what' in m.error?m.error.what:''} «${m.error.found.slice(0,40)}»`:'', 'unread', m.unread.map(u=>u.found).join(','), 'con', m.contradictions.map(u=>u.said.found).join(','), m.asked.length, m.ask?.answers.map(a=>a.text).join(' || ')??'', l.ways.slice(0,6).join(' '));
}
console.log(t, 'worst ms', worst.toFixed(0), 'mean', ((performance.now()-t0)/+n).toFixed(2));
console.log(Object.entries(bad).filter(([,b])=>b[1]>20).sort((a,b)=>b[1][0]/b[1][1]-a[1][0]/a[1][1]).slice(0,25).map(([w,b])=>`${w} ${b[0]}/${b[1]}`).join('; '));
