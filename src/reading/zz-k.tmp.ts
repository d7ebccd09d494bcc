import { spoken } from './testing/spoken.ts';
import { outcomeOf } from './testing/outcome.ts';
import { readMessage } from './read-message.ts';
import { READABLE } from './testing/readable.ts';
const [n='20000', seed='7', groups='25'] = process.argv.slice(2);
const t={} as Record<string,number>; let worst=0, wt='';
let all: {ways:string[], o:string, d:string}[]=[];
for (const l of spoken(+n, +seed)) {
  const a=performance.now(); const m=readMessage(l.text,{games:READABLE,home:l.home}); const d=performance.now()-a; if(d>worst){worst=d;wt=l.text}
  const o=outcomeOf(l,m); t[o]=(t[o]??0)+1; const ok=o==='right'||o==='asked';
  const ways=[...new Set([...l.ways, `n${l.hands.length}`, ...(l.text.includes('à')||/\n/.test(l.text)?['multiline']:[])])];
  all.push({ways, o: ok?'':o, d: ok?'':`${o.toUpperCase()} ${JSON.stringify(l.text)}\n     want ${l.game}|${l.hands.map(h=>h.name+':'+h.cards.join(' ')).join(';')}${l.home?' (home given)':''}\n     got  ${m.read?.game}|${m.seats.map(s=>(s.role==='player'?s.name:s.role)+':'+s.cards.map(c=>c.from.found).join(' ')).join(';')} ${m.error?m.error.code+' '+('why' in m.error?m.error.why:'')+('what' in m.error?m.error.what:'')+' «'+m.error.found.slice(0,30)+'»':''} unread=${m.unread.map(u=>u.found).join(',')} contradictions=${m.contradictions.map(u=>u.said.found).join(',')}`});
}
console.log(JSON.stringify(t), (100*((t.right??0)+(t.asked??0))/+n).toFixed(1)+'% as meant', 'worst ms', worst.toFixed(0), JSON.stringify(wt));
for (let g=0; g<+groups; g++) {
  const fails=all.filter(a=>a.o); if(!fails.length) break; const base=fails.length/all.length;
  const cnt=new Map<string,[number,number]>();
  for (const a of all) { const w=a.ways; for (let i=0;i<w.length;i++){ for(let j=i;j<w.length;j++){ const k=i===j?w[i]!:w[i]+' & '+w[j]; const c=cnt.get(k)??[0,0]; c[1]++; if(a.o)c[0]++; cnt.set(k,c);} } }
  let best='',sc=0; for(const [k,[f,tot]] of cnt){ const rate=f/tot; if(rate<0.3) continue; const s=(f-base*tot)*(rate); if(s>sc){sc=s;best=k;} }
  if(!best) { console.log('rest', fails.length); for(const f of fails.slice(0,20)) console.log('   '+f.d,'\n     '+f.ways.join(' ')); break; }
  const ks=best.split(' & '); const hit=all.filter(a=>ks.every(k=>a.ways.includes(k))); const bad=hit.filter(a=>a.o);
  console.log(`\n## ${best}: ${bad.length} of ${hit.length} (silent ${bad.filter(b=>b.o==='silent').length})`); for(const b of bad.slice(0,4)) console.log('   '+b.d);
  all=all.filter(a=>!hit.includes(a));
}
