import { expect, it } from 'vitest';
import { catalogue } from '#art/catalogue.ts';
import { studyDrawings } from '#content/schema/exhibit.ts';
import { services } from '#content/services/all.ts';
import { proofOf } from './proof.ts';

const drawn = new Set<string>(catalogue.map(({ name }) => name));

it('there is a picture for every drawing that a card can choose', () => {
  expect(studyDrawings.filter((name) => !drawn.has(proofOf(name).name))).toEqual([]);
});

it('each study on a service page shows a drawing of its own, as its line says, and none twice', () => {
  for (const { slug, sections } of Object.values(services))
    for (const section of sections)
      if (section.kind === 'case-studies') {
        const chosen = section.cards.map(({ drawing }) => drawing);
        expect(chosen, slug).not.toContain('poster');
        expect(new Set(chosen).size, slug).toBe(section.cards.length);
      }
});

it('a page is shown as on a phone, a screen in its frame and a paper whole', () => {
  expect(proofOf('den-architecture-after')).toEqual({ name: 'den-architecture-after-narrow', kind: 'page' });
  expect(proofOf('den-architecture-guide')).toEqual({ name: 'den-architecture-guide', kind: 'page' });
  expect(proofOf('buddha-brands-tap-3')).toEqual({ name: 'buddha-brands-tap-3', kind: 'screen' });
  expect(proofOf('yards-store-tap-4')).toEqual({ name: 'yards-store-tap-4', kind: 'deep' });
  expect(proofOf('chartford-homes-tap-3')).toEqual({
    name: 'chartford-homes-tap-3',
    kind: 'deep',
    low: true,
  });
  expect(proofOf('yards-store-guides')).toEqual({ name: 'yards-store-guides', kind: 'paper' });
});
