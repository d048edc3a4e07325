import { spawn } from 'node:child_process';
import path from 'node:path';

type Ended = { code: number | null; signal: NodeJS.Signals | null; said: string };
type Where = { dataDir: string; databaseUrl: string | undefined };

/**
 * Migrates a store in a process of its own.
 * @param killAt the statement before which it dies; 0 lets it finish
 * @param largestFileKb limits every file to this size, like a full disk; needs no privileges
 */
export function runMigration(store: Where, killAt = 0, largestFileKb = 0): Promise<Ended> {
  const script = path.resolve(import.meta.dirname, 'migrate-process.ts');
  const limit = largestFileKb > 0 ? `ulimit -f ${largestFileKb};` : '';
  const child = spawn('bash', ['-c', `${limit} exec "$0" "$1"`, process.execPath, script], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: store.dataDir,
      DATABASE_URL: store.databaseUrl ?? '',
      KILL_AT: String(killAt),
      NODE_COMPILE_CACHE: path.resolve('.cache/compiled'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  return new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal, said })));
}
