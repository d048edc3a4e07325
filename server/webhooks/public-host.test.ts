import { expect, test } from 'vitest';
import { isPublicAddress, publicLookup } from '#server/http/senders/public-address.ts';
import { hookFault } from './public-host.ts';

test.each([
  'http://hooks.slack.com/services/T/B/x',
  'https://127.0.0.1/hook',
  'https://2130706433/hook',
  'https://0x7f.1/hook',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[64:ff9b::a00:1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[64:ff9b:1::8.8.8.8]/',
  'https://[::127.0.0.1]/',
  'https://[::a9fe:a9fe]/',
  'https://[4000::1]/',
  'https://localhost/',
  'https://metadata/',
  'https://user:pass@hooks.slack.com/',
  'https://hooks.slack.com:8080/',
  'ftp://hooks.slack.com/',
  'file:///etc/passwd',
  'not an address',
])('%s is not called', (address) => expect(hookFault(address, false)).toEqual(expect.any(String)));

test.each([
  'https://hooks.slack.com/services/T0/B0/x',
  'https://prod-12.uksouth.logic.azure.com:443/workflows/abc/triggers/manual/paths/invoke?sig=x',
  'https://8.8.8.8/hook',
  'https://[2606:4700::6812:1]/hook',
  'https://[64:ff9b::8.8.8.8]/hook',
])('%s is', (address) => expect(hookFault(address, false)).toBeNull());

test('the agency’s own network is called where that is set', () => {
  expect(hookFault('http://127.0.0.1:8065/hooks/x', true)).toBeNull();
  expect(hookFault('file:///etc/passwd', true)).toEqual(expect.any(String));
});

test('a name of this machine is refused by the connection', async () => {
  const error = await new Promise((resolve) => publicLookup('localhost', {}, (found) => resolve(found)));
  expect(error).toMatchObject({ code: 'NOT_PUBLIC' });
  expect(isPublicAddress('192.168.1.1')).toBe(false);
});
