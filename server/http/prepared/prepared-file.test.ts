import { expect, test } from 'vitest';
import { prepare } from './prepared-file.ts';
import type { ReadyFile } from './ready-file.ts';

const file = (address: string, type: string): ReadyFile => ({
  address,
  type,
  body: Buffer.from('<html></html>'),
  br: null,
  gzip: null,
});

test('headers that speak of pages go out with pages, and not with each of the files that they load', () => {
  const page = prepare(file('/about', 'text/html; charset=utf-8'), true).plain.headers;
  const style = prepare(file('/assets/site.css', 'text/css; charset=utf-8'), true).plain.headers;
  const ofPages = ['X-Frame-Options', 'Referrer-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy'];
  expect(Object.keys(page)).toEqual(expect.arrayContaining(ofPages));
  for (const name of ofPages) expect(style).not.toHaveProperty([name]);
  expect(style).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Strict-Transport-Security': expect.stringContaining('max-age='),
  });
});

test('what is sent in one form alone varies with nothing', () => {
  const font = file('/assets/sea.woff2', 'font/woff2');
  expect(prepare(font, false).plain.headers).not.toHaveProperty('Vary');
  expect(prepare({ ...font, br: Buffer.from('') }, false).plain.headers).toMatchObject({
    Vary: 'Accept-Encoding',
  });
});

test('what is named by its content has no entity tag, and all else has one', () => {
  const headersOf = (address: string, type: string) => prepare(file(address, type), false).plain.headers;
  expect(headersOf('/assets/sea.woff2', 'font/woff2')).not.toHaveProperty('ETag');
  expect(headersOf('/favicon.svg', 'image/svg+xml')).toMatchObject({
    ETag: expect.stringMatching(/^"\S{22}"$/),
  });
});
