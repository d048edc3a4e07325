import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderEmail } from './render.ts';

beforeEach(() => vi.resetModules());

it('says under every e-mail, in both parts, who stands behind the name', async () => {
  const { site } = await import('#content/site.ts');
  const known = {
    legalName: 'Shore Digital Ltd',
    registeredIn: 'England and Wales',
    companyNumber: '01234567',
    registeredOffice: '1 Quay Street, Scarborough YO11 1AB',
    vat: { registered: true, ratePercent: 20, number: 'GB 123 4567 89' },
  };
  vi.doMock('#content/site.ts', () => ({ site: { ...site, ...known } }));
  const { EmailLayout } = await import('./layout.tsx');
  const { html, text } = await renderEmail(
    'https://foreshore.test',
    <EmailLayout preview="p" heading="h">
      body
    </EmailLayout>,
  );
  const said =
    'trading name of Shore Digital Ltd. Registered in England and Wales, number 01234567. Registered office: 1 Quay Street, Scarborough YO11 1AB. VAT number GB 123 4567 89.';
  expect(html).toContain(said);
  expect(text.replace(/\s+/g, ' ')).toContain(said);
});

it('leaves no e-mail without that foot', () => {
  const mails = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx$/.test(file) && !/\.test\.tsx$/.test(file))
    .map((file) => readFileSync(`server/${file}`, 'utf8'))
    .filter((source) => source.includes('renderEmail('));
  expect(mails.length).toBeGreaterThan(5);
  for (const source of mails) expect(source).toContain('<EmailLayout');
});
