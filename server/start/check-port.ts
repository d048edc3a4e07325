import { createServer } from 'node:net';
import type { Env } from '#server/base/env.ts';
import { listenFailure } from '#server/http/refusals/listen-failure.ts';

/**
 * Sees whether the site will be able to listen, before it touches any data: a second start beside a running site
 * must not bring the database to another schema under its feet.
 * @throws Error with a sentence that names the variable to change
 */
export function checkPort(env: Pick<Env, 'HOST' | 'PORT'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenFailure(error, env)));
    probe.listen(env.PORT, env.HOST, () => probe.close(() => resolve()));
  });
}
