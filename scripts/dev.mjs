import { ensureInstalled, runScript } from './ensure-installed.mjs';

// npm run dev: the site with hot reload.
ensureInstalled();
process.exit(await runScript('scripts/dev.ts'));
