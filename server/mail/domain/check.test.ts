import { expect, test } from 'vitest';
import { readEnv } from '#server/base/env.ts';
import type { Dns, DnsAnswer } from '#server/ports/dns.ts';
import { checkDomain } from './check.ts';

type Records = Record<string, string[] | 'silent'>;

const fakeDns = (records: Records, asked: string[] = []): Dns => {
  const answer = async (name: string): Promise<DnsAnswer> => {
    asked.push(name);
    const found = records[name];
    if (found === 'silent') return { state: 'silent' };
    return found ? { state: 'found', records: found } : { state: 'none' };
  };
  return { txt: answer, mx: (name) => answer(`mx ${name}`) };
};
const check = async (records: Records, smtp = 'smtp://smtp.gmail.com', selector: string | null = null) => {
  const env = readEnv({ SMTP_URL: smtp, MAIL_FROM: 'Agency <hello@agency.example>' });
  return (await checkDomain({ env, dns: fakeDns(records) }, selector)).findings;
};
const google = 'v=spf1 include:_spf.google.com ~all';

test('an empty domain is told what to add, letter for letter', async () => {
  const { spf, dkim, dmarc, mx } = await check({});
  expect(spf.add).toEqual({ name: '@', type: 'TXT', value: google });
  expect(dkim.said).toContain('google._domainkey');
  expect(dmarc.add).toEqual({ name: '_dmarc', type: 'TXT', value: 'v=DMARC1; p=none' });
  expect([spf, dkim, dmarc, mx].map(({ state }) => state)).toEqual(['mend', 'mend', 'mend', 'mend']);
});

test('a domain that is well is called good', async () => {
  const found = await check({
    'agency.example': ['other=text', google],
    'google._domainkey.agency.example': ['v=DKIM1; k=rsa; p=MIGf'],
    '_dmarc.agency.example': ['v=DMARC1; p=quarantine'],
    'mx agency.example': ['smtp.google.com'],
  });
  expect(Object.values(found).map(({ state }) => state)).toEqual(['good', 'good', 'good', 'good']);
});

test('an SPF record is followed, in bounds and not in circles', async () => {
  const nested = { 'agency.example': ['v=spf1 include:a.example -all'], 'a.example': [google] };
  expect((await check(nested)).spf.state).toBe('good');
  const circle = {
    'agency.example': ['v=spf1 include:a.example -all'],
    'a.example': ['v=spf1 include:a.example -all'],
  };
  expect((await check(circle)).spf).toMatchObject({
    ...{ state: 'mend', add: { value: 'v=spf1 include:a.example include:_spf.google.com -all' } },
  });
  const asked: string[] = [];
  const wide = Array.from({ length: 60 }, (_, index) => `include:n${index}.example`).join(' ');
  const env = readEnv({ SMTP_URL: 'smtp://smtp.gmail.com', MAIL_FROM: 'hello@agency.example' });
  const dns = fakeDns({ 'agency.example': [`v=spf1 ${wide} -all`] }, asked);
  expect((await checkDomain({ env, dns }, null)).findings.spf.said).toContain('more than 10 look-ups');
  expect(asked.length).toBeLessThan(10);
  expect((await check({ 'agency.example': [google, 'v=spf1 -all'] })).spf.said).toContain('more than one');
});

test('what cannot be known is not claimed', async () => {
  const other = 'smtp://mail.host.example';
  const { spf, dkim } = await check({ 'agency.example': [google] }, other);
  expect([spf.state, dkim.state]).toEqual(['unknown', 'unknown']);
  expect(spf.said).toContain('We cannot see');
  const typed = await check({ 'k1._domainkey.agency.example': ['k=rsa; p=MIGf'] }, other, 'k1');
  expect(typed.dkim.state).toBe('good');
  const silent = await check({ 'agency.example': 'silent', '_dmarc.agency.example': 'silent' });
  expect([silent.spf.state, silent.dmarc.state]).toEqual(['unknown', 'unknown']);
});
