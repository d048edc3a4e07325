import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, root, runInTurn, runNode } from './ensure-installed.mjs';

// npm run erase, reset-access, backup, …: what whoever runs the server asks of the program that is built already. It may
// run beside the site, so nothing is built under it.
const main = path.join(root, process.env.BUILD_DIR || 'build', 'main.js');
ensureInstalled();
if (!existsSync(main)) await runInTurn(['scripts/ensure-built.ts']);
process.exit(await runNode(['--enable-source-maps', main, ...process.argv.slice(2)]));
