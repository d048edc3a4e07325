import path from 'node:path';
import { ensureInstalled, root, runInTurn, runNode } from './ensure-installed.mjs';
import { serverFlags, serverMemory } from './server-flags.mjs';

// npm start: install, look at the settings, build what has changed, run. A build that fails leaves the last good one.
ensureInstalled();
await runInTurn(['scripts/check-start.ts'], ['scripts/ensure-built.ts', '--or-earlier']);
const main = path.join(root, process.env.BUILD_DIR || 'build', 'main.js');
process.exit(await runNode([...serverFlags, main], serverMemory));
