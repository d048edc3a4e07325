import { ensureInstalled, runScript } from './ensure-installed.mjs';

// npm run demo: install, build what has changed, run the site with sample data and a stand-in for Google.
ensureInstalled();
if (runScript('scripts/ensure-built.ts') !== 0) process.exit(1);
process.exit(runScript('scripts/demo.ts'));
