import { ensureInstalled, runInTurn } from './ensure-installed.mjs';

// npm run pack: installs and builds what has changed, then puts the site into a folder of its own.
ensureInstalled();
await runInTurn(['scripts/ensure-built.ts'], ['scripts/pack.ts', ...process.argv.slice(2)]);
