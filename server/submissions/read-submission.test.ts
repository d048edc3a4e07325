import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { maxFileBytes } from '#domain/leads/files.ts';
import { DomainError } from '#server/base/errors.ts';
import { createFileStore } from '#server/files/file-store.ts';
import { keptInFolder } from '#server/files/kept-in-folder.ts';
import { createUploads, unlimitedUploads } from '#server/limits/uploads.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { wordParts, zipOf } from '#tests/support/zip.ts';
import { type Submission, withSubmission } from './read-submission.ts';

let folder: string;
let store: FileStore;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foreshore-uploads-'));
  store = createFileStore({
    folder,
    kept: keptInFolder(folder, folder),
    randomId: () => crypto.randomUUID(),
    checkRoom: async () => undefined,
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const allowance = createUploads(unlimitedUploads, async () => undefined)('192.0.2.1');
const address = 'http://foreshore.test/api/contact';
const pdf = (length = 2000): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(length);
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  return bytes;
};
type Sent = Array<[name: string, value: string | { name: string; bytes: Uint8Array<ArrayBuffer> }]>;
function form(sent: Sent): Request {
  const body = new FormData();
  for (const [name, value] of sent) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, new Blob([value.bytes]), value.name);
  }
  return new Request(address, { method: 'POST', body });
}
const file = (name: string, bytes = pdf()): Sent[number] => ['files', { name, bytes }];
const read = (request: Request) =>
  withSubmission(request, { store, allowance }, async (submission): Promise<Submission> => submission);
