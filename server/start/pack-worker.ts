import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { packHere } from '#server/http/prepared/pack.ts';

// The program of the thread that compresses what was published. It is bundled to build/server/pack-worker.js.

// On Linux alone this concerns the thread that asks; elsewhere it would slow the whole server down.
if (process.platform === 'linux') setPriority(0, 19);

const best = 11;
const bodies = workerData as readonly Uint8Array[];
parentPort?.postMessage(bodies.map((body) => packHere(body, best)));
