import { ensureInstalled, runInTurn } from './ensure-installed.mjs';

// npm run dev: the site with hot reload.
ensureInstalled();
await runInTurn(['scripts/check-start.ts'], ['scripts/dev.ts']);
process.exit(0);
