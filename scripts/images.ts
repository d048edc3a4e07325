import { writeDrawnWords } from './drawn-words/write.ts';
import { writeFonts } from './fonts/cut.ts';
import { type Made, openCache, removeOthers, writeIfChanged } from './images/cache.ts';
import { writeIcons } from './images/icons.ts';
import type { Job } from './images/job.ts';
import { listJobs, toolKey } from './images/jobs.ts';
import { listed } from './images/listed.ts';

// Turns the drawings of art/ into the files of public/images and lists them for app/ui. Unchanged images come from
// .cache/images. See docs/images.md. Cuts the fonts as well, which the pages need as much.

const published = 'public/images';
const generated = 'app/ui/generated';

type Result = { key: string; made: Made };

/** Runs the jobs two at a time: drawing and encoding each keep about one core busy. */
async function runAll(jobs: readonly Job[]): Promise<{ results: Map<string, Result>; fresh: number }> {
  const cache = openCache('.cache/images/files');
  const results = new Map<string, Result>();
  const waiting = jobs.filter(({ name, key }) => {
    const made = cache.find(name, key);
    if (made) results.set(name, { key, made });
    return !made;
  });
  const queue = [...waiting];
  const worker = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const { name, key } = job;
      const { entry, renditions } = await job.make().catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`The image '${name}' could not be made: ${reason}`);
      });
      results.set(name, { key, made: cache.keep(name, key, entry, renditions) });
    }
  };
  await Promise.all([worker(), worker()]);
  for (const { made } of results.values()) cache.publish(made.files, published);
  removeOthers(published, new Set([...results.values()].flatMap(({ made }) => made.files)));
  cache.prune(results);
  return { results, fresh: waiting.length };
}

function manifest(jobs: readonly Job[], results: ReadonlyMap<string, Result>, kind: Job['kind']): string {
  const entries = jobs
    .filter((job) => job.kind === kind)
    .flatMap(({ name }) => {
      const made = results.get(name)?.made;
      return made ? [[name, listed(made.entry)] as const] : [];
    });
  return `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`;
}

async function main(): Promise<void> {
  const started = performance.now();
  const jobs = listJobs();
  writeDrawnWords();
  const { results, fresh } = await runAll(jobs);
  const fonts = await writeFonts(`${generated}/fonts`);
  const icons = await writeIcons('public', '.cache/images/icons', toolKey());
  writeIfChanged(`${generated}/images.json`, manifest(jobs, results, 'picture'));
  writeIfChanged(`${generated}/social.json`, manifest(jobs, results, 'social'));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const news =
    fresh > 0 || icons || fonts
      ? `${fresh} of ${jobs.length} images made`
      : `${jobs.length} images up to date`;
  process.stdout.write(`${news} (${seconds} s)\n`);
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
