import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openBucket } from './bucket.ts';
import { BucketError } from './bucket-error.ts';
import type { BucketSettings } from './settings.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => void;

/** What the server that tests run against does not do: pages, versions, encryption, answers that go wrong late. */
async function bucketThat(answer: Answer, more: Partial<BucketSettings> = {}) {
  const failures: string[] = [];
  const server = createServer((request, response) => {
    answer(request, response, new URL(request.url ?? '', 'http://bucket').searchParams);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const settings: BucketSettings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ bucket: 'files', region: 'eu-west-2', accessKeyId: 'key', secretAccessKey: 'hidden' },
    ...{ pathStyle: true, prefix: 'site/', encryption: undefined },
    ...more,
  };
  return { bucket: openBucket(settings, ({ method, code }) => failures.push(`${method} ${code}`)), failures };
}

const object = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-11-20T09:00:00.000Z</LastModified><Size>7</Size></Contents>`;

test('a list goes on behind its last key, and names are below the prefix', async () => {
  const pages = [['site/a', 'site/b&amp;c'], ['site/d']];
  const asked: (string | null)[] = [];
  const { bucket } = await bucketThat((_request, response, query) => {
    asked.push(query.get('start-after'));
    const more = asked.length < pages.length;
    const objects = (pages[asked.length - 1] ?? []).map(object).join('');
    response.end(`<ListBucketResult><IsTruncated>${more}</IsTruncated>${objects}</ListBucketResult>`);
  });
  const listed = await Array.fromAsync(bucket.list(''));
  expect(asked).toEqual([null, 'site/b&c']);
  expect(listed.map(({ key }) => key)).toEqual(['a', 'b&c', 'd']);
  expect(listed[0]).toEqual({ key: 'a', writtenAt: Date.parse('2026-11-20T09:00:00Z'), bytes: 7 });
});

test('what is stored carries its sum and the encryption that is asked for, signed, with the bucket where it is wanted', async () => {
  const seen: IncomingMessage[] = [];
  const { bucket } = await bucketThat(
    (request, response) => {
      seen.push(request);
      request.resume().on('end', () => response.end());
    },
    { encryption: 'AES256' },
  );
  await bucket.put('a', { text: 'probe' });
  const { url, headers } = seen[0] as IncomingMessage;
  expect(url).toBe('/files/site/a');
  expect(headers).toMatchObject({
    'content-length': '5',
    'x-amz-content-sha256': expect.stringMatching(/^[0-9a-f]{64}$/),
    'x-amz-server-side-encryption': 'AES256',
  });
  const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';');
  expect(signed).toEqual(
    expect.arrayContaining(['host', 'x-amz-content-sha256', 'x-amz-server-side-encryption']),
  );
  expect(JSON.stringify(headers)).not.toContain('hidden');
});

test('a copy that fails behind a good head has failed', async () => {
  const { bucket } = await bucketThat((_request, response) =>
    response.end('<?xml version="1.0"?><Error><Code>InternalError</Code></Error>'),
  );
  await expect(bucket.copy('a', 'b')).rejects.toMatchObject({ code: 'InternalError' });
});

test('trouble that may pass is tried once more, a refusal is not; both are noted by their code alone', async () => {
  let answers = 0;
  const { bucket, failures } = await bucketThat((request, response) => {
    answers += 1;
    const [status, code] = request.url?.endsWith('/busy') ? [503, 'SlowDown'] : [403, 'AccessDenied'];
    response.writeHead(status).end(`<Error><Code>${code}</Code><Resource>/files/a</Resource></Error>`);
  });
  await expect(bucket.remove('busy')).rejects.toMatchObject({ code: 'SlowDown' });
  expect(answers).toBe(2);
  await expect(bucket.remove('refused')).rejects.toMatchObject({ code: 'AccessDenied', status: 403 });
  expect(answers).toBe(3);
  expect(failures).toEqual(['DELETE SlowDown', 'DELETE AccessDenied']);
});

test('it says whether it keeps versions; one that does not know the question says nothing', async () => {
  const said = async (status: number, text: string) => {
    const { bucket } = await bucketThat((_request, response) => response.writeHead(status).end(text));
    return bucket.keepsVersions();
  };
  const versioning = (status: string) => `<VersioningConfiguration>${status}</VersioningConfiguration>`;
  expect(await said(200, versioning('<Status>Enabled</Status>'))).toBe(true);
  expect(await said(200, versioning(''))).toBe(false);
  expect(await said(501, '<Error><Code>NotImplemented</Code></Error>')).toBeNull();
});

test('a server that turns to another protocol has given no answer', async () => {
  const { bucket, failures } = await bucketThat((_request, { socket }) => {
    socket?.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  });
  await expect(bucket.get('a')).rejects.toThrow(BucketError);
  expect(failures).toEqual(['GET ECONNRESET']);
});

test('an answer that breaks off after its head is a failure of the bucket', async () => {
  const { bucket } = await bucketThat((_request, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('the beginning', () => response.destroy());
  });
  await expect(bucket.remove('a')).rejects.toThrow(BucketError);
});
