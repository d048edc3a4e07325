import { z } from 'zod';
import { text } from './page.ts';

/**
 * A sentence of an email, with names in braces for what is put in.
 * @param may names that it may hold; `must`: names that it may not lose
 */
const wording = (max: number, may: readonly string[] = [], must: readonly string[] = []) =>
  text(max).superRefine((value, context) => {
    const wrong = (message: string) => context.addIssue({ code: 'custom', message });
    const named = new Set([...value.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name));
    for (const name of named) {
      if (!may.includes(name) && !must.includes(name)) wrong(`has nothing for '{{${name}}}'`);
    }
    for (const name of must) if (!named.has(name)) wrong(`must hold '{{${name}}}'`);
  });

const subject = (...must: string[]) => wording(110, [], must);
const heading = wording(60);
const label = wording(40);
const sentence = wording(500);
/** One that can end with ‘or ring …’. */
const withPhone = wording(500, ['phone']);

export const newsletterEmailsSchema = z.object({
  confirm: z.object({
    subject: subject(),
    preview: wording(110),
    heading,
    text: sentence,
    button: label,
    notYou: sentence,
  }),
  already: z.object({ subject: subject(), preview: wording(110), heading, text: sentence }),
  /** Holds the link by which somebody leaves, which the law asks for. */
  leave: wording(200, [], ['link']),
  leaveLink: label,
});

export const enquiryEmailsSchema = z.object({
  headings: z.object({
    contact: heading,
    quote: heading,
    offer: heading,
    offerFull: heading,
    'booking-request': heading,
    newsletter: heading,
  }),
  subject: subject('heading'),
  preview: wording(150, [], ['step']),
  thanks: wording(60),
  next: wording(100),
  arrived: sentence,
  files: label,
  wrong: withPhone,
});

export const dataRequestEmailsSchema = z.object({
  names: z.object({ complaint: label, request: label }),
  heading: wording(80, [], ['what']),
  subject: subject('heading', 'reference'),
  preview: wording(110, ['date']),
  text: wording(500, ['what', 'received'], ['date']),
  reference: label,
  more: wording(500, [], ['office']),
  office: label,
  notYou: sentence,
});

const greeted = (...may: string[]) => wording(500, may);

export const bookingEmailsSchema = z.object({
  settled: z.object({
    openings: z.object({
      booked: greeted(),
      accepted: greeted(),
      'another-time': greeted(),
      moved: greeted(),
    }),
    headings: z.object({ booked: heading, accepted: heading, 'another-time': heading, moved: heading }),
    subject: subject('date'),
    subjectMoved: subject('date'),
    preview: wording(150, ['when']),
  }),
  reminder: z.object({ subject: subject('date'), preview: wording(150, ['when']), heading, text: greeted() }),
  requested: z.object({
    subject: subject('date'),
    preview: wording(110),
    heading,
    text: greeted(),
    withdrawn: sentence,
  }),
  declined: z.object({
    subject: subject('date'),
    preview: wording(110),
    heading,
    text: greeted('when'),
    ask: sentence,
    button: label,
  }),
  cancelled: z.object({
    subject: subject('date'),
    preview: wording(110),
    heading,
    byUs: greeted('when'),
    byYou: greeted('when'),
    again: sentence,
    button: label,
  }),
  chooseAgain: z.object({
    subject: subject('date'),
    preview: wording(110),
    heading,
    text: greeted(),
    ask: sentence,
    button: label,
    none: wording(500, ['phone', 'cancel']),
    cancel: label,
  }),
  bookAgain: z.object({
    subject: subject('date'),
    preview: wording(110),
    heading,
    text: greeted('when'),
    ask: sentence,
    button: label,
    none: withPhone,
  }),
  ownWords: label,
  /** How an entry leaves the visitor's calendar. */
  gone: z.object({ file: sentence, google: sentence }),
  invitation: z.object({
    google: sentence,
    file: sentence,
    otherwise: sentence,
    addToGoogle: label,
    addToOutlook: label,
    addToOutlookWork: label,
  }),
  change: z.object({ ask: sentence, move: label, cancel: label, otherwise: withPhone }),
  join: label,
  page: label,
});
