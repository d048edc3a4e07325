// Plain JavaScript for any recent Node.js: it runs before anything is installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from './run-program.mjs';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const modules = path.join(root, 'node_modules');
const aside = path.join(root, '.cache', 'node_modules-before');
const lockFile = path.join(root, 'package-lock.json');
const stamp = path.join(modules, '.installed');
/** Building needs what NODE_ENV=production, or omit in an .npmrc, would leave out. */
const installing = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
export const node = path.join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * Installs the locked dependencies when they are missing or the lock file has changed. What was there before is kept
 * aside meanwhile and put back when that fails: npm begins by deleting it.
 */
export function ensureInstalled() {
  // Of the arguments too: what other ones have put there may not be all of it.
  const lock = createHash('sha256').update(readFileSync(lockFile)).update(installing.join(' ')).digest('hex');
  const isCurrent = () => existsSync(stamp) && existsSync(node) && readFileSync(stamp, 'utf8') === lock;
  if (isCurrent()) return;
  // Left by an installation that was cut short.
  if (existsSync(aside)) putBack();
  if (isCurrent()) return;
  if (!isWhole()) install();
  writeFileSync(stamp, lock);
}

/** Whether what the lock file names is there, by npm's own list: installed by hand, or copied with the project. */
function isWhole() {
  return existsSync(node) && missing() === null && whyNodeFails() === null;
}

/** The first folder of the lock file that npm's own list does not have just so; null when all are there. */
function missing() {
  const list = path.join(modules, '.package-lock.json');
  if (!existsSync(list)) return 'node_modules';
  const installed = JSON.parse(readFileSync(list, 'utf8')).packages;
  const locked = Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages);
  const found = locked.find(([place, { version, integrity, optional }]) => {
    if (place === '' || (optional && !installed[place])) return false;
    const same = installed[place]?.version === version && installed[place].integrity === integrity;
    return !same || !existsSync(path.join(root, place, 'package.json'));
  });
  return found?.[0] ?? null;
}

function install() {
  process.stdout.write('  Installing dependencies (once) ...\n');
  if (existsSync(modules)) putAside();
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, installing, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    const kept = existsSync(aside);
    if (kept) putBack();
    fail(
      `The dependencies could not be installed${kept ? '; those from before are back in their place' : ''}. Check that npm reaches its registry, then run the command again.`,
    );
  }
  rmSync(aside, { recursive: true, force: true });
  if (!existsSync(node)) {
    fail('The pinned Node.js did not arrive with the dependencies. Run: npm rebuild node');
  }
  const why = whyNodeFails();
  if (why !== null) {
    fail(
      `The pinned Node.js does not start: ${why}\n  On Debian and its relatives this helps: apt-get install libatomic1 libstdc++6`,
    );
  }
  const left = missing();
  if (left === null) return;
  fail(
    `npm ended without an error, but ${left} is not as package-lock.json names it. Look for settings in an .npmrc that leave packages out, then run the command again.`,
  );
}

function whyNodeFails() {
  try {
    execFileSync(node, ['--version'], { stdio: 'pipe' });
    return null;
  } catch (error) {
    return String(error.stderr || error.message);
  }
}

/** Where the folder cannot be moved (a volume of its own), npm empties it as it always did. */
function putAside() {
  try {
    mkdirSync(path.dirname(aside), { recursive: true });
    renameSync(modules, aside);
  } catch (error) {
    if (error.code !== 'EBUSY' && error.code !== 'EXDEV') throw error;
  }
}

function putBack() {
  rmSync(modules, { recursive: true, force: true });
  renameSync(aside, modules);
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
