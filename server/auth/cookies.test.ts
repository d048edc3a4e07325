import { expect, test } from 'vitest';
import { storage } from '#content/legal/storage.ts';
import { staffCookies } from './cookies.ts';

test('the cookie policy lists every cookie of the staff area', () => {
  const listed = storage.filter(({ place }) => place === 'cookie').map(({ name }) => name);
  for (const name of staffCookies) expect(listed).toContain(`foreshore.${name}`);
});
