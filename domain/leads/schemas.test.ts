import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { bookingRequestSchema, isBookingRequest } from './booking-request.ts';
import { contactSchema, contactStepOne, contactSteps } from './contact.ts';
import { envelopeSchema } from './envelope.ts';
import { honeypotField } from './honeypot.ts';
import { offerSchema } from './offer.ts';
import { contactProjectTypes } from './options.ts';
import { quoteSchema } from './quote.ts';

/** The first message for each field. */
function messages(schema: z.ZodType, input: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const issue of schema.safeParse(input).error?.issues ?? [])
    found[String(issue.path[0])] ??= issue.message;
  return found;
}

const enquiry = {
  name: 'Ada Example',
  email: 'ada@example.com',
  company: 'Example Ltd',
  projectTypes: ['seo'],
  budget: '5k-15k',
  timeline: 'asap',
  message: 'We sell garden rooms.',
};

describe('contact', () => {
  it('says exactly the specified words for what is empty', () => {
    const expected = {
      name: 'Name is required',
      email: 'Email is required',
      company: 'Company name is required',
      projectTypes: 'Please select at least one project type',
      budget: 'Please select a budget range',
      timeline: 'Please select a timeline',
      message: 'Please tell us about your project',
    };
    expect(messages(contactSchema, {})).toEqual(expected);
    const blank = {
      name: ' ',
      email: '\t',
      company: ' ',
      projectTypes: [],
      budget: '',
      timeline: ' ',
      message: '\n ',
    };
    expect(messages(contactSchema, blank)).toEqual(expected);
  });

  it('says exactly the specified words for what is too short or malformed', () => {
    expect(messages(contactSchema, { ...enquiry, name: 'A', email: 'ada@', message: '123456789' })).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      message: 'Please provide more details (at least 10 characters)',
    });
    expect(messages(contactSchema, { ...enquiry, message: '1234567890' })).toEqual({});
  });

  it('has three steps whose fields are those of the specification', () => {
    expect(contactSteps.map((step) => Object.keys(step.shape))).toEqual([
      ['name', 'email', 'company'],
      ['projectTypes', 'budget', 'timeline'],
      ['message'],
    ]);
    expect(contactStepOne.shape.company.safeParse('').error?.issues[0]?.message).toBe(
      'Company name is required',
    );
  });

  it('refuses ids that were not offered, and lists of any length', () => {
    expect(messages(contactSchema, { ...enquiry, budget: '1p' })).toHaveProperty('budget');
    expect(messages(contactSchema, { ...enquiry, projectTypes: ['seo', 'hacking'] })).toHaveProperty(
      'projectTypes',
    );
    const many = Array.from({ length: 5000 }, () => 'seo');
    expect(messages(contactSchema, { ...enquiry, projectTypes: many })).toHaveProperty('projectTypes');
    expect(messages(contactSchema, { ...enquiry, projectTypes: { length: 1 } })).toHaveProperty(
      'projectTypes',
    );
  });

  it('takes what a form sends: one ticked box as a text, a checkbox as on', () => {
    const parsed = contactSchema.parse({ ...enquiry, projectTypes: 'seo', newsletter: 'on' });
    expect(parsed).toMatchObject({
      projectTypes: ['seo'],
      newsletter: true,
      region: 'UK',
      phone: '',
      reason: '',
    });
    expect(
      contactSchema.parse({ ...enquiry, projectTypes: [...contactProjectTypes, 'seo'] }).projectTypes,
    ).toEqual([...contactProjectTypes]);
  });

  it('takes a text that nobody can see for an empty one, and leaves alone what holds emoji and letters together', () => {
    const unseen = { name: '\u200b\u3164', company: '\u2060 \u2800', message: '\ufeff'.repeat(20) };
    expect(messages(contactSchema, { ...enquiry, ...unseen })).toEqual({
      name: 'Name is required',
      company: 'Company name is required',
      message: 'Please tell us about your project',
    });
    const joined = 'نامه\u200cای 👩\u200d💻\ufe0f';
    expect(contactSchema.parse({ ...enquiry, name: joined }).name).toBe(joined);
  });

  it('keeps names in one line, so that none can write a header of its own', () => {
    expect(contactSchema.parse({ ...enquiry, name: 'Ada\r\nBcc: all@example.com' }).name).toBe(
      'Ada Bcc: all@example.com',
    );
  });
});

describe('booking request', () => {
  const fallback = {
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Discovery Call Booking Request\nCompany: –',
  };

  it('is told from the full form by its message and its fields', () => {
    expect(isBookingRequest(fallback)).toBe(true);
    expect(isBookingRequest({ ...fallback, message: 'Hello' })).toBe(false);
    expect(isBookingRequest({ ...fallback, company: '' })).toBe(false);
    expect(isBookingRequest({})).toBe(false);
    expect(bookingRequestSchema.parse(fallback).message).toContain('\n');
  });
});

describe('quote', () => {
  it('needs a name and an e-mail address and nothing else', () => {
    expect(messages(quoteSchema, {})).toEqual({
      fullName: 'Full name is required',
      email: 'Email is required',
    });
    expect(quoteSchema.parse({ fullName: 'Ada', email: 'ada@example.com', budget: '' })).toMatchObject({
      primaryGoals: [],
      desiredFeatures: [],
      budget: '',
      projectDetails: '',
    });
  });

  it('refuses ids that were not offered', () => {
    const wrong = {
      projectType: 'x',
      primaryGoals: ['x'],
      desiredFeatures: 'x',
      numberOfPages: '7',
      howDidYouHear: 'x',
    };
    const found = messages(quoteSchema, { fullName: 'Ada', email: 'ada@example.com', ...wrong });
    expect(Object.keys(found).sort()).toEqual(Object.keys(wrong).sort());
  });
});

describe('offer', () => {
  const offer = {
    firstName: 'Ada',
    lastName: 'Example',
    email: 'ada@example.com',
    businessName: 'Example Ltd',
  };

  it('needs consent', () => {
    for (const consent of [undefined, false, 'false', 'off', ''])
      expect(Object.keys(messages(offerSchema, { ...offer, consent }))).toEqual(['consent']);
    for (const consent of [true, 'true', 'on'])
      expect(offerSchema.parse({ ...offer, consent }).consent).toBe(true);
  });

  it('needs names, address and business', () => {
    expect(Object.keys(messages(offerSchema, {}))).toEqual([
      'firstName',
      'lastName',
      'email',
      'businessName',
      'consent',
    ]);
  });
});

describe('envelope', () => {
  it('never refuses for an odd token, honeypot or attribution', () => {
    const odd = { formToken: 7, [honeypotField]: { a: 1 }, attribution: 'not json' };
    expect(envelopeSchema.parse(odd)).toEqual({
      formToken: undefined,
      [honeypotField]: 'filled',
      attribution: null,
    });
    expect(envelopeSchema.parse({})).toEqual({ attribution: null });
    expect(envelopeSchema.safeParse({ idempotencyKey: 'no spaces' }).success).toBe(false);
  });
});
