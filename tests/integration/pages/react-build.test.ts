import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#scripts/machine/free-port.ts';
import { askProcesses } from '#tests/support/inspect.ts';
import { startProgram } from '#tests/support/program.ts';
import { until } from '#tests/support/until.ts';

const main = path.resolve(process.env.BUILD_DIR || 'build', 'main.js');
const server = ['node_modules/node/bin/node', [main]] as const;

/** Which of React's files a process has loaded, not only looked at for their exports, and which program it is. */
const question = `({
  program: process.argv[1] ?? '',
  react: Object.entries(process.getBuiltinModule('node:module')._cache)
    .filter(([file, { loaded }]) => loaded && /[/]react(-dom)?[/]cjs[/]/.test(file))
    .map(([file]) => file),
})`;
type Answer = { program: string; react: string[] };

/** Starts the site in one way. @returns 'production' or 'development', as the process that renders its pages says */
async function buildOfReact(
  [command, args]: readonly [string, readonly string[]],
  environment: Record<string, string>,
): Promise<string[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'foreshore-react-'));
  const port = String(await freePort());
  const program = startProgram(command, [...args], {
    BUILD_DIR: process.env.BUILD_DIR,
    NODE_OPTIONS: '--inspect=127.0.0.1:0',
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ...environment,
  });
  onTestFinished(async () => {
    program.signalGroup('SIGTERM');
    await program.ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  // Its own word for it: by then nothing else can answer there.
  await until(() => program.output().includes(' is running at '), 'the site to say that it is running');
  const page = () => fetch(`http://127.0.0.1:${port}/lets-talk`).catch(() => null);
  expect((await until(page, 'the site to answer')).status).toBe(200);
  const answers = await askProcesses<Answer>(program.output(), question);
  const site = answers.find(({ program: file }) => file === main);
  expect(site?.react).toContainEqual(expect.stringMatching(/react-dom[/]cjs[/]react-dom-server/));
  return [...new Set(site?.react.map((file) => /[.-](production|development)\./.exec(file)?.[1] ?? file))];
}

test.each([
  ['npm start', ['npm', ['start']], {}],
  ['npm run demo', ['npm', ['run', 'demo']], {}],
  ['node build/main.js', server, {}],
  ['the same with the empty line of .env.example', server, { NODE_ENV: '' }],
] as const)('%s renders with the production build of React', async (_, way, environment) => {
  expect(await buildOfReact(way, environment)).toEqual(['production']);
});

test('libraries are built in as they are for Node: passwords are hashed beside the thread that answers', () => {
  const folder = path.join(path.dirname(main), 'server');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(
    texts.filter((text) => text.includes('dkLen: config.dkLen')),
    'hashing in JavaScript',
  ).toEqual([]);
  expect(texts.filter((text) => text.includes('scrypt(password.normalize'))).toHaveLength(1);
});

test('who asks for the development build gets it', async () => {
  expect(await buildOfReact(server, { NODE_ENV: 'development' })).toEqual(['development']);
});