const left = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe('a submission', () => {
  it('reads the same from JSON, a plain form and a form with files', async () => {
    const body = new URLSearchParams([
      ['name', 'Zoë'],
      ['projectTypes', 'seo'],
      ['projectTypes', 'ecommerce'],
    ]);
    const input = { name: 'Zoë', projectTypes: ['seo', 'ecommerce'] };
    expect(await read(new Request(address, { method: 'POST', body }))).toEqual({
      input,
      files: [],
      byForm: true,
    });
    expect(await read(form([...body]))).toEqual({ input, files: [], byForm: true });
    const json = new Request(address, {
      method: 'POST',
      body: JSON.stringify(input),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(await read(json)).toEqual({ input, files: [], byForm: false });
  });

  it('refuses what is none of them', async () => {
    const send = (body: string, type: string) =>
      read(new Request(address, { method: 'POST', body, headers: { 'Content-Type': type } }));
    for (const [body, type] of [
      ['{', 'application/json'],
      ['[]', 'application/json'],
      ['x', 'text/plain'],
      ['x', 'multipart/form-data'],
      ['--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nbroken', 'multipart/form-data; boundary=x'],
      ['', 'multipart/form-data; boundary=x'],
    ] as const) {
      await expect(send(body, type)).rejects.toMatchObject({ code: 'invalid' });
    }
  });

  it('keeps files when told to, under names of its own', async () => {
    const request = form([
      file('../../Brief – ü.pdf'),
      file('', new Uint8Array()),
      file('plan.docx', zipOf(wordParts)),
    ]);
    const files = await withSubmission(request, { store, allowance }, async (submission) => {
      for (const one of submission.files) await one.keep();
      return submission.files;
    });
    expect(files.map(({ name, kind, bytes }) => ({ name, kind, bytes }))).toEqual([
      { name: 'Brief – ü.pdf', kind: 'pdf', bytes: 2000 },
      { name: 'plan.docx', kind: 'docx', bytes: zipOf(wordParts).length },
    ]);
    expect(left()).toHaveLength(2);
    expect(await readFile(path.join(folder, 'kept', files[0]?.storedName ?? ''))).toEqual(Buffer.from(pdf()));
  });

  it('leaves nothing behind of what was not kept', async () => {
    const { files } = await read(form([file('a.pdf'), file('b.pdf')]));
    expect(files.map(({ state }) => state)).toEqual(['discarded', 'discarded']);
    await expect(
      withSubmission(form([file('a.pdf')]), { store, allowance }, async () => {
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect(left()).toEqual([]);
  });

  it.each<[string, Sent, RegExp]>([
    [
      'a renamed program',
      [file('brief.pdf', new Uint8Array([0x4d, 0x5a, 0x90, 0]))],
      /“brief.pdf” is not a real PDF/,
    ],
    ['a program', [file('setup.exe')], /“setup.exe” cannot be attached/],
    ['a hidden ending', [file('brief\u202Efdp.exe')], /cannot be attached/],
    ['an empty file', [file('a.pdf', new Uint8Array())], /“a.pdf” is empty/],
    ['10.1 MB', [file('a.pdf', pdf(Math.round(10.1 * 1024 * 1024)))], /“a.pdf” is larger than 10 MB/],
    ['one byte too many', [file('a.pdf', pdf(maxFileBytes + 1))], /larger than 10 MB/],
    ['50 files', Array.from({ length: 50 }, (_, index) => file(`${index}.pdf`)), /at most 5 files/],
    [
      'a zip bomb',
      [
        file(
          'a.docx',
          zipOf([...wordParts, { name: 'word/b.xml', content: pdf(), expanded: 4_000_000_000 }]),
        ),
      ],
      /“a.docx” is not a real DOCX/,
    ],
  ])('refuses %s with a message, and what was typed comes back', async (_, files, message) => {
    const refused = await read(form([['name', 'Ada'], ...files, ['message', 'typed after the files']])).catch(
      (error) => error,
    );
    expect(refused).toMatchObject({
      code: 'invalid',
      fields: { files: expect.stringMatching(message) },
      details: { values: { name: 'Ada', message: 'typed after the files' } },
    });
    expect(left()).toEqual([]);
  });

  it('passes files over and gives back what was typed when nothing of it will be stored', async () => {
    const refused = new DomainError('rate-limited', 'Later.', { details: { retryAfterSeconds: 9 } });
    const request = form([['name', 'Ada'], file('a.pdf'), ['message', 'typed after the files']]);
    const intake = {
      store: { ...store, take: () => Promise.reject(new Error('taken')) },
      allowance,
      refused,
    };
    await expect(withSubmission(request, intake, async () => 'run')).rejects.toMatchObject({
      code: 'rate-limited',
      details: {
        retryAfterSeconds: 9,
        withFiles: true,
        values: { name: 'Ada', message: 'typed after the files' },
      },
    });
  });

  it('says what to do when the disk is full, with what was typed', async () => {
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
    const intake = { store: { ...store, take: () => Promise.reject(full) }, allowance };
    const request = form([file('a.pdf'), file('b.pdf'), ['name', 'Ada']]);
    await expect(withSubmission(request, intake, async () => 'run')).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/without files, and email them to \S+@/),
      details: { withFiles: true, values: { name: 'Ada' } },
    });
  });

  it.each<[string, Sent]>([
    ['fields', Array.from({ length: 2500 }, (_, index) => [`f${index}`, 'x'])],
    ['texts', Array.from({ length: 10 }, (_, index) => [`f${index}`, 'x'.repeat(60_000)])],
    ['parts', Array.from({ length: 4000 }, () => file(''))],
  ])('gives up a form with too many %s, and a file that is on its way', async (_, sent) => {
    await expect(read(form([file('a.pdf'), ...sent]))).rejects.toMatchObject({ code: 'invalid' });
    expect(left()).toEqual([]);
  });

  it('takes a file of exactly 10 MB, and five of them', async () => {
    const five = Array.from({ length: 5 }, (_, index) => file(`${index}.pdf`, pdf(maxFileBytes)));
    expect((await read(form(five))).files).toHaveLength(5);
  });

  it.each([
    ['a file that is taken', 'a.pdf', 20],
    ['a file that is too large', 'a.pdf', 120],
    ['a file that is passed over', 'a.exe', 20],
  ])('ends and cleans up when the sender breaks off within %s', async (_, name, pieces) => {
    const head =
      '--x\r\nContent-Disposition: form-data; name="files"; filename="NAME"\r\n\r\n%PDF-1.7'.replace(
        'NAME',
        name,
      );
    let pulls = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1;
        if (pulls === 1) controller.enqueue(new TextEncoder().encode(head));
        else if (pulls < pieces) controller.enqueue(pdf(100_000));
        else controller.error(new Error('connection lost'));
      },
    });
    const request = new Request(address, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      duplex: 'half',
    } as RequestInit);
    await expect(read(request)).rejects.toThrow('connection lost');
    expect(left()).toEqual([]);
  });

  it('reads past what is too large, and asks for more only as the store takes it', async () => {
    const total = 40;
    const megabyte = pdf(1024 * 1024);
    const head = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n';
    let sent = -1;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent === 0) controller.enqueue(new TextEncoder().encode(head));
        else if (sent <= total) controller.enqueue(megabyte.slice());
        else {
          controller.enqueue(new TextEncoder().encode('\r\n--x--\r\n'));
          controller.close();
        }
      },
    });
    const request = new Request(address, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      duplex: 'half',
    } as RequestInit);
    const gate = Promise.withResolvers<void>();
    const slow: FileStore = {
      ...store,
      take: async (content, maxBytes) => {
        await gate.promise;
        return store.take(content, maxBytes);
      },
    };
    const reading = withSubmission(
      request,
      { store: slow, allowance },
      async (submission) => submission,
    ).catch((error) => error);
    for (let turn = 0; turn < 500; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toBeLessThan(6);
    gate.resolve();
    expect(await reading).toMatchObject({ fields: { files: expect.stringContaining('10 MB') } });
    expect(sent).toBeGreaterThan(total);
  });
});
