import { readFileSync } from 'node:fs';
import { ENGINES } from '#games/engines.ts';
import { candidatesOf } from './finish.ts';
import { fold } from '#src/search/fold.ts';
import { tokensOf } from './tokens.ts';
import { readingsOf } from './search.ts';
import { mentionsIn, termsIn } from './which-game.ts';
import { vocabulary as xd } from '#games/xi-dach/vocabulary.ts';
import { vocabulary as xt } from '#games/xi-to/vocabulary.ts';
import { vocabulary as bc } from '#games/ba-cay/vocabulary.ts';
import { vocabulary as tl } from '#games/ta-la/vocabulary.ts';
import { vocabulary as sm } from '#games/sam/vocabulary.ts';
const V = [{id:'xi-dach',vocabulary:xd},{id:'xi-to',vocabulary:xt},{id:'ba-cay',vocabulary:bc},{id:'ta-la',vocabulary:tl},{id:'sam',vocabulary:sm}];
import { WEIGHTS as W } from "./weights.ts";
const NAMES=['an','bình','chi','dung','em','giang','hoa','khanh','lan'];
export function run(text: string) {
  const tokens = tokensOf(text.normalize('NFC'));
  const ms = mentionsIn(tokens, V);
  const scored = V.map((v) => ({ ...v, prior: Math.max(0, ...ms.filter((m)=>m.game===v.id).map((m)=>m.weight))*2 + 1.5*Math.min(3, termsIn(tokens, v.vocabulary)) })).sort((a,b)=>b.prior-a.prior);
  const tried = ms.length ? scored.filter((v)=>v.prior>=4).slice(0,2) : scored;
  let best; 
  for (const g of tried) {
    const game = ENGINES.find((e)=>e.id===g.id)!;
    const skips = ms.filter((m)=>m.game===g.id);
    const drafts = readingsOf(tokens, g.vocabulary, skips, W);
    const named = skips.find((m)=>m.preset)?.preset ?? game.defaultPreset;
    const tries = [named, ...g.vocabulary.names.flatMap((n)=>n.preset??[])].map((preset)=>candidatesOf(drafts, game, game.presets[preset]!, g.vocabulary, text, (i)=>NAMES[i]??`n${i}`, W)).sort((a,b)=>Math.round(a[0]!.cost-b[0]!.cost));
    const cs = tries[0]!;
    const c = cs[0]!;
    const total = c.cost - g.prior;
    if (!best || total < best.total) best = { total, g: g.id, c, cs };
  }
  return best!;
}
const show = (c: any) => c.fields.map((f: any)=>`${f.role==='player'?f.name:f.role}:${f.cards.map((x: any)=>x.rank+(x.suit??'')).join(' ')}`).join(';');
const bare = (s: string) => fold(s).replace(/[^a-z0-9]+/g,'-');
function same(exp: string, got: {g: string, c: any}) {
  const [g, rest=''] = exp.split('|');
  if (g !== got.g) return false;
  const fs = rest.split(';').map((f)=>{const [n,c='']=f.split(':');return [n,c.trim()] as const;});
  if (fs.length !== got.c.fields.length) return false;
  // cai anywhere
  const first = (xs: any[], k: (x: any)=>boolean) => [...xs.filter(k), ...xs.filter((x)=>!k(x))];
  const gf = first(got.c.fields, (f)=>f.role==='cai');
  return first(fs, ([n])=>n==='cai').every(([n,c],i)=>{ const f = gf[i]; const cards = f.cards; const want = c? c.split(' '):[];
    const cardsOk = want.length===cards.length && want.every((w,k)=>{ const m=/^(10|[2-9AJQK])([SHDC])?$/.exec(w)!; return cards[k].rank===m[1] && (m[2]===undefined || cards[k].suit===m[2]); });
    if(!cardsOk) return false;
    const name = f.role==='player'?bare(f.name):f.role;
    if (n==='*') return f.role==='player';
    if (['cai','ban','danh','bai'].includes(n!)) return name===n;
    return name===n || name===n!.split('-').slice(1).join('-') || name.endsWith('-'+n);
  });
}
const args = process.argv.slice(2);
if (args[0]?.endsWith('.tsv')) {
  let n=0, okc=0; const t0=performance.now();
  for (const file of args.filter(a=>a.endsWith('.tsv'))) for (const line of readFileSync(file,'utf8').split('\n')) {
    if (!line || line.startsWith('#')) continue;
    const [text='',exp=''] = line.split('\t'); n++;
    const got = run(text.replaceAll('\\n','\n'));
    if (same(exp, got)) okc++; else if (!args.includes('-q')) { console.log(text); console.log('   want', exp); console.log('   got ', got.g+'|'+show(got.c), got.c.cost.toFixed(1), got.c.draft.unread.map((u: any)=>text.replaceAll('\\n','\n').slice(u.from,u.to)).join(','), got.c.faults.map((f: any)=>f.code).join()); }
  }
  console.log(okc, n, (100*okc/n).toFixed(1)+'%', ((performance.now()-t0)/n).toFixed(2)+'ms');
} else for (const t of args) { const r = run(t); for (const c of r.cs.slice(0,5)) console.log(r.g, c.cost.toFixed(2), show(c), c.draft.hands.flatMap((h: any)=>h.claims.map((x: any)=>(x.kind??x.total)+(x.asked?'?':''))).join(), c.faults.map((f)=>f.code).join(), bills(c)); }
function bills(c: any){ const m: any={}; for(let b=c.draft.bill;b;b=b.before) for(const p of b.pays) m[p]=(m[p]??0)+1; for(const p of c.pays) m[p]=(m[p]??0)+1; delete m.chatter; return Object.entries(m).map(([k,v])=>`${k}${v as number>1?v:''}`).join(' '); }
