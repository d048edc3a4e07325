import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spaceAsAsked } from '#server/content/render/maker.ts';
import { serverFlags, serverMemory } from './server-flags.mjs';

test('the container and the unit of systemd run the site as npm start does', () => {
  const container = readFileSync('Dockerfile', 'utf8');
  expect(container).toContain(
    `CMD ${JSON.stringify(['./node', ...serverFlags, 'build/main.js']).replaceAll(',', ', ')}`,
  );
  const memory = Object.entries(serverMemory).map((pair) => pair.join('='));
  expect(container).toContain(`ENV ${memory.join(' ')}\n`);
  const unit = readFileSync('deploy/foreshore.service', 'utf8');
  expect(unit).toContain(`Environment=${memory.join(' ')}\n`);
  expect(unit).toContain(`/node ${serverFlags.join(' ')} build/main.js`);
});

test('what the thread that makes releases takes back is what the site is started with', () => {
  const [name = ''] = spaceAsAsked.split('=');
  expect(serverFlags.map((flag) => flag.split('=')[0])).toContain(name);
});
