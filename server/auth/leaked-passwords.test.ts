import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { startHttp } from '#fakes/http-server.ts';
import { isLeaked } from './leaked-passwords.ts';
import { newPasswordProblem } from './password-rules.ts';

// The SHA-1 of 'correct horse battery staple' is ABF7AAD6438836DBE526AA231ABDE2D0EEF74D42.
const leaked = 'correct horse battery staple';

async function listThat(listener: RequestListener) {
  const { origin, stop } = await startHttp(listener);
  onTestFinished(stop);
  const events: string[] = [];
  const note = (event: string) => events.push(event);
  const log = { info: note, warn: note, error: note };
  return { events, parts: { log, env: { LEAKED_PASSWORDS_URL: origin } } };
}

test('five digits go out and nothing else; what stands in the list is leaked', async () => {
  const asked: string[] = [];
  const { parts } = await listThat((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers['add-padding']}`);
    response.end('0018A45C4D1DEF81644B54AB7F969B88D65:21\r\nAD6438836DBE526AA231ABDE2D0EEF74D42:384\r\n');
  });
  expect(await isLeaked(parts, leaked)).toBe(true);
  expect(await isLeaked(parts, `${leaked}, and more`)).toBe(false);
  expect(asked[0]).toBe('GET /range/ABF7A true');
  expect(asked).toHaveLength(2);
  const about = { name: 'Olive', email: 'olive@example.com' };
  expect(await newPasswordProblem(parts, leaked, about)).toContain('has been leaked');
  expect(await newPasswordProblem({ ...parts, env: {} }, leaked, about)).toBeNull();
});

test('a line of padding is none', async () => {
  const { parts } = await listThat((_, response) => response.end('AD6438836DBE526AA231ABDE2D0EEF74D42:0'));
  expect(await isLeaked(parts, leaked)).toBe(false);
});

test.each<[string, RequestListener]>([
  ['refuses', (_, response) => response.writeHead(429).end()],
  ['breaks off', (request) => request.socket.destroy()],
  ['leads elsewhere', (_, response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()],
  [
    'never ends',
    (_, response) => {
      const go = () => {
        while (response.write('0'.repeat(65_536)));
      };
      response.on('drain', go);
      go();
    },
  ],
])('a list that %s refuses nobody, and the log says so', async (_, listener) => {
  const { parts, events } = await listThat(listener);
  expect(await isLeaked(parts, leaked)).toBe(false);
  expect(events).toEqual(['leaked-passwords-unknown']);
});
