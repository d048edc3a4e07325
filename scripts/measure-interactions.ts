import { measureInteractions, mostInteractionMs } from './measure/all-interactions.ts';
import { exitWith } from './measure/exit-with.ts';

// npm run measure-interactions [-- /quote …] [-- --rounds=N]: from a tap or a key on a page with a form to the paint
// of its answer, on a slow phone. See docs/performance.md.
const given = process.argv.slice(2);
const rounds = Number(given.find((one) => one.startsWith('--rounds='))?.slice('--rounds='.length) ?? 5);
const paths = given.filter((one) => one.startsWith('/'));

const say = (line: string) => process.stdout.write(`${line}\n`);

exitWith(async () => {
  await import('./ensure-built.ts');
  const found = await measureInteractions({ paths, rounds }, say);
  const short = found.filter(({ ms }) => ms > mostInteractionMs).map(({ name }) => name);
  say(short.length > 0 ? `\nBeyond ${mostInteractionMs} ms: ${short.join('; ')}` : '\nEvery budget is kept.');
  return short.length === 0;
});
