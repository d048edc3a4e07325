import { ensureInstalled, runScript } from './ensure-installed.mjs';

// npm run demo: install, build what has changed, run the site with sample data and a stand-in for Google.
ensureInstalled();
const built = await runScript('scripts/ensure-built.ts');
if (built !== 0) process.exit(built);
process.exit(await runScript('scripts/demo.ts'));
