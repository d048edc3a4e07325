import { exitWith } from './measure/exit-with.ts';

// npm run try-starts [-- --kills=50] [--full=20] [--engine=sqlite] [--seed=…]: kills first starts of the site and
// upgrades of a filled one at random moments, and takes the disk's room away, on both engines. It is an error when a
// start after that does not come up with every row and file, one set of tables, and nothing doubled.
const word = (name: string, otherwise: string) =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;

exitWith(async () => {
  await import('./ensure-built.ts');
  const { tryStarts } = await import('./try/starts/try-starts.ts');
  const seed = Number(word('seed', String(Date.now() % 1_000_000)));
  process.stdout.write(`--seed=${seed}\n`);
  return tryStarts({
    seed,
    kills: Number(word('kills', '50')),
    full: Number(word('full', '20')),
    engine: word('engine', ''),
  });
});
