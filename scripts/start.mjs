import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, envFile, node, root, runScript } from './ensure-installed.mjs';

// npm start: install, build what has changed, run.
ensureInstalled();
if (runScript('scripts/ensure-built.ts') !== 0) process.exit(1);

const server = spawn(node, [...envFile, '--enable-source-maps', path.join(root, 'build', 'main.js')], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
