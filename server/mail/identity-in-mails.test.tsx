import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Staff } from '#server/auth/staff.ts';
import type { Services } from '#server/ports/services.ts';
import { renderEmail } from './render.ts';

beforeEach(() => vi.resetModules());

const known = {
  legalName: 'Shore Digital Ltd',
  registeredIn: 'England and Wales',
  companyNumber: '01234567',
  registeredOffice: '1 Quay Street, Scarborough YO11 1AB',
  vat: { registered: true, ratePercent: 20, number: 'GB 123 4567 89' },
};
const said =
  'trading name of Shore Digital Ltd. Registered in England and Wales, number 01234567. Registered office: 1 Quay Street, Scarborough YO11 1AB. VAT number GB 123 4567 89.';

async function makeKnown(): Promise<void> {
  const { site, siteWords } = await import('#content/site.ts');
  vi.doMock('#content/site.ts', () => ({ site: { ...site, ...known }, siteWords }));
}

it('says under every e-mail, in both parts, who stands behind the name', async () => {
  await makeKnown();
  const { EmailLayout } = await import('./layout.tsx');
  const { html, text } = await renderEmail(
    'https://foreshore.test',
    <EmailLayout preview="p" heading="h">
      body
    </EmailLayout>,
  );
  expect(html).toContain(said);
  expect(text.replace(/\s+/g, ' ')).toContain(said);
});

it('says it once below the letters that staff write, whether or not they wrote it themselves', async () => {
  await makeKnown();
  const { letterMail } = await import('#server/inbox/send/letter-mail.ts');
  const env = { SITE_URL: 'https://foreshore.test', AGENCY_EMAIL: 'hello@foreshore.test' };
  const staff = { id: 's', name: 'Bea', email: 'bea@foreshore.test', role: 'staff' } as Staff;
  const written = { key: 'k', to: 'ann@client.example', subject: 'Hello', before: null, files: [] };
  const services = { env } as Services;
  const { text } = letterMail(services, staff, { ...written, text: 'Dear Ann,\n\nyes.\n' });
  expect(text).toBe(`Dear Ann,\n\nyes.\n\nForeshore is a ${said}`);
  expect(letterMail(services, staff, { ...written, text }).text).toBe(text);
});

it('leaves no e-mail without that foot', () => {
  const mails = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx$/.test(file) && !/\.test\.tsx$/.test(file))
    .map((file) => readFileSync(`server/${file}`, 'utf8'))
    .filter((source) => source.includes('renderEmail('));
  expect(mails.length).toBeGreaterThan(5);
  for (const source of mails) expect(source).toContain('<EmailLayout');
});
