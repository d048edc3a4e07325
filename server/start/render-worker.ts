import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { pages } from '#content/pages.ts';
import { followReleases, putInUse } from '#server/content/in-use.ts';
import { createKeptPages } from '#server/content/render/kept-pages.ts';
import { type MakingParts, makeRelease } from '#server/content/render/make-release.ts';
import type { WorkerAnswer, WorkerJob } from '#server/content/render/maker.ts';
import { rehearse } from '#server/content/render/rehearse.ts';
import { readyFiles } from '#server/http/prepared/ready-file.ts';
import { answerWith, publicFilesOf } from './app-handler.ts';
import { makeSamples } from './samples/make-samples.ts';

// The program of the thread that makes the pages of releases: the application itself, with texts of its own. It is
// bundled to build/server/render-worker.js.
const entry = pathToFileURL(path.join(import.meta.dirname, 'index.js')).href;
const build = (await import(entry)) as ServerBuild;
const handler = createRequestHandler(build, 'production');
const samples = (now: number, only?: string) => {
  const files = new Set(publicFilesOf(build));
  const own = pages.map(({ path }) => path).filter((address) => !files.has(address));
  return makeSamples(answerWith(build, handler), { now, own, ...(only !== undefined && { only }) });
};
const parts: MakingParts = {
  answer: (request) => handler(request, new RouterContextProvider()),
  addresses: () => publicFilesOf(build),
  kept: createKeptPages(),
  samples: (now) => samples(now),
  built: readyFiles(path.join(import.meta.dirname, '../client')),
};
const make = makeRelease(parts);
let asked = 0;
followReleases();

async function answer({ job, only, ...wanted }: WorkerJob): Promise<WorkerAnswer> {
  try {
    putInUse(wanted.release);
    return { job, made: await (only === null ? make(wanted) : samples(wanted.now, wanted.sample)) };
  } catch (error) {
    return { job, failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (job: WorkerJob) => {
  asked += 1;
  void answer(job).then((made) => parentPort?.postMessage(made));
});
// What fails of it fails again where somebody is told.
void rehearse(parts, Date.now(), () => asked > 0).catch(() => undefined);
