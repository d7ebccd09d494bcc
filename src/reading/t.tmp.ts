import { tokensOf } from '#src/reading/tokens.ts';
import { latticeOf } from '#src/reading/lattice.ts';
import { vocabulary as v } from '#games/ba-cay/vocabulary.ts';
const t = tokensOf(process.argv[2]!);
const l = latticeOf(t, v, []);
t.forEach((x,i)=>console.log(i, x.text, l[i]!.map((e:any)=>`${e.is}→${e.to}${e.name?'='+e.name:''}${e.cards?'['+e.cards.map((c:any)=>c.rank+(c.suit??''))+']':''}(${e.pays})`).join('  ')));
