import { exitWith } from './measure/exit-with.ts';
import { bundle } from './try/bundle.ts';

// npm run try-steps [-- --only=book,move] [--way=rollback] [--engine=sqlite] [--kills=5] [--seed=…]: lets every step of
// booking, moving, publishing and so on fail, hang, lose its answer or be the last of its process, on both engines. It is
// an error when something acknowledged is lost, is there twice or half, or the outbox does not come to rest.
const word = (name: string, otherwise: string) =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;

exitWith(async () => {
  const programs = await bundle(
    { 'try-steps': 'scripts/try/steps/try-steps.ts', 'to-be-killed': 'scripts/try/steps/to-be-killed.ts' },
    'try-steps',
  );
  const { trySteps } = (await import(
    programs('try-steps').href
  )) as typeof import('./try/steps/try-steps.ts');
  const seed = Number(word('seed', String(Date.now() % 1_000_000)));
  process.stdout.write(`--seed=${seed}\n`);
  return trySteps({
    only: word('only', '').split(','),
    way: word('way', ''),
    engine: word('engine', ''),
    seed,
    kills: Number(word('kills', '5')),
    program: programs('to-be-killed'),
  });
});
