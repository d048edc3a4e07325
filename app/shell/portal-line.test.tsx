import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ServiceClosing } from '#app/pages/services/service-closing.tsx';
import { crm as crmPage } from '#content/services/crm.ts';
import { webDesign } from '#content/services/web-design.ts';
import { MobileMenu } from './mobile-menu.tsx';
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

test('they find it in the menu of phones, and at the end of the page of such portals', () => {
  const portal = 'https://clients.example.com/';
  crm.portalUrl = portal;
  const closing = (page: typeof webDesign) =>
    renderToStaticMarkup(<ServiceClosing page={page} look={{ tone: 'ink' }} />).includes(portal);
  expect(renderToStaticMarkup(<MobileMenu />)).toContain(portal);
  expect([closing(crmPage), closing(webDesign)]).toEqual([true, false]);
});
