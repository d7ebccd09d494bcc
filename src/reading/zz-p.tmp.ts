import { altered } from './testing/altered.ts';
import { brokenBy } from './testing/broken.ts';
import { spoken } from './testing/spoken.ts';
import { FILES, linesOf } from './testing/lines.ts';
const [n='1500',seed='1']=process.argv.slice(2);
const go=(name: string, it: Iterable<string>)=>{ const all=[...it]; const t0=performance.now(); const b=all.flatMap(t=>brokenBy(t)); console.log(name, all.length, 'broken', b.length, ((performance.now()-t0)/all.length).toFixed(1)+'ms'); console.log(b.slice(0,25).map(x=>'   '+x.slice(0,400)).join('\n')); };
go('typed', FILES.flatMap(f=>linesOf(f).map(l=>l.text)));
go('spoken', [...spoken(+n,+seed)].map(l=>l.text));
go('altered', altered(+n*2,+seed));
