// Plain JavaScript for any recent Node.js: it runs before anything is installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from './run-program.mjs';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const stamp = path.join(root, 'node_modules', '.installed');
const node = path.join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Installs the locked dependencies when they are missing or the lock file has changed. */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const current = existsSync(stamp) && existsSync(node) && readFileSync(stamp, 'utf8') === lock;
  if (current) return;
  process.stdout.write('  Installing dependencies (once) ...\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync(npm, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) {
    fail(
      'The dependencies could not be installed. Check that npm reaches its registry, then run the command again.',
    );
  }
  if (!existsSync(node)) {
    fail('The pinned Node.js did not arrive with the dependencies. Run: npm rebuild node');
  }
  try {
    execFileSync(node, ['--version'], { stdio: 'pipe' });
  } catch (error) {
    fail(
      `The pinned Node.js does not start: ${error.stderr || error.message}\n  On Debian and its relatives this helps: apt-get install libatomic1 libstdc++6`,
    );
  }
  writeFileSync(stamp, lock);
}

/** Ends with a sentence that says what to do. */
export function fail(sentence) {
  process.stderr.write(`\n  ${sentence}\n\n`);
  process.exit(1);
}

/** A file .env beside package.json is read where there is one; the environment itself wins. */
const envFile = existsSync(path.join(root, '.env')) ? [`--env-file=${path.join(root, '.env')}`] : [];

/** Runs a TypeScript file of the project with the pinned Node.js. @returns its exit status */
export function runScript(file, args = []) {
  return runNode([path.join(root, file), ...args]);
}

/** Runs one after the other, each a file with its arguments; the first that fails ends this program with its status. */
export async function runInTurn(...scripts) {
  for (const [file, ...args] of scripts) {
    const status = await runScript(file, args);
    if (status !== 0) process.exit(status);
  }
}

/** Runs the pinned Node.js with the settings of the file .env, and with `beneath` where nothing else is set. @returns its exit status */
export function runNode(args, beneath = {}) {
  const env = { ...beneath, ...process.env };
  return runProgram(node, [...envFile, ...args], { cwd: root, env }).catch((error) => fail(error.message));
}
