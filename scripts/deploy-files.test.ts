import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { envNames } from '#server/base/env.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const compose = read('compose.yaml');
/** Levers for trials, and what belongs to the image. */
const notTheirs = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'SITE_NOW', 'RATE_LIMITS', 'GOOGLE_BASE_URL'];

test('every setting of an operator reaches the container', () => {
  const [site = ''] = compose.split('\n  database:');
  const given = [...site.matchAll(/^ {6}([A-Z\d_]+):/gm)].map((match) => match[1]);
  // SITE_URL is an argument of the build, which the image keeps.
  const wanted = envNames.filter((name) => !notTheirs.includes(name) && name !== 'SITE_URL');
  expect(wanted.filter((name) => !given.includes(name))).toEqual([]);
  expect(read('Dockerfile')).toContain('ENV SITE_URL=$SITE_URL');
});

test('no log of a container grows without end', () => {
  const services = compose.slice(compose.indexOf('services:'), compose.indexOf('\nnetworks:'));
  const count = (text: RegExp) => services.match(text)?.length ?? 0;
  expect(count(/^ {4}restart:/gm)).toBe(3);
  expect(count(/^ {4}logging: /gm)).toBe(3);
});

test('site and backup run as a user of their own, without rights and in a system that they cannot write to', () => {
  for (const unit of ['foreshore.service', 'foreshore-backup.service']) {
    const lines = read(`deploy/${unit}`).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['User=foreshore', 'UMask=0077', 'NoNewPrivileges=true', 'CapabilityBoundingSet='],
        ...[
          'ProtectSystem=strict',
          'ProtectHome=true',
          'PrivateDevices=true',
          'SystemCallFilter=@system-service',
        ],
      ]),
    );
  }
  const [, image = ''] = read('Dockerfile').split('\nFROM debian');
  expect(image.indexOf('\nUSER foreshore')).toBeGreaterThan(0);
  expect(image.indexOf('\nUSER foreshore')).toBeLessThan(image.indexOf('\nCMD '));
  for (const line of ['read_only: true', 'cap_drop: [ALL]', "security_opt: ['no-new-privileges:true']"])
    expect(compose.slice(0, compose.indexOf('\n  database:'))).toContain(line);
});

test('what would restart the container does not do so for a full disk', () => {
  expect(read('Dockerfile')).toMatch(/HEALTHCHECK[\s\S]*\/api\/health\/ready'/);
});

test('an update of the container is tried on the backup before it changes over, with room for it', () => {
  const steps = ['build site', 'backup /backups', 'try-upgrade /backups/', 'up --detach site'];
  const lines = read('docs/deployment.md').split('A new version')[1]?.split('\n') ?? [];
  const found = steps.map((step) =>
    lines.findIndex((line) => /^(git pull && )?docker/.test(line) && line.includes(step)),
  );
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  // The trial lies beside its backup: the folder of backups is the one place beside the data that it can write to.
  expect(lines[found[2] ?? -1]).toContain('site ./node build/main.js try-upgrade /backups/');
  expect(compose).toContain('./backups:/backups');
});

test('the guide waits for the link of the first start, which takes longer than the command before it', () => {
  const lines = read('docs/deployment.md')
    .split('\n')
    .filter((line) => line.includes('grep set-up'));
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatch(/^until .* \| grep set-up; do sleep 1; done$/);
});

test('every command of Litestream in the guide is given the settings that its configuration names', () => {
  const named = [...read('deploy/litestream.yml').matchAll(/\$\{(\w+)\}/g)].map((match) => match[1]);
  expect(named).toEqual(['FORESHORE_DATABASE', 'FORESHORE_COPY']);
  const guide = read('docs/operations.md');
  const blocks = guide.split('```').filter((_, at) => at % 2 === 1);
  const restoring = blocks.filter((block) => block.includes('litestream restore '));
  expect(restoring).toHaveLength(2);
  for (const block of restoring)
    expect(block).toMatch(/\. \/etc\/foreshore-copy\.env; set \+a\n(.*\n)*.*litestream restore /);
  // None stands in running text, where nobody would know that they are needed.
  expect(guide.match(/litestream restore /g)).toHaveLength(2);
});

test('whoever is told to stop the site with systemd stops its socket too, which would start it for the next visitor', () => {
  const stops = ['deployment', 'operations', 'upgrading']
    .flatMap((name) => read(`docs/${name}.md`).match(/systemctl stop [^`\n]*/g) ?? [])
    .filter((line) => /\bforeshore\b/.test(line));
  expect(stops.length).toBeGreaterThan(1);
  expect(stops.filter((line) => !line.includes('foreshore.socket foreshore'))).toEqual([]);
});

test('the site of containers waits until its database takes connections as it will make them', () => {
  const [, health = ''] = /pg_isready([^\n]*)/.exec(compose) ?? [];
  expect(health).toContain("'--host', '127.0.0.1'");
});

test('the proxy of the guide has all that nginx asks for, on both kinds of addresses', () => {
  const [, server = ''] = /```\n(server \{[\s\S]*?)```/.exec(read('docs/operations.md')) ?? [];
  for (const line of ['listen 443 ssl;', 'listen [::]:443 ssl;', 'ssl_certificate ', 'ssl_certificate_key '])
    expect(server).toContain(line);
});
