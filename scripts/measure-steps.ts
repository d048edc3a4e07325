import { allBegins, measureSteps } from './measure/all-steps.ts';
import { exitWith } from './measure/exit-with.ts';

// npm run measure-steps [-- /from …] [-- --rounds=N]: from the tap on a link to the largest paint of the page behind
// it, on a slow phone. See docs/performance.md.
const given = process.argv.slice(2);
const rounds = Number(given.find((one) => one.startsWith('--rounds='))?.slice('--rounds='.length) ?? 3);
const asked = given.filter((one) => one.startsWith('/'));

const say = (line: string) => process.stdout.write(`${line}\n`);

exitWith(async () => {
  await import('./ensure-built.ts');
  const found = await measureSteps({ begins: asked.length > 0 ? asked : allBegins, rounds }, say);
  say('');
  for (const { name, steps, within, ms, share } of found)
    say(`${name}: ${Math.round(within * 100)}% of ${steps} steps within ${ms} ms, wanted ${share * 100}%`);
  const short = found.filter(({ within, share }) => within < share);
  say(
    short.length > 0 ? `Falls short: ${short.map(({ name }) => name).join(', ')}` : 'Every budget is kept.',
  );
  return short.length === 0;
});
