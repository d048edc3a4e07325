import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { fingerprint } from '#scripts/build/fingerprint.ts';
import { buildFolder } from '#scripts/build-folder.ts';
import { freePort } from '#scripts/machine/free-port.ts';
import { signInOwner } from '#tests/support/owner.ts';
import { type Program, startProgram } from '#tests/support/program.ts';
import { until } from '#tests/support/until.ts';

const usual = { HOST: '127.0.0.1', RATE_LIMITS: 'off' };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foreshore-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function start(script: string, environment: Record<string, string>, cwd = '.'): Program {
  const program = startProgram('npm', ['--prefix', path.resolve(cwd), 'run', script], {
    ...usual,
    ...environment,
  });
  onTestFinished(async () => {
    program.signalGroup('SIGKILL');
    await program.ended;
  });
  return program;
}

test.each(['start', 'demo', 'dev'])(
  'npm run %s says what is wrong with port and settings before it builds',
  async (script) => {
    // Nothing is built there, so that a build would begin.
    const environment = { BUILD_DIR: path.join(folder, 'build'), DATA_DIR: path.join(folder, 'data') };
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await until(() => other.listening, 'the other program to listen');
    const { port } = other.address() as { port: number };
    const [taken, wrong] = [
      start(script, { ...environment, PORT: String(port) }),
      start(script, { ...environment, PORT: String(await freePort()), TRUSTED_PROXIES: 'nobody' }),
    ];
    expect(await Promise.all([taken.ended, wrong.ended])).toEqual([1, 1]);
    expect(taken.output()).toContain(
      `Port ${port} is in use. Stop what uses it, or set PORT to another one.`,
    );
    expect(wrong.output()).toContain("TRUSTED_PROXIES: 'nobody'");
    for (const { output } of [taken, wrong]) expect(output()).not.toMatch(/Reading the content|Building/);
  },
);

test('npm start says that its database cannot be reached before it builds, without the password', async () => {
  const { ended, output } = start('start', {
    BUILD_DIR: path.join(folder, 'build'),
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(await freePort()),
    DATABASE_URL: `postgres://site:open-sesame@127.0.0.1:${await freePort()}/site`,
  });
  expect(await ended).toBe(1);
  expect(output()).toContain('DATABASE_URL: its database server could not be reached.');
  expect(output()).not.toMatch(/Reading the content|Building|open-sesame/);
});

/** The project with a `content` and a build of its own; the rest is the one that is tested. */
function copyOfProject(): string {
  const copy = path.join(folder, 'project');
  for (const name of ['content', 'scripts', 'package.json', 'package-lock.json']) {
    cpSync(name, path.join(copy, name), { recursive: true });
  }
  cpSync(buildFolder, path.join(copy, 'build'), { recursive: true });
  for (const name of ['app', 'art', 'domain', 'fakes', 'server', 'public', 'node_modules']) {
    symlinkSync(path.resolve(name), path.join(copy, name));
  }
  writeFileSync(path.join(copy, 'build', '.stamp'), fingerprint(copy));
  return copy;
}

const runs = /is running at (\S+)/;

test('a mistake in the words leaves the last good build in place, told in the output and to the owner', async () => {
  const copy = copyOfProject();
  const file = path.join(copy, 'content', 'refusals.ts');
  const right = readFileSync(file, 'utf8');
  const port = String(await freePort());
  const environment = { PORT: port, DATA_DIR: path.join(folder, 'data') };
  const startCopy = () => start('start', environment, copy);

  writeFileSync(file, right.replace(/home: '[^']*'/, 'home: 7'));
  const mistaken = startCopy();
  await until(() => runs.test(mistaken.output()), 'the earlier build to be served');
  expect(mistaken.output()).toMatch(/content\/refusals\.ts: .*home/);
  expect(mistaken.output()).toContain('Until then the site runs as it was before the last change.');
  expect(mistaken.output()).toContain('"event":"earlier-build-served"');
  const url = `http://127.0.0.1:${port}`;
  const setupUrl = /account \(once[^)]*\): (\S+)/.exec(mistaken.output())?.[1] ?? null;
  const cookie = await signInOwner({ url, setupUrl } as Parameters<typeof signInOwner>[0]);
  const overview = async () => (await fetch(`${url}/admin`, { headers: { cookie } })).text();
  expect(await overview()).toMatch(/because of a mistake in its words\. content\/refusals\.ts: [^<]*home/);
  mistaken.signalGroup('SIGTERM');
  await mistaken.ended;

  writeFileSync(file, right);
  const mended = startCopy();
  await until(() => runs.test(mended.output()), 'the site to run again');
  expect(mended.output()).not.toMatch(/Building|before the last change/);
  expect(await overview()).not.toContain('before the last change');
  mended.signalGroup('SIGTERM');
  await mended.ended;

  // Without a good build there is nothing to serve.
  writeFileSync(file, right.replace(/home: '[^']*'/, 'home: 7'));
  rmSync(path.join(copy, 'build'), { recursive: true });
  const alone = startCopy();
  expect(await alone.ended).toBe(1);
  expect(alone.output()).toMatch(/content\/refusals\.ts: .*home/);
  expect(existsSync(path.join(copy, 'build'))).toBe(false);
});
