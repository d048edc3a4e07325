import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { expect, it, vi } from 'vitest';
import { pageAhead } from './fetch-ahead.ts';

const { document, location } = new Window({ url: 'https://site.example/about' });
vi.stubGlobal('location', location);

function ahead(href: string, attributes = ''): string | null {
  document.body.innerHTML = `<a href="${href}" ${attributes}></a>`;
  return pageAhead(document.querySelector('a') as unknown as HTMLAnchorElement);
}

it('fetches pages of this site, and what they are asked to show of an address not', () => {
  expect(ahead('/services/crm#asked')).toBe('/services/crm');
  for (const other of [
    '/about',
    '/about#team',
    '#team',
    '/quote?sum=1',
    'https://other.example/',
    'mailto:a@b.example',
  ])
    expect(ahead(other), other).toBeNull();
  for (const attributes of ['target="_blank"', 'download', 'role="tab"', 'data-rest'])
    expect(ahead('/services', attributes), attributes).toBeNull();
});

it('leaves out whatever the speculation rules leave out', () => {
  const { prerender } = JSON.parse(readFileSync('public/speculation-rules.json', 'utf8'));
  const left: string[] = prerender[0].where.and[2].not.href_matches;
  expect(left.length).toBeGreaterThan(5);
  for (const pattern of left) expect(ahead(pattern.replace('*', 'x')), pattern).toBeNull();
});
