import { systemClock } from '#server/base/clock.ts';
import { readEnv } from '#server/base/env.ts';
import { jsonLog } from '#server/base/log.ts';
import { backgroundMs, withPatience } from '#server/db/patience.ts';
import { mustHaveSite } from './must-have-site.ts';
import { openServices, type RunningServices } from './start-services.ts';

/**
 * Runs a command of the person who runs the site on its services, beside the site or without it. What it writes is
 * readable by its user alone; its log goes where it does not mix with what it prints.
 * @returns the exit status
 * @throws Error with a sentence where no site has been
 */
export async function openForCommand(run: (services: RunningServices) => Promise<number>): Promise<number> {
  process.umask(0o077);
  // biome-ignore lint/style/noProcessEnv: an entry, where the environment enters
  const env = readEnv(process.env);
  await mustHaveSite(env);
  const log = jsonLog(systemClock.now, (line) => process.stderr.write(`${line}\n`));
  // Nobody looks at a page meanwhile, and a site beside it may hold the database for longer than visitors wait.
  return withPatience(backgroundMs, async () => {
    const services = await openServices(env, { log });
    try {
      return await run(services);
    } finally {
      await services.close();
    }
  });
}
