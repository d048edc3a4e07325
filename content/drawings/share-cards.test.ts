import { afterEach, expect, test } from 'vitest';
import { contentDocuments } from '#content/documents.ts';
import { followRelease, type Release } from '#content/live.ts';
import type { Page } from '#content/schema/page.ts';
import type { Site } from '#content/schema/site.ts';
import type { ToDraw } from '#domain/pictures/drawn.ts';
import { noteCalled, releaseWith } from '#tests/support/notes.ts';
import { shareCards, wantedCard } from './share-cards.ts';
import { allWanted, wantedCalled } from './wanted.ts';

const shipped: Release = new Map();
afterEach(() => followRelease(() => shipped));

/** A release in which one document says something else. */
function follow<Facts extends object>(id: string, change: (facts: Facts) => void): void {
  const document = contentDocuments.get(id);
  if (!document) throw new Error(`There is no document '${id}'.`);
  const facts = structuredClone(document.defaults) as Facts;
  change(facts);
  const release: Release = new Map([[document.file, facts]]);
  followRelease(() => release);
}

const names = () => allWanted().map(({ draw }) => draw.name);
const card = (draw: ToDraw | undefined) => (draw?.kind === 'card' ? draw.card : null);

test('nothing is drawn of what ships, and a page of no list has no picture of its own', () => {
  expect(shareCards().length).toBeGreaterThan(30);
  expect(allWanted()).toEqual([]);
  expect(wantedCard('/nowhere')).toBe(null);
});

test('another title has the picture of its page drawn, another name those of all', () => {
  follow<Page[]>('pages', ([home]) => {
    if (home) home.socialTitle = 'Another headline';
  });
  expect(names()).toEqual(['social-home']);
  const wanted = wantedCard('/');
  expect(card(wanted?.draw)).toMatchObject({ title: 'Another headline', brand: 'Foreshore', art: null });
  expect(wantedCard('/services/crm')).toBe(null);
  expect(wantedCalled({ name: 'social-home', key: wanted?.key ?? '' })).toEqual(wanted);
  expect(wantedCalled({ name: 'social-home', key: '0'.repeat(28) })).toBe(null);
  expect(wantedCalled({ name: 'constructor', key: '' })).toBe(null);
  follow<Site>('site', (site) => {
    site.name = 'Harbour';
  });
  expect(names().toSorted()).toEqual(
    shareCards()
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('the offer’s dates and the words of a drawing stand in the pictures that have them', () => {
  follow<{ dates: { endsOn: string } }>('offer/summer', ({ dates }) => {
    dates.endsOn = '2025-09-07';
  });
  expect(names()).toEqual(['social-summer-offer-open', 'social-summer-offer-ended']);
  follow<Record<string, Record<string, string>>>('drawings/web-design', (drawings) => {
    const lines = drawings['service-web-design'];
    if (lines) lines['pick-a-morning'] = 'Pick a tide';
  });
  expect(names()).toEqual([
    'service-web-design',
    'service-web-design-narrow',
    'service-web-design-small',
    'web-design-wipe',
    'social-services-web-design',
  ]);
  expect(card(wantedCard('/services/web-design')?.draw)?.art).toEqual({
    name: 'service-web-design',
    words: { 'Pick a morning': 'Pick a tide' },
  });
});

test('a new note has a picture of its title, beside the picture that it has', () => {
  const image = '0123456789abcdef-01234567-1600x1200-cc';
  const picture = { image, alt: 'A form', decorative: false };
  const note = noteCalled('what-a-form-asks', { title: 'What a form asks', picture });
  const release = releaseWith({ 'what-a-form-asks': note });
  followRelease(() => release);
  expect(names()).toEqual(['social-notes', 'social-notes-what-a-form-asks']);
  expect(card(wantedCard('/notes/what-a-form-asks')?.draw)).toEqual({
    kicker: 'Notes',
    ...{ title: 'What a form asks', brand: 'Foreshore', art: { picture: image } },
  });
});
