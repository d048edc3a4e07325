import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { rules as contact } from '#app/pages/contact/contact-rules.ts';
import { rules as quote } from '#app/pages/quote/quote-rules.ts';
import { rules as request } from '#app/pages/your-data/request-rules.ts';
import { dataRequestSchema } from '#domain/data-requests/schema.ts';
import { contactSteps } from '#domain/leads/contact.ts';
import { quoteSchema } from '#domain/leads/quote.ts';
import type { Rules } from './checks.ts';

it('gives the first message of a contact field, and none for a good value', () => {
  expect(contact.name?.(['  '])).toBe('Name is required');
  expect(contact.name?.(['A'])).toBe('Name must be at least 2 characters');
  expect(contact.name?.(['Ann'])).toBeNull();
  expect(contact.projectTypes?.([])).toBe('Please select at least one project type');
  expect(contact.projectTypes?.(['seo'])).toBeNull();
  expect(contact.projectTypes?.(['seo', 'web-design'])).toBeNull();
  expect(contact.budget?.([])).toBe('Please select a budget range');
  expect(contact.message?.(['123456789'])).toBe('Please provide more details (at least 10 characters)');
});

it('asks for a name and an e-mail address only in a quote', () => {
  expect(quote.fullName?.([''])).toBe('Full name is required');
  expect(quote.email?.(['x'])).toBe('Please enter a valid email address');
  expect(quote.phone?.(['call me'])).toContain('a number that we can ring');
  for (const field of ['phone', 'companyName', 'projectDetails']) expect(quote[field]?.([''])).toBeNull();
});

const [one, two, three] = contactSteps;
const forms: Record<string, [Rules, Record<string, ZodType>]> = {
  contact: [contact, { ...one.shape, ...two.shape, ...three.shape }],
  quote: [quote, quoteSchema.shape],
  'request about data': [request, dataRequestSchema.shape],
};
/** Offered by the page, which sends nothing else: all that can be wrong is that none was chosen. */
const offered = ['projectTypes', 'budget', 'timeline', 'kind'];

const address = fc
  .tuple(
    fc.string({ maxLength: 70 }),
    fc.string({ maxLength: 12 }),
    fc.constantFrom('', '.com', '.co.uk', '.x'),
  )
  .map(([name, host, end]) => `${name}@${host}${end}`);
const mark = fc.constantFrom(
  ' ',
  '\u200b',
  '\u202e',
  '\u0000',
  '\r\n',
  '\ud800',
  '\u2800',
  '@',
  '.',
  '1',
  '+44 ',
);
const typed = fc.oneof(
  fc.emailAddress(),
  address,
  fc.string({ unit: 'binary' }),
  fc.array(mark, { maxLength: 20 }).map((marks) => marks.join('')),
  fc
    .tuple(fc.constantFrom('a', 'é', '😀', ' '), fc.integer({ min: 1, max: 5100 }))
    .map(([sign, count]) => sign.repeat(count)),
  fc.stringMatching(/^[+(]?[\d ().-]{0,45}$/),
);

describe.each(Object.entries(forms))('the rules of the form: %s', (_, [rules, shape]) => {
  it.each(Object.keys(rules).filter((field) => !offered.includes(field)))(
    'say of what is typed into %s what the server says',
    (field) => {
      const said = (text: string) => shape[field]?.safeParse(text).error?.issues[0]?.message ?? null;
      fc.assert(
        fc.property(typed, (text) => rules[field]?.([text]) === said(text)),
        { numRuns: 300 },
      );
      expect(said('x'.repeat(6000))).not.toBeNull();
    },
  );

  it.each(Object.keys(rules).filter((field) => offered.includes(field)))(
    'ask of %s what the server asks: a choice',
    (field) => {
      const none = shape[field]?.safeParse('').error?.issues[0]?.message;
      expect(none).toBeTruthy();
      expect(rules[field]?.([])).toBe(none);
    },
  );

  it('leave no field of the server out where something may be wrong with what the page sends', () => {
    const wrong = (field: string) =>
      ['', 'x'.repeat(6000)].some((text) => shape[field]?.safeParse(text).success === false);
    const chosen = ['projectType', 'primaryGoals', 'desiredFeatures', 'numberOfPages'];
    chosen.push('targetLaunchDate', 'budget', 'howDidYouHear');
    const unruled = Object.keys(shape).filter((field) => !rules[field] && wrong(field));
    expect(unruled.filter((field) => !chosen.includes(field))).toEqual([]);
  });
});
