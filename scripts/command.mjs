import { existsSync } from 'node:fs';
import path from 'node:path';
import { leftToNode } from './build/left-to-node.mjs';
import { ensureInstalled, fail, node, root, runInTurn, runNode } from './ensure-installed.mjs';

// npm run erase, reset-access, backup, …: what whoever runs the server asks of the program that is built already. It may
// run beside the site, so nothing is installed or built under it: what the program needs is there, or a sentence says what
// is missing. Only where nothing has been built yet is there nothing to disturb.
const main = path.join(root, process.env.BUILD_DIR || 'build', 'main.js');
if (existsSync(main)) {
  const needed = [node, ...leftToNode.map((name) => path.join(root, 'node_modules', name, 'package.json'))];
  const missing = needed.find((file) => !existsSync(file));
  if (missing) {
    fail(
      `${path.relative(root, missing)} is missing, which the built site needs. Nothing was installed, since the site may be running from here. npm start installs it.`,
    );
  }
} else {
  ensureInstalled();
  await runInTurn(['scripts/ensure-built.ts']);
}
process.exit(await runNode(['--enable-source-maps', main, ...process.argv.slice(2)]));
