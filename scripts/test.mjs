import { ensureInstalled, runScript } from './ensure-installed.mjs';

// npm test: install, then run every check there is.
ensureInstalled();
process.exit(runScript('scripts/test.ts', process.argv.slice(2)));
