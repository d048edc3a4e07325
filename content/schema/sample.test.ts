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
  const proof = {
    giver: 'Ann Client',
    contact: 'ann@client.example',
    givenOn: '2026-03-01',
    permission: 'By e-mail on 2 March 2026',
    original: 'It went well, mostly, and I would do it again with them.',
  };

  it('keeps company and position of a review the same', () => {
    expect(review({ position: 'Another' })).toThrow("position' (of '");
    expect(review({ position: 'Another' })).toThrow('must be the same as company');
  });

  it('refuses a review that is neither a sample nor proved', () => {
    expect(review({ sample: false })).toThrow('must say who gave the review');
    for (const field of Object.keys(proof))
      expect(review({ sample: false, proof: { ...proof, [field]: undefined } }), field).toThrow(
        `proof.${field}`,
      );
    expect(review({ rating: 5 })).toThrow('nobody gave these stars');
  });

  it('takes a proved review, and leaves the proof behind', () => {
    const [shown] = review({ sample: false, proof, rating: 4 })();
    expect(shown).toMatchObject({ sample: false, rating: 4 });
    expect(JSON.stringify(shown)).not.toMatch(/proof|Ann Client|ann@client|mostly/);
  });
});
