import { Window } from 'happy-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { followRelease, type Release } from '#content/live.ts';
import { pageFor } from '#content/pages.ts';
import { noteCalled, releaseWith } from '#tests/support/notes.ts';
import { feed, loader } from './feed.ts';
import { llms } from './llms.ts';
import { absolute } from './origin.ts';
import { sitemap } from './sitemap.ts';
import { structuredData } from './structured-data.ts';
import type { Thing } from './thing.ts';

const none: Release = new Map();
afterEach(() => followRelease(() => none));
const follow = (release: Release) => followRelease(() => release);

const parsed = (text: string) => new new Window().DOMParser().parseFromString(text, 'application/xml');

describe('the feed of the notes', () => {
  test('is not there before the first note', () => {
    expect(feed()).toBeNull();
    expect(loader().status).toBe(404);
    expect(llms()).not.toContain('## Notes');
  });

  test('says what Atom asks for, and what stands in a note cannot break it', () => {
    const hostile = 'Tills & <b>"trains"</b> ]]> \u{0}\u{8}\u{FFFF}\u{D800} 🚆';
    follow(
      releaseWith({
        moved: noteCalled('slow-tills', { date: '2026-10-01', changed: '2026-11-05', title: hostile }),
        'late-invoices': noteCalled('late-invoices'),
      }),
    );
    const text = feed() ?? '';
    expect(loader().headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(text).not.toMatch(/[^\n\P{Cc}]|\u{FFFF}/u);
    expect(text.isWellFormed()).toBe(true);
    const document = parsed(text);
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.textContent);
    expect(texts('feed > updated')).toEqual(['2026-11-05T00:00:00Z']);
    expect(texts('feed > id')).toEqual([absolute('/notes')]);
    expect(texts('feed > author > name')).toHaveLength(1);
    expect(document.querySelector('link[rel="self"]')?.getAttribute('href')).toBe(
      absolute('/notes/feed.xml'),
    );
    expect(texts('entry > published')).toEqual(['2026-11-02T00:00:00Z', '2026-10-01T00:00:00Z']);
    expect(texts('entry > updated')).toEqual(['2026-11-02T00:00:00Z', '2026-11-05T00:00:00Z']);
    // A note that moved keeps the id that readers know it by.
    expect(texts('entry > id')).toEqual([absolute('/notes/late-invoices'), absolute('/notes/slow-tills')]);
    expect(texts('entry > title')[1]).toContain('Tills & <b>"trains"</b> ]]>');
    const links = [...document.querySelectorAll('entry > link')].map((one) => one.getAttribute('href'));
    expect(links).toEqual([absolute('/notes/late-invoices'), absolute('/notes/moved')]);
    const content = document.querySelector('entry > content');
    expect(content?.getAttribute('type')).toBe('html');
    expect(content?.textContent).toContain(`<a href="${absolute('/services')}">`);
    expect(content?.children).toHaveLength(0);
  });

  test('has the newest twenty', () => {
    const many = Array.from({ length: 25 }, (_, index) => {
      const id = `note-${index}`;
      return [id, noteCalled(id, { date: `2026-10-${String(index + 1).padStart(2, '0')}` })] as const;
    });
    follow(releaseWith(Object.fromEntries(many)));
    expect(feed()?.match(/<entry>/g)).toHaveLength(20);
    expect(feed()).toContain('note-24');
    expect(feed()).not.toContain('note-4<');
  });

  test('notes stand in the sitemap, in llms.txt and in structured data without an invented person', () => {
    const picture = { image: '00112233445566aa-0123abcd-900x600-rt', alt: 'A till', decorative: false };
    follow(
      releaseWith({
        'slow-tills': noteCalled('slow-tills', { changed: '2026-11-05', sample: true, picture }),
      }),
    );
    const address = absolute('/notes/slow-tills');
    expect(sitemap()).toContain(`<loc>${address}</loc><lastmod>2026-11-05</lastmod>`);
    expect(llms()).toContain(`](${address})`);
    expect(llms()).toContain('Notes marked as samples');
    const graph = structuredData(pageFor('/notes/slow-tills'))['@graph'] as Thing[];
    expect(graph.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
      ...{ headline: 'What slow tills taught us', datePublished: '2026-11-02', dateModified: '2026-11-05' },
      author: { '@id': absolute('/#agency') },
      image: absolute('/media/00112233445566aa-0123abcd-900.jpg'),
    });
    expect(JSON.stringify(graph)).not.toContain('Person');
    const crumbs = JSON.stringify(graph.find((thing) => thing['@type'] === 'BreadcrumbList'));
    expect(crumbs).toContain('"name":"Notes"');
    expect(crumbs).toContain('"name":"What slow tills taught us"');
  });
});
