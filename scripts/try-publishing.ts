import './content/markdown-imports.ts';
import { exitWith } from './measure/exit-with.ts';
import { median } from './measure/summary.ts';

// npm run try-publishing [-- --publishes=100] [--kills=50] [--seed=…]: publishes under load, goes back, kills the site
// at random moments of publishing, and looks how soon three instances show the same. It is an error when a visitor
// gets anything but the old release or the new one, whole; how long it took is told.
const asked = (name: string, otherwise: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);

const say = (line: string) => process.stdout.write(`${line}\n`);
/** The wanted 95th percentile of a publish; told, since a busy machine is no fault of the site. */
const wantedMs = 2_000;

function timesLine(what: string, times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(0);
  return `  ${what}: ${median(sorted).toFixed(0)} ms at the median, ${at(0.95)} ms at the 95th percentile, ${at(1)} ms at most`;
}

exitWith(async () => {
  await import('./ensure-built.ts');
  // Content can be loaded once Node knows what an import of Markdown gives.
  const { tryInstances, tryKills, tryStorm } = await import('./try/publishing.ts');
  const seed = asked('seed', Date.now() % 1_000_000);
  say(`--seed=${seed}; wanted are ${wantedMs} ms from publishing to seen at the 95th percentile`);
  let faulty = 0;
  let usualMs = 1_000;
  for (const work of [
    () => tryStorm(asked('publishes', 100), asked('backs', 20)),
    () => tryKills(asked('kills', 50), seed, usualMs),
    () => tryInstances(asked('instances', 20)),
  ]) {
    const { told, times, faults } = await work();
    usualMs = median(times['published and seen'] ?? [usualMs]);
    say(`\n${told}: ${faults.length === 0 ? 'no fault' : `${faults.length} FAULTS`}`);
    for (const [what, all] of Object.entries(times)) say(timesLine(what, all));
    for (const fault of faults.slice(0, 20)) say(`  ${fault}`);
    faulty += faults.length;
  }
  return faulty === 0;
});
