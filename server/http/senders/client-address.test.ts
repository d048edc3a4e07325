import { describe, expect, it } from 'vitest';
import { clientAddressFinder, proxyList, tooWideProxies } from './client-address.ts';

const proxy = '10.0.0.1';
const find = clientAddressFinder('10.0.0.0/8, 192.0.2.1, 2001:db8:ff::/48');

describe('the client', () => {
  it.each([
    ['of a socket that is no proxy', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['of a proxy', proxy, '203.0.113.9', '203.0.113.9'],
    [
      'of a chain of proxies',
      '::ffff:10.0.0.1',
      '9.9.9.9, 203.0.113.9, 192.0.2.1,2001:db8:ff::2',
      '203.0.113.9',
    ],
    ['that is a proxy itself', proxy, '10.1.1.1', '10.1.1.1'],
    ['without the header', proxy, null, proxy],
    ['with empty entries', proxy, ' , 203.0.113.9 ,, ', '203.0.113.9'],
    ['in IPv6, in one spelling', proxy, '2001:0DB8:0:0::0001', '2001:db8::1'],
    ['in IPv6 with a zone', proxy, 'fe80::1%eth0', 'fe80::1'],
    ['that is IPv4 inside IPv6', proxy, '::ffff:203.0.113.9', '203.0.113.9'],
    ['that is IPv4 inside IPv6, in hex', proxy, '::ffff:cb00:7109', '203.0.113.9'],
    ['behind a proxy in another spelling', '::FFFF:0A00:0001', '203.0.113.9', '203.0.113.9'],
  ])('%s', (_name, socket, header, client) => {
    expect(find(socket, header)).toBe(client);
  });

  it.each([
    'unknown',
    '_hidden',
    '203.0.113.9:4711',
    '[2001:db8::1]:4711',
    '010.1.1.1',
    '0x7f.1',
    '127.1',
    '2130706433',
    '1.2.3.4.5',
    '256.1.1.1',
    '1::2::3',
    '2001:db8::/32',
    '::ffff:010.1.1.1',
    "203.0.113.9' or 1=1",
    '٢٠٣.0.113.9',
    ':'.repeat(16_000),
    '%'.repeat(16_000),
    '1.'.repeat(8_000),
    `1${','.repeat(16_000)}x`,
  ])('is whoever wrote a hostile header: %.30s', (header) => {
    expect(find(proxy, header)).toBe(proxy);
    expect(find(proxy, `203.0.113.9, ${header}`)).toBe(proxy);
  });

  it('without an address stays as the socket says', () => {
    expect(find('', '203.0.113.9')).toBe('');
  });
});

describe('the list of proxies', () => {
  it('may hold either family in either spelling', () => {
    const isProxy = proxyList('::ffff:10.0.0.0/104, ::1');
    expect(['10.9.9.9', '::ffff:10.9.9.9', '::1', '0:0::1', '11.0.0.1', '::2', ''].map(isProxy)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(proxyList(' ')('127.0.0.1')).toBe(false);
  });

  it.each([
    '10.0.0',
    '10.0.0.0/33',
    '::/129',
    '10.0.0.0/-1',
    '10.0.0.0/',
    '10.0.0.0/8/9',
    'localhost',
    '010.0.0.1',
  ])('may not hold %s', (entry) => {
    expect(() => proxyList(`127.0.0.1, ${entry}`)).toThrow(`'${entry}' is neither`);
  });
});

it('tells entries that take in half the world from those of a network', () => {
  const wide = ['0.0.0.0/0', '::/0', '128.0.0.0/1', '2000::/3', '::ffff:0:0/96', '64.0.0.0/7'];
  const fair = ['10.0.0.0/8', 'fc00::/7', 'fe80::/10', '104.16.0.0/13', '2400:cb00::/32', '::1', '127.0.0.1'];
  expect(tooWideProxies([...fair, ...wide].join(', '))).toEqual(wide);
  expect(tooWideProxies('')).toEqual([]);
});
