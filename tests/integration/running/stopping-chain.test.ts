import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { megabyte } from '#domain/format/sizes.ts';
import { freePort } from '#scripts/machine/free-port.ts';
import { contactAnswers } from '#tests/support/leads.ts';
import { lineage, type Program, processOf, startProgram, untilGone } from '#tests/support/program.ts';
import { enquiryWithFile, postHalf } from '#tests/support/slow-post.ts';
import { until } from '#tests/support/until.ts';

type Chain = { npm: number; start: number; server: number; program: Program; port: number; dataDir: string };

/** The site as `npm start` runs it, as far as Linux shows its processes. */
async function startChain(): Promise<Chain> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'foreshore-stop-'));
  const port = await freePort();
  const program = startProgram('npm', ['start'], {
    BUILD_DIR: process.env.BUILD_DIR,
    NODE_OPTIONS: '--require=./tests/support/say-pid.cjs',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
  });
  onTestFinished(async () => {
    program.signalGroup('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  await until(() => program.output().includes('is running at'), 'the site to say that it runs');
  const server = Number(/pid (\d+): \S*main\.js/.exec(program.output())?.[1]);
  const npm = Number(program.child.pid);
  const start = lineage(server, npm)[1]?.pid;
  // A signal to process 0 goes to everybody in the group, the tests and their database included.
  if (!start) throw new Error(`No chain of processes is found in: ${program.output()}`);
  return { npm, start, server, program, port, dataDir };
}

/** Whether somebody listens; who only has a connection left does not count. */
function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

type Stop = (chain: Chain) => void;

test.runIf(process.platform === 'linux').each<[string, number | null, Stop, Stop?]>([
  ['SIGTERM to npm', 0, ({ npm }) => process.kill(npm, 'SIGTERM')],
  [
    'Ctrl-C and again, to the whole group',
    0,
    ({ program }) => program.signalGroup('SIGINT'),
    ({ program }) => program.signalGroup('SIGINT'),
  ],
  [
    'what systemd sends, twice',
    0,
    ({ program }) => program.signalGroup('SIGTERM'),
    ({ program }) => program.signalGroup('SIGTERM'),
  ],
  ['SIGKILL to npm', null, ({ npm }) => process.kill(npm, 'SIGKILL')],
  ['SIGKILL to scripts/start.mjs', null, ({ start }) => process.kill(start, 'SIGKILL')],
])('%s: the upload in hand is answered and stored, and nobody is left', async (_, status, stop, again) => {
  const chain = await startChain();
  const { body, headers } = await enquiryWithFile(contactAnswers, 3 * megabyte);
  const upload = await postHalf(`http://127.0.0.1:${chain.port}/api/contact`, body, headers);
  stop(chain);
  await until(async () => !(await listens(chain.port)), 'the port to be free');
  // Nobody has ended yet: they wait for the upload.
  again?.(chain);
  expect(processOf(chain.server)).not.toBeNull();
  expect(await upload.finish()).toMatchObject({ status: 200, connection: 'close' });
  const ended = await chain.program.ended;
  if (status !== null) expect(ended).toBe(status);
  for (const pid of [chain.npm, chain.start, chain.server]) await untilGone(pid);
  expect(readdirSync(path.join(chain.dataDir, 'uploads'), { recursive: true }).length).toBeGreaterThan(0);
});
