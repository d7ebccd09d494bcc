import { ask } from '#core/quiz/ask.ts';
const id = process.argv[2]!, n = Number(process.argv[3] ?? 1);
const { findGame } = await import('#games/index.ts');
const { load } = findGame(id)!;
const { quiz } = await load.quiz(); const vi = (await load.quizWords.vi()).words, en = (await load.quizWords.en()).words;
for (const kind of quiz.kinds) { if (kind.type !== 'play') continue;
  const t=performance.now(); let c=0; for (let s=0;s<60;s++){ const p=Object.keys(quiz.game.presets)[s%Object.keys(quiz.game.presets).length]!; if(!kind.fits(quiz.game.presets[p]!))continue; ask(quiz.game,kind,s+500,{preset:p,rules:quiz.game.presets[p]!});c++}
  const ms=(performance.now()-t)/c;
  console.log(`## ${kind.id} ${kind.rules} L${kind.level} ${ms.toFixed(2)}ms`);
  for (let s=0,k=0;k<n&&s<50;s++){ const house={preset:quiz.game.defaultPreset,rules:quiz.game.presets[quiz.game.defaultPreset]!};
    const q = ask(quiz.game, kind, s, house); if(!q||q.type!=='play') continue; k++;
    for (const w of [vi,en]) console.log(`  ${w.ask(q)}  [${q.options.map((o,i)=>(i===q.right?'*':'')+w.answer(o.answer,q)+(o.slip?`(${o.slip})`:'')).join(' | ')}]  L${q.level} — ${w.why(q)}`);
  } }
