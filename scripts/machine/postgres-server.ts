import { execFileSync, spawn } from 'node:child_process';
import { chownSync, closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres } from './find-postgres.ts';
import { freePort } from './free-port.ts';
import { ownFolder } from './own-folder.ts';

export type PostgresServer = { url: (database: string) => string; stop: () => Promise<void> };

/** PostgreSQL refuses to run as root: there it runs as the `postgres` user of its package. */
function runAs(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts a throw-away server on a free port, without durability, for the length of a test run. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findPostgres();
  if (!bin)
    throw new Error('PostgreSQL is not installed. Install its server package, then run the tests again.');
  const user = runAs();
  const folder = ownFolder(tmpdir(), 'foreshore-postgres');
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  execFileSync(
    `${bin}/initdb`,
    ['-D', data, '-U', 'foreshore', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    // It would look at hundreds of small databases, one after the other; nothing in tests waits for it.
    'autovacuum=off',
  ];
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    '',
    ...settings.flatMap((one) => ['-c', one]),
  ];
  const log = path.join(folder, 'log');
  const written = openSync(log, 'a');
  const server = spawn(`${bin}/postgres`, args, { ...options, stdio: ['ignore', written, written] });
  closeSync(written);
  let stopping = false;
  const ended = new Promise<void>((resolve) =>
    server.once('exit', (code, signal) => {
      if (!stopping) process.stderr.write(`PostgreSQL ended by itself (${signal ?? code}).\n`);
      resolve();
    }),
  );
  process.once('exit', () => server.kill('SIGQUIT'));
  await untilReady(`${bin}/pg_isready`, port, () => server.exitCode !== null);
  return {
    url: (database) => `postgres://foreshore@127.0.0.1:${port}/${database}`,
    stop: async () => {
      stopping = true;
      server.kill('SIGQUIT');
      await ended;
      process.stderr.write(whatWentWrong(readFileSync(log, 'utf8')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * What a server's log says of a server that broke, in its first lines; empty where nothing did. What tests ask for on
 * purpose (a conflict, a connection that is ended) is no such thing.
 */
export function whatWentWrong(log: string): string {
  const lines = log
    .split('\n')
    .filter((line) =>
      /PANIC:|terminated by signal|No space left|too many clients|(smart|fast) shutdown/.test(line),
    );
  return lines
    .slice(0, 20)
    .map((line) => `PostgreSQL: ${line}\n`)
    .join('');
}

async function untilReady(isReady: string, port: number, died: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (died()) break;
    try {
      execFileSync(isReady, ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('The PostgreSQL server of the tests did not start.');
}
