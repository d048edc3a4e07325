import { expect, test } from 'vitest';
import { endpointsWithBody } from '#tests/support/endpoints.ts';
import { routePatterns } from '#tests/support/routes.ts';
import { access } from './access.ts';

const guarded = (await routePatterns()).filter((pattern) =>
  /^\/(admin|oauth-setup|api\/admin|api\/auth)(\/|$)/.test(pattern),
);

test('every route of the owner’s area says which role it needs, and nothing else does', () => {
  expect(guarded.length).toBeGreaterThan(25);
  expect(Object.keys(access).sort()).toEqual([...guarded].sort());
});

test('what takes a form or JSON says who may send it', () => {
  const takesBody = new Set(endpointsWithBody());
  const filled = (pattern: string) => pattern.replaceAll(/:[^/]+|\*/g, 'nobody');
  const wrong = guarded.filter(
    (pattern) => takesBody.has(filled(pattern)) !== (access[pattern]?.change !== null),
  );
  expect(wrong).toEqual([]);
});

test('nobody may change what they may not see', () => {
  const wrong = Object.entries(access).filter(
    ([, { read, change }]) => read === 'owner' && change === 'staff',
  );
  expect(wrong).toEqual([]);
});
