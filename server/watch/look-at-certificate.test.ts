import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { dayMs } from '#domain/format/durations.ts';
import { certificateShown } from './certificate-shown.ts';
import { lookAtCertificate } from './look-at-certificate.ts';

/** A server with TLS and the certificate that it brings along, which ended on 9 February 2025. */
async function withCertificate(): Promise<string> {
  const server = new SMTPServer({ secure: true, logger: false });
  server.on('error', () => undefined);
  const listening = await new Promise<{ port: number }>((resolve) => {
    const inner = server.listen(0, '127.0.0.1', () => resolve(inner.address() as { port: number }));
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return `https://localhost:${listening.port}`;
}
/** What it shows, as if an authority that browsers know had signed it. */
const signed = async (origin: string) => {
  const shown = await certificateShown(origin);
  return shown && { ...shown, untrusted: null };
};
const end = Date.parse('2025-02-09T11:32:58Z');

test('a certificate is told of before it ends, and after', async () => {
  const origin = await withCertificate();
  const states = [end - 15 * dayMs, end - 13 * dayMs, end + dayMs].map((now) =>
    lookAtCertificate(origin, 14, now, signed),
  );
  const [early, soon, late] = await Promise.all(states);
  expect([early?.state, soon?.state, late?.state]).toEqual(['well', 'bad', 'bad']);
  expect(soon?.words).toMatch(/ends on .*9 February 2025/);
  expect(late?.words).toContain('ended on');
});

test('one that is made out to another name, or that nobody vouches for, is told of while it lasts', async () => {
  const origin = await withCertificate();
  const now = end - 15 * dayMs;
  const ofOtherName = await lookAtCertificate(origin.replace('localhost', '127.0.0.1'), 14, now, signed);
  expect([ofOtherName.state, ofOtherName.words]).toEqual([
    'bad',
    expect.stringMatching(/is made out to another name than 127\.0\.0\.1\. Browsers warn/),
  ]);
  const unknown = await lookAtCertificate(origin, 14, now);
  expect([unknown.state, unknown.words]).toEqual([
    'bad',
    expect.stringMatching(/not one that browsers trust: .*\([A-Z_]+\)/),
  ]);
});

test('where nobody can be asked, or something else answers, nothing is claimed', async () => {
  const other = createServer((socket) => socket.resume().end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
  });
  expect((await lookAtCertificate(`https://localhost:${port}`, 14, end)).state).toBe('between');
  await new Promise((resolve) => other.close(resolve));
  expect((await lookAtCertificate(`https://localhost:${port}`, 14, end)).state).toBe('between');
});
