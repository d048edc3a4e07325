import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leftToNode } from './build/left-to-node.mjs';

// A project with an npm that fails as the real one does without a registry: after it has emptied node_modules.

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foreshore-command-'));
  for (const name of ['command.mjs', 'ensure-installed.mjs', 'run-program.mjs', 'build/left-to-node.mjs'])
    cpSync(`scripts/${name}`, at('scripts', name));
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', JSON.stringify({ packages: locked }));
  write('bin/npm', '#!/bin/sh\necho ran >> npm-ran\nrm -rf node_modules\nmkdir node_modules\nexit 1\n');
  chmodSync(at('bin', 'npm'), 0o755);
  write('build/main.js', "console.log('did', ...process.argv.slice(2))");
  for (const name of leftToNode) write(`node_modules/${name}/package.json`, '{}');
  mkdirSync(at('node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, at('node_modules/node/bin/node'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const locked = {
  '': {},
  'node_modules/sharp': { version: '1.0.0', integrity: 'sha512-one' },
  'node_modules/for-another-machine': { version: '2.0.0', integrity: 'sha512-two', optional: true },
};

const { '': _, 'node_modules/for-another-machine': __, ...installed } = locked;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

function run(script: string, args: readonly string[] = [], extra: Record<string, string> = {}) {
  const env = { PATH: `${at('bin')}:${process.env.PATH}`, ...extra };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr, npmRan: existsSync(at('npm-ran')) };
}

const command = (...args: string[]) => run('scripts/command.mjs', args);

function install(extra: Record<string, string> = {}) {
  write(
    'install.mjs',
    "import { ensureInstalled } from './scripts/ensure-installed.mjs';\nensureInstalled();\n",
  );
  return run('install.mjs', [], extra);
}

const isThere = () => existsSync(at('node_modules/sharp/package.json'));

test('a command uses what is installed, whoever installed it, and whatever the lock file says by now', () => {
  expect(command('backup', '/copies')).toMatchObject({ status: 0, npmRan: false });
  write('node_modules/.installed', 'of another lock file');
  expect(command('erase').said).toContain('did erase');
  expect(isThere()).toBe(true);
});

test.each(['node_modules/sharp', 'node_modules/node'])(
  'without %s it says what is missing, and leaves what is there',
  (gone) => {
    rmSync(at(gone), { recursive: true });
    const { status, said, npmRan } = command('restore');
    expect({ status, npmRan }).toEqual({ status: 1, npmRan: false });
    expect(said).toMatch(new RegExp(`${gone}/.* is missing.*npm start`));
    expect(existsSync(at('node_modules/react/package.json'))).toBe(true);
  },
);

test('an installation that fails leaves the former one', () => {
  const { status, said, npmRan } = install();
  expect({ status, npmRan }).toEqual({ status: 1, npmRan: true });
  expect(said).toContain('those from before are back in their place');
  expect(isThere()).toBe(true);
});

test('one that was cut short is forgotten', () => {
  cpSync(at('node_modules'), at('.cache/node_modules-before'), { recursive: true, verbatimSymlinks: true });
  rmSync(at('node_modules'), { recursive: true });
  expect(install().status).toBe(1);
  expect([isThere(), existsSync(at('.cache/node_modules-before'))]).toEqual([true, false]);
});

test('what npm ci put there, or was copied with the project, is not installed again', () => {
  write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
  expect(install()).toMatchObject({ status: 0, npmRan: false });
  expect(readFileSync(at('node_modules/.installed'), 'utf8')).toHaveLength(64);
});

/** An npm that puts what it is asked for there, and leaves out development packages as the real one does. */
function npmThatInstalls(packages: object) {
  write('list.json', JSON.stringify({ packages }));
  write(
    'bin/npm',
    `#!/bin/sh
echo "$@" >> npm-ran
case " $* " in *" --include=dev "*) ;; *) [ "$NODE_ENV" != production ] || exit 0 ;; esac
mkdir -p node_modules/node/bin && ln -s ${process.execPath} node_modules/node/bin/node
for name in ${leftToNode.join(' ')}; do mkdir -p node_modules/$name && echo '{}' > node_modules/$name/package.json; done
cp list.json node_modules/.package-lock.json\n`,
  );
}

test('what building needs is installed under NODE_ENV=production too', () => {
  npmThatInstalls(installed);
  expect(install({ NODE_ENV: 'production' })).toMatchObject({ status: 0, npmRan: true });
  expect(readFileSync(at('npm-ran'), 'utf8')).toMatch(/^ci --include=dev /);
  rmSync(at('npm-ran'));
  expect(install({ NODE_ENV: 'production' })).toMatchObject({ status: 0, npmRan: false });
});

test('what is not whole after npm is told, and installed again the next time', () => {
  npmThatInstalls({});
  const { status, said } = install();
  expect([status, existsSync(at('node_modules/.installed'))]).toEqual([1, false]);
  expect(said).toContain('node_modules/sharp is not as package-lock.json names it');
  npmThatInstalls(installed);
  rmSync(at('npm-ran'));
  expect(install()).toMatchObject({ status: 0, npmRan: true });
});

test.each([
  ['another version', { 'node_modules/sharp': { version: '1.0.1', integrity: 'sha512-one' } }],
  ['another content', { 'node_modules/sharp': { version: '1.0.0', integrity: 'sha512-other' } }],
  ['nothing', {}],
])('with %s in place of what is locked it is', (_, packages) => {
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  expect(install().npmRan).toBe(true);
});
