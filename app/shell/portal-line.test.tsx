import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PortalLine } from './portal-line.tsx';

const { crm } = vi.hoisted(() => ({ crm: { portalUrl: null as string | null } }));
vi.mock('#content/site.ts', async (load) => {
  const module = await load<typeof import('#content/site.ts')>();
  return { ...module, site: { ...module.site, crm } };
});

test('clients are led to their portal, and nobody to one that has no address', () => {
  const line = () => renderToStaticMarkup(<PortalLine link="link" />);
  expect(line()).toBe('');
  crm.portalUrl = 'https://clients.example.com/';
  expect(line()).toContain('href="https://clients.example.com/"');
});
