import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

vi.mock('#content/site.ts', async (load) => {
  const module = await load<typeof import('#content/site.ts')>();
  return { ...module, site: { ...module.site, legalName: 'Harbour Web Ltd', companyNumber: '01234567' } };
});

test('tells beside the form who stands behind it, as the footer does', async () => {
  const { ContactAside } = await import('./contact-aside.tsx');
  const page = renderToStaticMarkup(<ContactAside />);
  expect(page).toContain('is a trading name of Harbour Web Ltd. Registered number 01234567.');
});
