import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { askJson } from './ask-json.ts';
import { fetching, type JsonRequest, type Transport } from './transport.ts';

const answering = (status: number, text: string) => vi.fn<Transport>(async () => ({ status, text }));
const read = ({ name }: Record<string, unknown>) => (typeof name === 'string' ? name : null);
const ask = (transport: Transport) => askJson('/api/x', { read, transport });
const broken = (status: number) => ({ kind: 'broken', status, message: null });
const error = { message: 'Please check the marked fields.', fields: { email: 'Email is required' } };

it.each([
  ['a good answer', 200, '{"name":"Vera"}', { kind: 'ok', value: 'Vera' }],
  ['a good answer without what is needed', 200, '{}', broken(200)],
  ['the page of a captive portal', 200, '<html>Sign in to the network</html>', broken(200)],
  ['nothing at all', 204, '', broken(204)],
  ['a number', 200, '7', broken(200)],
  ['a redirect', 302, '{"name":"Vera"}', broken(302)],
  ['a refusal in another’s words', 404, '{"detail":"no"}', broken(404)],
  [
    'trouble',
    503,
    JSON.stringify({ error: { message: 'Later.' } }),
    { kind: 'trouble', status: 503, message: 'Later.' },
  ],
  ['trouble before our server', 502, '<h1>Bad gateway</h1>', { kind: 'trouble', status: 502, message: null }],
  [
    'a refusal',
    409,
    JSON.stringify({ error, mode: 'closed' }),
    { kind: 'refused', status: 409, ...error, told: { error, mode: 'closed' } },
  ],
  [
    'a refusal without fields',
    429,
    '{"error":{"message":"Slowly."}}',
    { kind: 'refused', status: 429, message: 'Slowly.', fields: {}, told: { error: { message: 'Slowly.' } } },
  ],
])('tells %s', async (_, status, text, answer) => {
  expect(await ask(answering(status, text))).toEqual(answer);
});

it('tells a time limit from a lost connection', async () => {
  expect(await ask(() => Promise.reject(new DOMException('', 'TimeoutError')))).toEqual({
    kind: 'timeout',
    status: 0,
    message: null,
  });
  expect(await ask(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
    kind: 'offline',
    status: 0,
    message: null,
  });
});

it.each<[object | undefined, Partial<JsonRequest>]>([
  [{ name: 'Vera' }, { body: '{"name":"Vera"}' }],
  [undefined, { body: null, headers: { Accept: 'application/json' } }],
])('sends %s', async (body, request) => {
  const transport = answering(200, '{"name":"x"}');
  await askJson('/api/x', { ...(body ? { body } : {}), read, transport });
  expect(transport).toHaveBeenCalledWith('/api/x', expect.objectContaining(request));
});

it('sends form data as it is, for the browser to name its kind', async () => {
  const [transport, body] = [answering(200, '{"name":"x"}'), new FormData()];
  await askJson('/api/x', { method: 'POST', body, read, transport });
  const [, request] = transport.mock.calls[0] ?? [];
  expect(request).toMatchObject({ body, headers: { Accept: 'application/json' } });
  expect(request?.headers).not.toHaveProperty('Content-Type');
});

const server = createServer((_request, response) => response.writeHead(200).flushHeaders());
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('gives an answer up whose end does not come', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  expect(await askJson(url, { read, limitMs: 50, transport: fetching })).toEqual({
    kind: 'timeout',
    status: 0,
    message: null,
  });
});
