import { createServer, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { megabyte } from '#domain/format/sizes.ts';
import type { LetterFile } from '#server/inbox/letter/letter.ts';
import { createLetterReader } from '#server/inbox/letter/reader.ts';
import { mailboxNote, mailboxStanding } from '#server/inbox/mailbox/standing.ts';
import { createMailboxWorker } from '#server/inbox/mailbox/worker.ts';
import { type KeptFile, takeFiles } from '#server/inbox/take/keep-files.ts';
import { letterProgram } from '#server/start/programs.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

let services: TestServices;
beforeAll(async () => {
  services = await testServices('sqlite', { MAILBOX_FILES_MB: '1' });
});
afterAll(() => services.dispose());

/** A server that speaks IMAP as far as it is told to. */
async function speaking(speak: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    speak(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `imap://hello:sesame@127.0.0.1:${port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Says one line byte by byte and never comes to its end. */
const trickle = (socket: Socket) => {
  socket.write('* ');
  const timer = setInterval(() => socket.write('x'), 5);
  socket.on('close', () => clearInterval(timer));
};

/** Greets, and trickles from the first command on. */
const greet = (socket: Socket) => {
  socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
  socket.once('data', () => trickle(socket));
};

const worker = (url: string, limits: { roundMs?: number; greetingMs?: number }) =>
  createMailboxWorker({
    services: () => ({ ...services, env: { ...services.env, IMAP_URL: url } }),
    reader: createLetterReader({ program: letterProgram(), log: services.log }),
    ...{ pollMs: 600_000, holder: url, ...limits },
  });

test.each([
  ['says nothing', () => undefined, { greetingMs: 50 }],
  ['trickles instead of a greeting', trickle, { greetingMs: 50 }],
  ['says nothing, and is waited for as long as a round', () => undefined, { roundMs: 50 }],
  ['greets and trickles', greet, { roundMs: 150 }],
])('a server that %s holds nothing up, and staff are told', async (_, speak, limits) => {
  const server = await speaking(speak);
  const reading = worker(server.url, limits);
  reading.start();
  await reading.run();
  const told = { ...services, env: { ...services.env, IMAP_URL: server.url } };
  expect(await mailboxStanding(told)).toMatchObject({ trouble: { code: 'silent' } });
  services.setNow(services.clock.now() + 16 * 60_000);
  expect(await mailboxNote(told)).toContain('The mail server does not answer.');
  await reading.stop();
  server.close();
});

test.each([
  ['says nothing', () => undefined],
  ['greets and trickles', greet],
])('work stops while a server %s', async (_, speak) => {
  const connected = Promise.withResolvers<void>();
  const server = await speaking((socket) => {
    speak(socket);
    connected.resolve();
  });
  const reading = worker(server.url, {});
  reading.start();
  await connected.promise;
  await reading.stop();
  server.close();
});

const fileOf = (name: string, bytes: number): LetterFile => ({
  ...{ name, type: 'application/pdf', bytes },
  open: async () => Readable.from([Buffer.alloc(bytes)]),
});
const fates = (files: KeptFile[]) => files.map(({ name, missing }) => [name, missing]);

test('files beyond what is kept of letters in all, or of one file, stay in the mailbox; the letter comes', async () => {
  const files = [
    fileOf('first', 0.6 * megabyte),
    fileOf('second', 0.6 * megabyte),
    fileOf('third', 0.3 * megabyte),
    { ...fileOf('announced', 1), open: null },
    { ...fileOf('lying', 1), open: async () => Readable.from([Buffer.alloc(0.7 * megabyte)]) },
  ].map((file) => ({ ...file, bytes: Math.floor(file.bytes) }));
  expect(fates(await takeFiles(services, files, 0.65 * megabyte))).toEqual([
    ['first', null],
    ['second', 'no-room'],
    ['third', null],
    ['announced', 'too-large'],
    ['lying', 'too-large'],
  ]);
});

test('on a full disk letters come without their files', async () => {
  const { take } = services.files;
  services.files.take = () => Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }));
  expect(fates(await takeFiles(services, [fileOf('plan', 10)], megabyte))).toEqual([['plan', 'no-room']]);
  services.files.take = take;
  const little = await testServices('sqlite', { UPLOADS_LEAVE_FREE_MB: '1000000' });
  expect(fates(await takeFiles(little, [fileOf('plan', 10)], megabyte))).toEqual([['plan', 'no-room']]);
  await little.dispose();
});
