import { readEnv } from '#server/base/env.ts';
import { openDataFolder } from '#server/db/data-folder.ts';
import { checkDatabase } from '#server/db/postgres/check-database.ts';
import { proxyList } from '#server/http/senders/client-address.ts';
import { checkPort } from '#server/start/check-port.ts';

// Reports what would make the start fail before anything is built: a wrong setting, an unusable folder, a taken
// port, a database that cannot be reached. The server checks again.
try {
  process.umask(0o077);
  const env = readEnv(process.env);
  proxyList(env.TRUSTED_PROXIES);
  openDataFolder(env.DATA_DIR);
  await checkPort(env);
  // The demo has a database of its own.
  if (env.DATABASE_URL && !process.argv.includes('--demo')) await checkDatabase(env.DATABASE_URL);
} catch (error) {
  process.stderr.write(`\n  ${error instanceof Error ? error.message : String(error)}\n\n`);
  process.exitCode = 1;
}
