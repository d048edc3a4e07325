import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { knowAddresses } from '#server/http/addresses.ts';
import { faultOf } from './request-fault.ts';

const know = knowAddresses([{ path: '/admin', only: 'staff' }]);
const statusOf = (url: string, method = 'GET') => {
  const rawHeaders = ['Host', 'site.example'];
  const headers = { host: 'site.example' };
  const request = { method, url, headers, rawHeaders, httpVersionMinor: 1 };
  return faultOf(request as unknown as IncomingMessage, know)?.status ?? null;
};

test('data of pages are for the owner’s area, which alone asks for them', () => {
  for (const url of ['/about.data', '/about.data?x=1', '/_.data', '/%61bout.data?_routes=none'])
    expect([url, statusOf(url), statusOf(url, 'POST')]).toEqual([url, 404, 404]);
  for (const url of ['/about', '/admin.data', '/admin/leads.data?page=2', '/data', '/quote?x=.data'])
    expect([url, statusOf(url)]).toEqual([url, null]);
});
