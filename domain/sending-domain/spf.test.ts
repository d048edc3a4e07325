import { expect, test } from 'vitest';
import { readSpf, spfRecords, withInclude } from './spf.ts';
import { dkimKey, dmarcPolicy } from './tags.ts';

test('SPF records are told from other texts, and more than one is seen', () => {
  const texts = ['google-site-verification=x', 'v=spf1 -all', 'V=SPF1 ~all', 'v=spf10 -all'];
  expect(spfRecords(texts)).toEqual(['v=spf1 -all', 'V=SPF1 ~all']);
});

test('a record is read: who is included, how many look-ups, what is said of the rest', () => {
  expect(
    readSpf('v=spf1 a mx:mail.example.com/24 ip4:192.0.2.0/24 include:_spf.google.com. ~all'),
  ).toMatchObject({ includes: ['_spf.google.com'], redirect: null, lookups: 3, rest: 'softfail' });
  expect(readSpf('v=spf1 redirect=_spf.example.com')).toMatchObject({
    ...{ redirect: '_spf.example.com', rest: 'none', lookups: 1 },
  });
  expect(readSpf('v=spf1 +all').rest).toBe('pass');
});

test('a hostile record costs little and leads nowhere', () => {
  const long = `v=spf1 ${'include:a.example.com '.repeat(20_000)}-all`;
  expect(readSpf(long).includes.length).toBeLessThan(200);
  expect(readSpf('v=spf1 include:%{i}.example.com include:../etc include: exists:%{l} ?all')).toMatchObject({
    ...{ includes: [], rest: 'neutral' },
  });
});

test('a provider is added before the word on everybody else', () => {
  expect(withInclude('v=spf1 mx -all', 'x.example')).toBe('v=spf1 mx include:x.example -all');
  expect(withInclude('v=spf1 mx', 'x.example')).toBe('v=spf1 mx include:x.example');
  expect(withInclude('v=spf1 redirect=a.example', 'x.example')).toBe(
    'v=spf1 include:x.example redirect=a.example',
  );
});

test.each([
  ['v=DMARC1; p=none; rua=mailto:a@example.com', 'none'],
  ['v=DMARC1;p=REJECT', 'reject'],
  ['v=DMARC1', null],
  ['v=DMARC2; p=none', null],
  ['p=none', null],
])('the DMARC record %s asks for %s', (record, policy) => expect(dmarcPolicy(record)).toBe(policy));

test.each([
  ['v=DKIM1; k=rsa; p=MIGf', 'key'],
  ['k=rsa; p=MIGf', 'key'],
  ['v=DKIM1; p=', 'withdrawn'],
  ['v=spf1 -all', null],
])('the text %s is %s for DKIM', (record, kind) => expect(dkimKey(record)).toBe(kind));
