import { expect, it } from 'vitest';
import { senderConfirmed } from './sender-confirmed.ts';

const asked = { server: 'mx.agency.example', from: 'ann@client.example' };
const isConfirmed = (...lines: string[]) => senderConfirmed(lines, asked);

it.each([
  ['DMARC', 'mx.agency.example; dmarc=pass (p=REJECT dis=NONE) header.from=client.example'],
  [
    'DKIM of the same domain, among others',
    'mx.agency.example;\r\n dkim=fail header.d=list.example;\r\n dkim=pass header.i=@client.example header.s=s1;\r\n spf=fail smtp.mailfrom=list.example',
  ],
  ['SPF of the same domain', 'MX.agency.example 1; spf=pass smtp.mailfrom=bounce@Client.example'],
  ['spaces and a version', 'mx.agency.example; dmarc/1 = pass header.from = client.example'],
])('is confirmed by %s', (_, line) => {
  expect(isConfirmed(line)).toBe(true);
});

it.each([
  ['nothing', []],
  ['another server', ['mx.evil.example; dmarc=pass header.from=client.example']],
  ['no methods', ['mx.agency.example; none']],
  [
    'a method that failed',
    ['mx.agency.example; dmarc=fail header.from=client.example; spf=pass smtp.mailfrom=client.example'],
  ],
  ['DMARC of another domain', ['mx.agency.example; dmarc=pass header.from=evil.example']],
  ['DKIM of another domain', ['mx.agency.example; dkim=pass header.d=evil.example']],
  ['a domain that only ends alike', ['mx.agency.example; dkim=pass header.d=evilclient.example']],
  ['DKIM of a domain below it', ['mx.agency.example; dkim=pass header.d=mail.client.example']],
  ['a domain above all', ['mx.agency.example; dkim=pass header.d=example']],
  [
    'a comment',
    ['mx.agency.example; spf=none (; dmarc=pass header.from=client.example) smtp.mailfrom=evil.example'],
  ],
  [
    'what a sender wrote into quotes',
    ['mx.agency.example; spf=pass smtp.mailfrom="a; dmarc=pass header.from=client.example "@evil.example'],
  ],
  [
    'its own line below that of the server',
    [
      'mx.agency.example; dmarc=fail header.from=client.example',
      'mx.agency.example; dmarc=pass header.from=client.example',
    ],
  ],
])('is not confirmed by %s', (_, lines) => {
  expect(isConfirmed(...lines)).toBe(false);
});

it('is confirmed by the domain above that of the sender', () => {
  const line = 'mx.agency.example; dkim=pass header.d=client.example';
  expect(senderConfirmed([line], { ...asked, from: 'ann@post.client.example' })).toBe(true);
});

it('reads a line of any length and depth at once', () => {
  const deep = `mx.agency.example; ${'('.repeat(100_000)}; dmarc=pass header.from=client.example`;
  expect(isConfirmed(deep, '"'.repeat(100_000))).toBe(false);
});
