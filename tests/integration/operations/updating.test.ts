import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let home: string;
const at = (name: string) => path.join(home, name);
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
  chmodSync(at(name), 0o755);
};
const git = (...args: string[]) =>
  execFileSync('git', ['-C', at('source'), '-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    encoding: 'utf8',
  }).trim();
const read = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), 'utf8') : '');
const current = () => path.basename(realpathSync(at('current')));

/** A version as a packed folder: its commands write down that they ran; `-e` asks whether the site answers. */
const node = `#!/bin/sh
echo "$(basename "$PWD") $2" >> ${'$'}HOME_OF_TEST/ran
echo "\${AS_SITE:-root}" >> ${'$'}HOME_OF_TEST/users
case "$2" in
  backup) env > ${'$'}HOME_OF_TEST/seen; echo "Kept in /copies/one: 12 rows, 1 files of 1 MB together." ;;
  try-upgrade) [ ! -e ../refuses ] || exit 1 ;;
esac
case "$1" in
  -e) grep -q "$(basename "$(dirname "$0")")" ${'$'}HOME_OF_TEST/served && [ ! -e "$(dirname "$0")/dead" ] ;;
esac`;

function update(extra: Record<string, string> = {}) {
  return run('update.sh', [], extra);
}

function run(script: string, args: readonly string[] = [], extra: Record<string, string> = {}) {
  return spawnSync('bash', [path.resolve('deploy', script), ...args], {
    encoding: 'utf8',
    env: {
      PATH: `${at('bin')}:${process.env.PATH}`,
      HOME_OF_TEST: home,
      FORESHORE_HOME: home,
      FORESHORE_SETTINGS: at('settings'),
      FORESHORE_AS: 'env AS_SITE=site',
      FORESHORE_RESTART: at('bin/restart'),
      // Each wait between two questions takes a minute of the script's own time, and none of the clock.
      BASH_ENV: at('minutes'),
      ...extra,
    },
  });
}

let former: string;
let next: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'foreshore-updating-'));
  mkdirSync(at('source'));
  git('init', '--quiet', '--initial-branch=main', '--bare', at('hub'));
  git('init', '--quiet', '--initial-branch=main');
  git('remote', 'add', 'origin', at('hub'));
  const commit = (text: string) => {
    git('commit', '--quiet', '--allow-empty', '-m', text);
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    return git('rev-parse', '--short', 'HEAD');
  };
  former = commit('former');
  next = commit('next');
  write('minutes', 'sleep() { SECONDS=$((SECONDS + 60)); }');
  write('settings', 'SITE_URL=https://www.example.com\n');
  write(
    'bin/npm',
    `#!/bin/sh\n[ ! -e ${at('breaks')} ] || exit 1\nenv > ${at('seen-by-build')}\nmkdir -p "$5" && cp ${at(`${former}/node`)} "$5/node"\necho "$SITE_URL" > "$5/.site-url"`,
  );
  write(
    'bin/restart',
    `#!/bin/sh\nreadlink ${at('current')} > ${at('served')}; echo restart >> ${at('ran')}`,
  );
  write(`${former}/node`, node);
  execFileSync('ln', ['-sfn', at(former), at('current')]);
  write('served', at(former));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test('a new version is built, tried on a copy, and takes over; a second run changes nothing', () => {
  const { status, stdout, stderr } = update();
  expect([status, stderr]).toEqual([0, '']);
  expect([current(), read('served').trim()]).toEqual([next, at(next)]);
  expect(read('ran').split('\n').slice(0, 3)).toEqual([`${former} backup`, `${next} try-upgrade`, 'restart']);
  expect(stdout).toContain('the copy from before is /copies/one');
  rmSync(at('ran'));
  expect([update().status, read('ran')]).toEqual([0, '']);
});

test('a build that fails, and a database that the new one does not take, leave the former one alone', () => {
  write('breaks', '');
  expect([update().status === 0, current(), read('ran')]).toEqual([false, former, '']);
  rmSync(at('breaks'));
  write('refuses', '');
  expect([update().status === 0, current()]).toEqual([false, former]);
  expect(read('ran')).not.toContain('restart');
});

test('one that does not answer gives way to the former one', () => {
  write(`${next}/node`, node);
  write(`${next}/dead`, '');
  const { status, stdout } = update();
  expect([status, current(), read('served').trim()]).toEqual([1, former, at(former)]);
  expect(stdout).toContain('The former version serves again.');
  // Bounded by time, not by tries: a site that is silent keeps each of them waiting.
  expect(read('ran').match(/timeout\(2000\)/g)).toHaveLength(3);
});

