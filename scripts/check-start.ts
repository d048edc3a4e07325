import { readEnv } from '#server/base/env.ts';
import { openDataFolder } from '#server/db/data-folder.ts';
import { proxyList } from '#server/http/client-address.ts';
import { checkPort } from '#server/start/check-port.ts';

// What would end the start is said before anything is built: a wrong setting, a folder that cannot be used, a port
// that is taken. The server looks again.
try {
  process.umask(0o077);
  const env = readEnv(process.env);
  proxyList(env.TRUSTED_PROXIES);
  openDataFolder(env.DATA_DIR);
  await checkPort(env);
} catch (error) {
  process.stderr.write(`\n  ${error instanceof Error ? error.message : String(error)}\n\n`);
  process.exitCode = 1;
}
