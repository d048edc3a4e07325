import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const fault = `Object.assign(new Error('Key (email)=(ada@example.com) exists.'), { code: '23505', detail: 'ada@example.com' })`;

test.each([
  ['thrown', `setTimeout(() => { throw ${fault}; })`],
  ['of a promise', `void Promise.reject(${fault})`],
])('a fault that nobody handles, %s, ends the process without a word of what was typed', (_, cause) => {
  const script = `const { endOnFault } = await import('./server/start/end-on-fault.ts'); endOnFault(); ${cause};`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ level: 'error', event: 'process-failed', kind: 'Error 23505' });
  expect(stdout + stderr).not.toContain('ada@');
});
