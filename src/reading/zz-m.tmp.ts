import { writeFileSync } from 'node:fs';
import { spoken, type SpokenLine } from './testing/spoken.ts';
import { outcomeOf } from './testing/outcome.ts';
import { isMeant, readCard } from './testing/lines.ts';
import { readMessage } from './read-message.ts';
import type { Message } from './reading.ts';
import { READABLE } from './testing/readable.ts';
const [n='20000', seed='7', full='' ] = process.argv.slice(2);
type F = { l: SpokenLine, m: Message, o: string };
const t={} as Record<string,number>; let worst=0, wt=''; const bad: F[]=[]; const ways=new Map<string,[number,number]>();
for (const l of spoken(+n, +seed)) {
  const a=performance.now(); const m=readMessage(l.text,{games:READABLE,home:l.home}); const d=performance.now()-a; if(d>worst){worst=d;wt=l.text}
  const o=outcomeOf(l,m); t[o]=(t[o]??0)+1; const ok=o==='right'||o==='asked'; if(!ok) bad.push({l,m,o});
  for(const w of l.ways){const c=ways.get(w)??[0,0];c[1]++;if(!ok)c[0]++;ways.set(w,c);}
}
const W=(f:F,...w:string[])=>w.every(x=>f.l.ways.includes(x));
const txt=(f:F)=>f.l.text;
const names=(f:F)=>f.m.seats.map(s=>s.role==='player'?s.name:s.role).join('|');
const hands=(m:Message)=>m.seats.map(({role,name,cards})=>({role,name,cards:cards.map(({card})=>readCard(card))}));
const noName=(l:SpokenLine)=>({...l,hands:l.hands.map(h=>({...h,name:h.name}))});
const cardsEq=(f:F)=>{ const a=[...f.l.hands].map(h=>h.cards.map(c=>c.replace(/[SHDC]$/,'')).join(' ')).sort().join('/'); const b=f.m.seats.map(s=>s.cards.map(({card})=>readCard(card).rank).join(' ')).sort().join('/'); return a===b; };
const otherGame=(f:F)=>f.m.read!==undefined&&f.m.read.game!==f.l.game;
const K: [string,(f:F)=>boolean][]=[
 ['`ba cây` / `3 cây` named elsewhere than at the very start (`[ba cây]`, `in ba cay, …`, `3 cây nè`, `The game is ba cay`): not taken for the game',f=>(otherGame(f)||f.m.error!==undefined&&'what' in f.m.error&&f.m.error.what==='which-game')&&/ba c[aâ]y|3 c[aâ]y/i.test(txt(f))],
 ['`which-game` is asked or another game is read although the game is GIVEN by home',f=>(otherGame(f)||f.m.error!==undefined&&'what' in f.m.error&&f.m.error.what==='which-game')&&f.l.home!==undefined],
 ['Another game is read than the one named',otherGame],
 ['Read as meant, but asked about: `two-ways` with ONE answer, which is the right one (only the price is high: DOUBTFUL)',f=>f.m.ask!==undefined&&f.m.ask.answers.length===1&&isMeant(noName(f.l),hands(f.m))],
 ['Read as meant, but asked about: `two-ways` with several answers, the right one first',f=>f.m.ask!==undefined&&f.m.ask.answers.length>1&&isMeant(noName(f.l),hands(f.m))],
 ['A letter as a name BEHIND the hand: `… của B`, `… for B` (the letter is lost or becomes an ace)',f=>W(f,'letters','hand-first')],
 ['Sâm end with letters: `A is out; B: …`, `A hết bài, B …` (A is read as an ace)',f=>W(f,'letters','end')],
 ['Letters A B C as names before the hand (`A: …`, `A has …`, `a = …`)',f=>W(f,'letters')],
 ['Plural of a letter: `four As`, `pair of As`, `three Ks` (As is taken for A♠)',f=>W(f,'en')&&/\b[ajqk]s\b/i.test(txt(f))&&!W(f,'suits-letters')],
 ['Suits as letters behind face letters (`Kd`, `jd`, `As`, `QH`): the card is dropped or joins others',f=>W(f,'suits-letters')],
 ['Without marks, `do` for rô (dô): the card or its suit is lost',f=>W(f,'vi-bare','suits-words')&&/\bdo\b/i.test(txt(f))],
 ['`tụ 2`, `player 2`, `P2`: the number is taken for a card or the name loses it',f=>W(f,'tu')||W(f,'p')],
 ['Kin with a name: `ông Tí`, `chú Ba`, `uncle Tom` — name cut, or joined with what follows',f=>W(f,'kin')&&!cardsEq(f)===false],
 ['Names of two words (`Trà My`, `Bảo Châu`): the second is lost',f=>/tr[aà] my|b[aả]o ch[aâ]u/i.test(txt(f))],
 ['Words for ranks, without marks (`bay`, `nam`, `ba`, `tam`, `hai`)',f=>W(f,'vi-bare')&&(W(f,'ranks-words')||W(f,'ranks-faces'))],
 ['Words for ranks, with marks',f=>W(f,'vi')&&(W(f,'ranks-words')||W(f,'ranks-faces'))],
 ['Words for ranks, English',f=>W(f,'en')&&(W(f,'ranks-words')||W(f,'ranks-faces'))],
 ['Glued digits (`108`, `a103`, `567 bích`, `10j3`)',f=>W(f,'glued')],
 ['Cards parted by `-`',f=>W(f,'cards«-»')],['Cards parted by `+`',f=>W(f,'cards«+»')||W(f,'cards« + »')],['Cards parted by `/`',f=>W(f,'cards«/»')],['Cards parted by `,` without a blank',f=>W(f,'cards«,»')],
 ['Cards joined by `với` / `and` before the last',f=>W(f,'cards« với »')||W(f,'cards« and »')],
 ['Hand before name, otherwise',f=>W(f,'hand-first')],['Hands of nobody: `… vs …`',f=>W(f,'unnamed')],
 ['Sâm end, otherwise',f=>W(f,'end')],['Sâm plays, otherwise',f=>W(f,'play')],['One hand of Tá Lả, otherwise',f=>W(f,'one')],
 ['Cards right, a name wrong',cardsEq],['The rest',()=>true]];