test('nothing that a version brings along runs as root', () => {
  expect(update().status).toBe(0);
  expect(new Set(read('users').trim().split('\n'))).toEqual(new Set(['site']));
  expect(read('seen-by-build')).toContain('AS_SITE=site');
});

test('a build is told the address of the site and none of its secrets', () => {
  write('settings', settings);
  expect(update().status).toBe(0);
  const names = [
    'SITE_URL=https://www.example.com',
    'APP_SECRET=',
    'SMTP_URL=',
    'DATABASE_URL=',
    'MAIL_FROM=',
  ];
  expect(names.filter((name) => read('seen-by-build').includes(`\n${name}`))).toEqual(names.slice(0, 1));
});

test('versions before the former one are cleared away once the new one serves, and nothing else', () => {
  const others = ['backups', 'my-own-version', 'deadbeef.txt'];
  for (const name of [...others, 'abc1234', 'abc1235.unfinished']) write(`${name}/node`, node);
  write('refuses', '');
  expect([update().status === 0, existsSync(at('abc1234'))]).toEqual([false, true]);
  rmSync(at('refuses'));
  expect(update().status).toBe(0);
  expect(
    ['abc1234', 'abc1235.unfinished', former, next, ...others].filter((name) => existsSync(at(name))),
  ).toEqual([former, next, ...others]);
});

test('a site that moves to another address is built again for it, once, and can go back', () => {
  expect([update().status, current()]).toEqual([0, next]);
  write('settings', 'SITE_URL=https://moved.example.com\n');
  expect([update().status, current(), read('served').trim()]).toEqual([0, `${next}-2`, at(`${next}-2`)]);
  expect(read(`${next}-2/.site-url`)).toBe('https://moved.example.com\n');
  rmSync(at('ran'));
  expect([update().status, current(), read('ran')]).toEqual([0, `${next}-2`, '']);
  write('settings', 'SITE_URL=https://www.example.com\n');
  write('breaks', '');
  expect([update().status, current()]).toEqual([0, next]);
});

test('one that was killed while it changed over is finished by the next run', () => {
  // The link is set, and the former one still runs.
  write('bin/restart', `#!/bin/sh\nkill -9 $PPID`);
  expect([update().signal, current(), read('served').trim()]).toEqual(['SIGKILL', next, at(former)]);
  write('bin/restart', `#!/bin/sh\nreadlink ${at('current')} > ${at('served')}`);
  expect([update().status, current(), read('served').trim()]).toEqual([0, next, at(next)]);
  expect(existsSync(at('.changing'))).toBe(false);
});

const settings = `# what systemd takes as it stands
SITE_URL=https://www.example.com
DATABASE_URL=postgres://site:pa$$word@db/site?sslmode=require&application_name=site
 MAIL_FROM=Foreshore <hello@example.com> ; touch $HOME_OF_TEST/ran-it
APP_SECRET="a secret with "signs" in it"
SMTP_URL='smtps://user:#1$(touch $HOME_OF_TEST/ran-it)@mail.example.com'
;GOOGLE_CLIENT_ID=none
# no line after the next one
AGENCY_EMAIL=`;

test.each([
  ['update.sh', []],
  ['command.sh', ['backup', '/mnt/copies', '--keep', '14']],
])('%s gives settings on as systemd reads them, and runs nothing that stands in them', (script, args) => {
  write('settings', `${settings}hello@example.com`);
  const { status, stdout, stderr } = run(script, args);
  expect([status, stderr]).toEqual([0, '']);
  const seen = read('seen').split('\n');
  expect(seen).toEqual(
    expect.arrayContaining([
      'DATABASE_URL=postgres://site:pa$$word@db/site?sslmode=require&application_name=site',
      'MAIL_FROM=Foreshore <hello@example.com> ; touch $HOME_OF_TEST/ran-it',
      'APP_SECRET=a secret with "signs" in it',
      'SMTP_URL=smtps://user:#1$(touch $HOME_OF_TEST/ran-it)@mail.example.com',
      'AGENCY_EMAIL=hello@example.com',
      'DATA_DIR=/var/lib/foreshore',
    ]),
  );
  expect(seen.some((line) => line.startsWith('GOOGLE_CLIENT_ID'))).toBe(false);
  expect(existsSync(at('ran-it'))).toBe(false);
  if (script === 'command.sh') expect(stdout).toContain('Kept in /copies/one');
});

test.each([
  ['update.sh', []],
  ['command.sh', ['backup', '/mnt/copies']],
])('%s uses the folder that the settings name, as the site itself does under systemd', (script, args) => {
  write('settings', 'SITE_URL=https://www.example.com\nDATA_DIR=/mnt/disk/foreshore\n');
  expect(run(script, args).status).toBe(0);
  expect(read('seen').split('\n')).toContain('DATA_DIR=/mnt/disk/foreshore');
});
