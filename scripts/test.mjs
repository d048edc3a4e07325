import { ensureInstalled, runScript } from './ensure-installed.mjs';

// npm test: install, then run every check there is.
ensureInstalled();
process.exit(await runScript('scripts/test.ts', process.argv.slice(2)));
