import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

/** The program itself: its package starts it by a process in between, which would not pass a kill on. */
const { resolve } = createRequire(createRequire(import.meta.url).resolve('@flydotio/litestream'));
const program = resolve(`@flydotio/litestream-${process.platform}-${process.arch}/litestream`);
const config = path.resolve('deploy/litestream.yml');

/** Litestream with the configuration of `deploy`, for one database and one copy of it. */
export type Litestream = {
  /** Copies until it is killed. */
  replicate: () => ChildProcess;
  /** Writes what the copy holds into a file that is not there yet. @returns false when there is no copy yet */
  restore: (file: string) => Promise<boolean>;
};

export function litestream({ database, copy }: { database: string; copy: string }): Litestream {
  const env = { FORESHORE_DATABASE: database, FORESHORE_COPY: `file://${copy}` };
  return {
    replicate: () => spawn(program, ['replicate', '-config', config], { env, stdio: 'ignore' }),
    restore: (file) =>
      promisify(execFile)(program, ['restore', '-config', config, '-o', file, database], { env }).then(
        () => true,
        () => false,
      ),
  };
}
