import { expect, it } from 'vitest';
import { catalogue } from '#art/catalogue.ts';
import { services } from '#content/services/all.ts';
import { allProof, proofOf } from './proof.ts';

it('there is a drawing for each study that a service page names, and none of them twice on a page', () => {
  for (const { slug, sections } of Object.values(services))
    for (const section of sections)
      if (section.kind === 'case-studies') {
        const names = section.cards.map((card) => proofOf(slug, card.slug)?.name);
        expect(new Set(names).size, slug).toBe(section.cards.length);
        for (const name of names) expect(catalogue.map((one) => one.name)).toContain(name);
      }
});

it('a drawing is of the study that it stands for', () => {
  for (const [service, study] of allProof)
    expect(proofOf(service, study)?.name).toMatch(new RegExp(`^${study}-`));
});

it('what is not drawn for it has none', () => {
  expect(proofOf('web-design', 'harbour-books')).toBeNull();
  expect(proofOf('ppc-advertising', 'yards-store')).toBeNull();
});
