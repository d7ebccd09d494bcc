import { ask } from '#core/quiz/ask.ts';
import { makeRng } from '#core/random/rng.ts';
const N = Number(process.argv[2] ?? 150);
const { GAMES } = await import('#games/index.ts') as any;
let tot=0, cov=0;
for (const book of Object.values(GAMES) as any[]) {
  const { quiz } = await book.load.quiz();
  const seen = new Map<string, Set<string>>();
  const presets = Object.entries(quiz.game.presets) as any[];
  for (const kind of quiz.kinds) for (let s=0;s<N;s++){ const [preset,rules]=presets[s%presets.length]; if(!kind.fits(rules)) continue; const q=ask(quiz.game,kind,s,{preset,rules}); if(!q) continue; for (const r of q.rules){ if(!seen.has(r)) seen.set(r,new Set()); seen.get(r)!.add(kind.id);} }
  const all = quiz.game.ruleSections.flat() as string[];
  tot+=all.length; const missing = all.filter(r=>!seen.has(r)); cov+=all.length-missing.length;
  console.log(book.id, all.length-missing.length,'/',all.length,'kinds',quiz.kinds.length,'missing:', missing.join(' '));
}
console.log(cov,tot);
