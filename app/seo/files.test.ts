import { describe, expect, it } from 'vitest';
import { pages } from '#content/pages.ts';
import { llms } from './llms.ts';
import { absolute } from './origin.ts';
import { robots } from './robots.ts';
import { securityContact } from './security-contact.ts';
import { sitemap } from './sitemap.ts';

describe('files for crawlers', () => {
  it('lists every public page in the sitemap with the day of its last change', () => {
    const text = sitemap();
    for (const { path, lastModified } of pages) {
      expect(text).toContain(`<loc>${absolute(path)}</loc><lastmod>${lastModified}</lastmod>`);
    }
    expect(text.match(/<url>/g)).toHaveLength(pages.length);
  });

  it('closes the private branches in robots.txt, and no public page with them', () => {
    const lines = robots().split('\n');
    const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
    expect(closed).toEqual(expect.arrayContaining(['/admin', '/api/', '/sign-in', '/set-up/', '/booking/']));
    const shut = pages.filter(({ path }) => closed.some((prefix) => path.startsWith(prefix)));
    expect(shut).toEqual([]);
    expect(lines).toContain(`Sitemap: ${absolute('/sitemap.xml')}`);
  });

  it('names each public page but the home page once in llms.txt', () => {
    const links = [...llms().matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address);
    const expected = pages.map(({ path }) => absolute(path)).filter((address) => address !== absolute('/'));
    expect(links.toSorted()).toEqual(expected.toSorted());
  });

  it('says where to tell of a hole, for less than a year and the same all day', () => {
    const file = securityContact(Date.parse('2026-11-23T23:59:59Z'));
    expect(file).toBe(securityContact(Date.parse('2026-11-23T00:00:00Z')));
    expect(file).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(file).toMatch(/^Expires: 2027-05-22T00:00:00.000Z$/m);
    expect(file).toContain(`Canonical: ${absolute('/.well-known/security.txt')}\n`);
  });
});
