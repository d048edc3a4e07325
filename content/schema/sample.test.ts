import { describe, expect, it } from 'vitest';
import { check as checkFacts } from '#content/define.ts';
import { caseStudies } from '#content/portfolio.ts';
import { testimonials } from '#content/testimonials.ts';
import { caseStudySchema } from './case-study.ts';
import { testimonialsSchema } from './testimonial.ts';

const [study] = caseStudies;
const [quotation] = testimonials;
const real = {
  ...study,
  sample: false,
  basis: 'Shop orders from January to June 2026 against the year before.',
  url: 'https://www.client.co.uk',
};
const check = (data: unknown) => () => checkFacts('x.ts', caseStudySchema('buddha-brands'), data as never);

describe('content that was invented and is now real', () => {
  it('is accepted once basis and address are real', () => {
    expect(check(real)()).toMatchObject({ sample: false });
  });

  it.each([
    [{ basis: 'Sample figures, as before.' }, "field 'basis': must say where the real figures come from"],
    [{ url: 'https://client.example' }, "field 'url': must be the client's real address"],
    [{ sample: true }, "field 'basis': must begin with 'Sample figures'"],
    [{ sample: 'no' }, "field 'sample': must be true (invented) or false (real)"],
    [{ image: 'other' }, "field 'image': must be"],
  ])('is refused with a sentence when it is half changed: %o', (change, sentence) => {
    expect(check({ ...real, ...change })).toThrow(sentence);
  });

  it('names what is missing or of the wrong kind in plain words', () => {
    expect(check({ ...real, tagline: undefined })).toThrow("x.ts: field 'tagline': is missing");
    expect(check({ ...real, tags: 'Retail' })).toThrow("x.ts: field 'tags': must be a list");
  });

  it('names the entry of a list beside its number', () => {
    const goals = real.objectives?.goals.map((goal) => ({ ...goal, description: '' }));
    expect(check({ ...real, objectives: { ...real.objectives, goals } })).toThrow(
      `field 'objectives.goals[0].description' (of '${goals?.[0]?.title}'): must not be empty`,
    );
  });

  const review = (change: object) => () =>
    checkFacts('x.ts', testimonialsSchema, [{ ...quotation, ...change }] as never);
  it('keeps company and position of a review the same', () => {
    expect(review({ position: 'Another' })).toThrow("position' (of '");
    expect(review({ position: 'Another' })).toThrow('must be the same as company');
  });

  it('refuses stars that nobody gave', () => {
    expect(review({ rating: 5 })).toThrow('nobody gave these stars');
    expect(review({ sample: false, rating: 4 })()).toMatchObject([{ sample: false, rating: 4 }]);
  });

  it('takes no proof among what is published', () => {
    expect(review({ proof: { giver: 'Ann Client' } })).toThrow('the proof of a review is entered in');
    expect(review({ note: 'x' })).toThrow('has more than is shown');
  });
});