const groups=new Map<string,F[]>(); for(const f of bad){const k=K.find(([,p])=>p(f))![0]; (groups.get(k)??groups.set(k,[]).get(k)!).push(f);}
const show=(f:F)=>`${f.o}: ${JSON.stringify(f.l.text)}\n  - meant ${f.l.game}|${f.l.hands.map(h=>h.name+':'+h.cards.join(' ')).join(';')}${f.l.home?' (game given by home)':''}\n  - read ${f.m.read?.game}|${f.m.seats.map(s=>(s.role==='player'?s.name:s.role)+':'+s.cards.map(c=>c.from.found).join(' ')).join(';')}${f.m.error?` error ${f.m.error.code} ${'why' in f.m.error?f.m.error.why:''}${'what' in f.m.error?f.m.error.what:''} «${f.m.error.found.slice(0,30)}»`:''}; unread [${f.m.unread.map(u=>u.found).join(', ')}]; contradictions [${f.m.contradictions.map(u=>u.said.found).join(', ')}]${f.m.ask?`; ask ${f.m.ask.answers.length}`:''}`;
let md=`# Spoken lines that are not read as meant\n\n${n} lines, seed ${seed}, reader at the work tree of ${new Date().toTimeString().slice(0,8)}: ${JSON.stringify(t)} — ${(100*((t.right??0)+(t.asked??0))/+n).toFixed(1)} % as meant (wanted 97), ${t.silent??0} silent (wanted 0). Slowest line ${worst.toFixed(0)} ms (busy machine): ${JSON.stringify(wt)}\n\nEach line is counted under the first kind that fits it. Counts are scaled to 20,000. Names of kinds say how the line was spoken; the cause may lie elsewhere.\n`;
const sc=20000/+n; const ex=full?+full:2;
for(const [k,fs] of [...groups].sort((a,b)=>b[1].length-a[1].length)){ const sil=fs.filter(f=>f.o==='silent'); md+=`\n## ${Math.round(fs.length*sc)} per 20,000 (silent ${Math.round(sil.length*sc)}): ${k}\n\n`; const short=(x:F[])=>[...x].sort((a,b)=>a.l.text.length-b.l.text.length); const pick=[...short(sil).slice(Math.floor(sil.length/6),Math.floor(sil.length/6)+Math.ceil(ex/2)),...short(fs.filter(f=>f.o!=='silent')).slice(Math.floor(fs.length/8))].slice(0,ex); md+=pick.map(f=>'- '+show(f)).join('\n')+'\n'; }
md+=`\n## Share of failures by way of speaking\n\n`+[...ways].filter(([,c])=>c[1]*sc>150).sort((a,b)=>b[1][0]/b[1][1]-a[1][0]/a[1][1]).slice(0,40).map(([w,c])=>`- ${w}: ${c[0]} of ${c[1]} (${(100*c[0]/c[1]).toFixed(0)} %)`).join('\n')+'\n';
writeFileSync('/tmp/spoken-failures.md',md); console.log(md.slice(0,500)); console.log([...groups].sort((a,b)=>b[1].length-a[1].length).map(([k,f])=>f.length+' '+k).join('\n'));
