import { readFileSync } from 'node:fs';
import { ENGINES } from '#games/engines.ts';
import { gameWords } from '#games/words.ts';
import { fold } from '#src/search/fold.ts';
import { rankOf, suitOf } from '#core/card.ts';
import { readMessage } from './read-message.ts';
import type { Message } from './reading.ts';
import { vocabulary as xd } from '#games/xi-dach/vocabulary.ts';
import { vocabulary as xt } from '#games/xi-to/vocabulary.ts';
import { vocabulary as bc } from '#games/ba-cay/vocabulary.ts';
import { vocabulary as tl } from '#games/ta-la/vocabulary.ts';
import { vocabulary as sm } from '#games/sam/vocabulary.ts';
const V = { 'xi-dach': xd, 'xi-to': xt, 'ba-cay': bc, 'ta-la': tl, sam: sm } as any;
export const games = ENGINES.map((engine) => ({ id: engine.id, engine, vocabulary: V[engine.id], houses: gameWords(engine.id as any, 'vi').presets }));
const bare = (s: string) => fold(s).replace(/[^a-z0-9]+/g,'-');
const show = (m: Message) => m.read ? m.read.game+'|'+m.read.fields.map((f: any)=>`${f.role==='player'?f.name:f.role}:${f.cards.map((x: any)=>rankOf(x)+suitOf(x)).join(' ')}`).join(';') : '-';
function same(exp: string, m: Message) {
  const [g, rest=''] = exp.split('|');
  if (!m.read || g !== m.read.game) return false;
  const first = (xs: any[], k: (x: any)=>boolean) => [...xs.filter(k), ...xs.filter((x)=>!k(x))];
  const fs = first(rest.split(';').map((f)=>{const [n,c='']=f.split(':');return [n,c.trim()] as const;}), ([n])=>n==='cai');
  const gf = first(m.read.fields as any, (f)=>f.role==='cai');
  const asked = m.error?.code==='bad-card' && (m.error as any).why==='no-suit';
  if (fs.length !== gf.length) return false;
  return fs.every(([n,c]: any,i: number)=>{ const f = gf[i]; const want = c? c.split(' '):[];
    const cards = f.cards;
    if (!asked) { const ok = want.length===cards.length && want.every((w: string,k: number)=>{ const x=/^(10|[2-9AJQK])([SHDC])?$/.exec(w)!; return rankOf(cards[k])===x[1] && (x[2]===undefined || suitOf(cards[k])===x[2]); }); if(!ok) return false; }
    const name = f.role==='player'?bare(f.name):f.role;
    if (n==='*') return f.role==='player';
    if (['cai','ban','danh','bai'].includes(n)) return name===n;
    return name===n || name===n.split('-').slice(1).join('-') || name.endsWith('-'+n) || (n.includes('-') && name.endsWith('-'+n.split('-').at(-1)));
  });
}
const args = process.argv.slice(2);
const v = args.includes('-v');
const tot = { right:0, suit:0, told:0, refused:0, silent:0, unsaid:0, noise:0, n:0, asked: 0 };
if (args[0]?.endsWith('.tsv')) {
  for (const file of args.filter(a=>a.endsWith('.tsv'))) { const t0=performance.now(); for (const line of readFileSync(file,'utf8').split('\n')) {
    if (!line || line.startsWith('#')) continue;
    const [raw='',exp='',said] = line.split('\t'); const text = raw.replaceAll('\\n','\n'); tot.n++;
    const m = readMessage(text, { games, home: undefined });
    const ok = same(exp, m);
    const suit = m.error?.code==='bad-card' && (m.error as any).why==='no-suit';
    const tell = m.unread.length + m.contradictions.length;
    let cls: keyof typeof tot;
    if (ok && !m.error) { cls = said && tell===0 ? 'unsaid' : 'right'; if (cls==='right' && !said && m.contradictions.length) { tot.noise++; if (v) console.log('NOISE', text, m.contradictions.map(c=>c.name+'='+c.said.found)); } }
    else if (ok && suit) cls='suit';
    else if (m.error) cls = m.ask ? 'asked' : 'refused';
    else cls = tell>0 ? 'told':'silent';
    tot[cls]++;
    if (v && cls!=='right' && cls!=='suit') { console.log(cls.toUpperCase(), text); console.log('   want', exp); console.log('   got ', show(m), m.error?`${m.error.code} ${(m.error as any).why??(m.error as any).what??''} «${m.error.found.slice(0,30)}»`:'', m.unread.map(u=>u.found).join(','), m.contradictions.map(c=>c.said.found).join(), m.ask?.answers.map(a=>a.text).join(' || ')??''); }
  } console.log(file, ((performance.now()-t0)).toFixed(0)+'ms'); }
  console.log(JSON.stringify(tot), (100*(tot.right+tot.suit)/tot.n).toFixed(1)+'%');
} else for (const t of args) { const m = readMessage(t, { games, home: undefined }); console.log(show(m), m.game, JSON.stringify({e: m.error&&{...m.error, read: 0}, unread:m.unread.map(u=>u.found), con:m.contradictions.map(c=>c.said.found), notes:m.notes, asked:m.asked.map(a=>a.found), ask:m.ask?.answers.map(a=>a.text), w:m.waitsFor})); }
