import path from 'node:path';
import { ensureInstalled, root, runNode, runScript } from './ensure-installed.mjs';

// npm start: install, build what has changed, run.
ensureInstalled();
const built = await runScript('scripts/ensure-built.ts');
if (built !== 0) process.exit(built);
const main = path.join(root, process.env.BUILD_DIR || 'build', 'main.js');
process.exit(await runNode(['--enable-source-maps', main]));
