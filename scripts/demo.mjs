import { ensureInstalled, runInTurn } from './ensure-installed.mjs';

// npm run demo: install, build what has changed, run the site with sample data and a stand-in for Google.
ensureInstalled();
await runInTurn(['scripts/check-start.ts', '--demo'], ['scripts/ensure-built.ts'], ['scripts/demo.ts']);
process.exit(0);
