import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listenFailure } from './listen-failure.ts';

const env = { HOST: 'nosuchhost', PORT: 4000 };
const failed = (code: string) => Object.assign(new Error(`listen ${code}`), { code });

test.each(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'])('%s names HOST and its value', (code) => {
  expect(listenFailure(failed(code), env).message).toMatch(/^HOST: .*nosuchhost.*\.$/);
});

test.each(['EADDRINUSE', 'EACCES'])('%s names PORT and its value', (code) => {
  expect(listenFailure(failed(code), env).message).toMatch(/4000.*PORT/);
});

test('anything else stays as it is', () => {
  const other = failed('EMFILE');
  expect(listenFailure(other, env)).toBe(other);
});

test('an address of another machine is one that Node refuses with a code that is known here', async () => {
  const server = createServer();
  const error = await new Promise<NodeJS.ErrnoException>((resolve) => {
    server.once('error', resolve).listen(0, '192.0.2.1');
  });
  expect(listenFailure(error, { HOST: '192.0.2.1', PORT: 0 }).message).toContain('HOST: this machine has no');
});
