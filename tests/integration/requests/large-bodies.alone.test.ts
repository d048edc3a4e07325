import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { megabyte } from '#domain/format/sizes.ts';
import { maxFileBytes } from '#domain/leads/files.ts';
import { contactAnswers } from '#tests/support/leads.ts';
import { startSites } from '#tests/support/site-store.ts';

let running: Awaited<ReturnType<typeof startSites>>;
beforeAll(async () => {
  running = await startSites('sqlite', 1);
});
afterAll(() => running.stop());
const site = () => {
  const [first] = running.sites;
  if (!first) throw new Error('No site is running.');
  return first;
};

type Answer = { status: number | undefined; text: string };
type Sending = { path: string; megabytes: number; headers: Record<string, string> };

/** Sends a form with one large file as a browser on a slow line does: it looks for an answer when all is sent. */
function sendThenRead({ path, megabytes, headers }: Sending): Promise<Answer> {
  const head =
    '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7' as const;
  const tail = '\r\n--x--\r\n';
  const piece = Buffer.alloc(megabyte / 4);
  const length = head.length + megabytes * megabyte + tail.length;
  return new Promise((resolve, reject) => {
    const request = httpRequest(site().url + path, {
      method: 'POST',
      agent: false,
      headers: {
        'Content-Type': 'multipart/form-data; boundary=x',
        ...(headers['Transfer-Encoding'] ? {} : { 'Content-Length': length }),
        ...headers,
      },
    });
    request.once('error', reject);
    const answer = new Promise<Answer>((done) => {
      request.once('response', (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.once('end', () => done({ status: response.statusCode, text }));
      });
    });
    request.write(head);
    let left = megabytes * 4;
    const next = () => {
      if (left-- > 0) request.write(piece, () => setTimeout(next, 1));
      else request.end(tail, () => resolve(answer));
    };
    next();
  });
}

test.each<[string, Record<string, string>]>([
  ['that says so beforehand', {}],
  ['that comes in pieces', { 'Transfer-Encoding': 'chunked' }],
  ['whose sender wants the connection closed', { Connection: 'close' }],
  ['in pieces, from a sender who wants it closed', { Connection: 'close', 'Transfer-Encoding': 'chunked' }],
])('a body of 60 MB %s: its sender gets to see why it was refused', async (_, headers) => {
  const answer = await sendThenRead({ path: '/api/contact', megabytes: 60, headers });
  expect(answer.status).toBe(413);
  const message = 'This is larger than the site accepts.';
  expect(JSON.parse(answer.text)).toEqual({ error: { code: 'too-large', message }, message });
});

test('the page without scripts says what to do about it', async () => {
  const answer = await sendThenRead({ path: '/lets-talk', megabytes: 60, headers: {} });
  expect(answer.status).toBe(413);
  expect(answer.text).toContain('attach smaller files: up to 5, each of up to 10 MB');
});

test('the same to fetch, whole and in pieces, and the connection goes on', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(contactAnswers)) form.append(name, [value].flat().join());
  for (let index = 0; index < 6; index += 1)
    form.append('files', new Blob([new Uint8Array(maxFileBytes)]), `${index}.pdf`);
  const whole = new Request(`${site().url}/api/contact`, { method: 'POST', body: form });
  const inPieces = new Request(whole.clone(), { duplex: 'half' } as RequestInit);
  for (const sending of [whole, inPieces]) expect((await fetch(sending)).status).toBe(413);
  expect((await fetch(`${site().url}/api/health`)).status).toBe(200);
});

test.each(['/api/quote-request', '/api/summer-offer-form', '/api/newsletter', '/quote', '/newsletter'])(
  '%s takes far less, and says so',
  async (path) => {
    const body = JSON.stringify({ message: 'x'.repeat(10 * megabyte) });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(site().url + path, { method: 'POST', headers, body });
    expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('larger than')]);
  },
);

test.each(['/api/contact', '/lets-talk'])('%s takes much only where files can come with it', async (path) => {
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const body = `{"message":"${'x'.repeat(megabyte)}`;
    const answer = await fetch(site().url + path, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });
    expect([type, answer.status]).toEqual([
      type,
      type.startsWith('multipart') ? expect.toSatisfy((status) => status !== 413) : 413,
    ]);
  }
});

test.each(['/api/contact', '/lets-talk', '/sign-in', '/api/calendar/book'])(
  '%s refuses a kind of body that it does not know before it is sent',
  async (path) => {
    const headers = { 'Content-Type': 'text/plain', 'Content-Length': 1000 };
    const request = httpRequest(site().url + path, { method: 'POST', headers });
    request.on('error', () => undefined);
    onTestFinished(() => void request.destroy());
    request.flushHeaders();
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(415);
  },
);

test('a sender who announces a gigabyte is answered at once and not waited for', async () => {
  const answer = await new Promise<number | undefined>((resolve, reject) => {
    const request = httpRequest(`${site().url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 1024 * megabyte },
    });
    request.once('response', (response) => {
      resolve(response.statusCode);
      request.destroy();
    });
    request.once('error', reject);
    request.write('--x\r\n');
  });
  expect(answer).toBe(413);
});

test.runIf(process.platform === 'linux')('memory stays flat meanwhile', async () => {
  const resident = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site().child.pid}/status`, 'utf8'))?.[1]) / 1024;
  const before = resident();
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, resident());
  }, 20);
  onTestFinished(() => clearInterval(watch));
  const ways = ['multipart/form-data; boundary=x', 'application/json'].map((type) => ({
    'Content-Type': type,
    'Transfer-Encoding': 'chunked',
  }));
  for (let round = 0; round < 2; round += 1) {
    const sending = [...ways, ...ways].map((headers) =>
      sendThenRead({ path: '/api/contact', megabytes: 100, headers }),
    );
    for (const { status } of await Promise.all(sending)) expect(status).toBe(413);
  }
  // 400 MB are under way at once: whoever kept them would have grown by as much.
  expect(highest - before).toBeLessThan(200);
});
