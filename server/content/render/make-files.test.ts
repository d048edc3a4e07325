import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeFiles } from './make-files.ts';

const page = (text: string) => new Response(text.repeat(50), { headers: { 'Content-Type': 'text/html' } });
const options = { addresses: ['/', '/gone', '/fails'], known: new Map() };
const answer = async ({ url }: Request) => {
  const { pathname } = new URL(url);
  if (pathname === '/fails') throw new Error('no such study');
  return pathname === '/gone' ? new Response(null, { status: 404 }) : page(`<p>${pathname}</p>`);
};

test('each address becomes a file with its compressed forms, and what cannot be made is named', async () => {
  const { files, notMade } = await makeFiles(answer, options);
  const [home] = files;
  const text = '<p>/</p>'.repeat(50);
  expect(files.map(({ address, type }) => [address, type])).toEqual([['/', 'text/html']]);
  expect(
    [home?.br && brotliDecompressSync(home.br), home?.gzip && gunzipSync(home.gzip)].map(String),
  ).toEqual([text, text]);
  expect(notMade).toEqual([
    { address: '/gone', why: 'status 404' },
    { address: '/fails', why: 'no such study' },
  ]);
});

test('what came out the same is taken over, and what is smaller as it is stays so', async () => {
  const { files } = await makeFiles(answer, { ...options, addresses: ['/'] });
  const known = new Map(files.map((file) => [file.address, file]));
  const again = await makeFiles(answer, { addresses: ['/'], known });
  expect(again.files[0]?.br).toBe(files[0]?.br);
  const short = await makeFiles(async () => new Response('a'), { addresses: ['/'], known });
  expect(short.files[0]).toMatchObject({ br: null, gzip: null });
});
