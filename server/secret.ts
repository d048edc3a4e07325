import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from './env.ts';
import { randomToken } from './tokens.ts';

/**
 * The key for sessions and signed links: APP_SECRET, or one made at the first start and kept in the data directory.
 * Several instances need the same one, so with PostgreSQL it is to be set.
 */
export function loadSecret(env: Env): string {
  if (env.APP_SECRET) return env.APP_SECRET;
  const file = path.join(env.DATA_DIR, 'secret');
  mkdirSync(env.DATA_DIR, { recursive: true });
  try {
    writeFileSync(file, randomToken(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
