import { exitWith } from './measure/exit-with.ts';
import { bundle } from './try/bundle.ts';

// npm run try-histories [-- --runs=10000] [--real=100] [--seed=…]: plays generated runs of bookings, moves,
// cancellations, blocked days and changed hours over three instances that die at any step, some of them over real
// processes that are killed. It is an error when no order of what was asked explains what was answered and is stored.
const asked = (name: string, otherwise: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);

exitWith(async () => {
  const programs = await bundle(
    {
      'try-histories': 'scripts/try/histories/try-histories.ts',
      process: 'scripts/try/histories/process.ts',
    },
    'try-histories',
  );
  const { tryHistories } = (await import(
    programs('try-histories').href
  )) as typeof import('./try/histories/try-histories.ts');
  const seed = asked('seed', Date.now() % 1_000_000);
  process.stdout.write(`--seed=${seed}\n`);
  const runs = asked('runs', 1000);
  return tryHistories({
    runs,
    real: Math.min(runs, asked('real', 100)),
    seed,
    program: programs('process'),
  });
});
