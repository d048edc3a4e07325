import { expect, it } from 'vitest';
import { networkOf } from './limit-client.ts';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:22ff:3:4:5:6', '2001:db8:1:2200::/56'],
  ['2001:db8:1:2201::1', '2001:db8:1:2200::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/56'],
  ['unknown', 'unknown'],
])('%s is in %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
