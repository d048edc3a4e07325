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
    notYou: sentence.meta({ title: 'If it was somebody else' }),
  }),
  already: z.object({ subject: subject(), preview: wording(110), heading, text: sentence }),
  leave: wording(200, [], ['link']).meta({
    title: 'Sentence about leaving',
    description: '{{link}} becomes the link; the law asks for it.',
  }),
  leaveLink: label.meta({ title: 'Words of that link' }),
});

export const enquiryEmailsSchema = z.object({
  headings: z.object({
    contact: heading.meta({ title: 'After a message' }),
    quote: heading.meta({ title: 'After a quote request' }),
    offer: heading.meta({ title: 'After an offer request' }),
    offerFull: heading.meta({ title: 'After an offer request, once no place is left' }),
    'booking-request': heading,
    newsletter: heading,
    application: heading.default('We have your application').meta({ title: 'After an application' }),
  }),
  subject: subject('heading'),
  preview: wording(150, [], ['step']).meta({
    title: 'Line that inboxes show below the subject',
    description: '{{step}} becomes the first thing that happens next.',
  }),
  thanks: wording(60).meta({ title: 'After the name, at the beginning' }),
  next: wording(100).meta({ title: 'Before the list of what happens next' }),
  arrived: sentence.meta({ title: 'That the message arrived' }),
  files: label.meta({ title: 'Before the names of files' }),
  wrong: withPhone.meta({
    title: 'What to do if something is wrong',
    description: '{{phone}} becomes ‘or ring’ and your number.',
  }),
});

export const dataRequestEmailsSchema = z.object({
  names: z.object({
    complaint: label.meta({ title: 'Word for a complaint' }),
    request: label.meta({ title: 'Word for any other request' }),
  }),
  heading: wording(80, [], ['what']),
  subject: subject('heading', 'reference').meta({
    title: 'Subject',
    description: '{{heading}} becomes the heading above.',
  }),
  preview: wording(110, ['date']),
  text: wording(500, ['what', 'received'], ['date']),
  reference: label,
  more: wording(500, [], ['office']).meta({
    title: 'Where else to turn',
    description: '{{office}} becomes the address below.',
  }),
  office: label.meta({ title: 'Address of the Information Commissioner' }),
  notYou: sentence.meta({ title: 'If it was somebody else' }),
});

const greeted = (...may: string[]) => wording(500, may);

export const bookingEmailsSchema = z.object({
  settled: z
    .object({
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
    })
    .meta({ title: 'A call is booked, accepted or moved' }),
  reminder: z
    .object({ subject: subject('date'), preview: wording(150, ['when']), heading, text: greeted() })
    .meta({ title: 'Reminder' }),
  requested: z
    .object({
      subject: subject('date'),
      preview: wording(110),
      heading,
      text: greeted(),
      withdrawn: sentence,
    })
    .meta({ title: 'A time is asked for' }),
  declined: z
    .object({
      subject: subject('date'),
      preview: wording(110),
      heading,
      text: greeted('when'),
      ask: sentence,
      button: label,
    })
    .meta({ title: 'A time could not be confirmed' }),
  cancelled: z
    .object({
      subject: subject('date'),
      preview: wording(110),
      heading,
      byUs: greeted('when'),
      byYou: greeted('when'),
      again: sentence,
      button: label,
    })
    .meta({ title: 'A call is cancelled' }),
  chooseAgain: z
    .object({
      subject: subject('date'),
      preview: wording(110),
      heading,
      text: greeted(),
      ask: sentence,
      button: label,
      none: wording(500, ['phone', 'cancel']),
      cancel: label,
    })
    .meta({ title: 'Please choose another time' }),
  bookAgain: z
    .object({
      subject: subject('date'),
      preview: wording(110),
      heading,
      text: greeted('when'),
      ask: sentence,
      button: label,
      none: withPhone,
    })
    .meta({ title: 'Please book again' }),
  ownWords: label.meta({ title: 'Above what the visitor wrote' }),
  /** How an entry leaves the visitor's calendar. */
  gone: z
    .object({
      file: sentence.meta({ title: 'How to take it out of another calendar' }),
      google: sentence.meta({ title: 'That it leaves their calendar by itself' }),
    })
    .meta({ title: 'How a call leaves the calendar' }),
  invitation: z
    .object({
      google: sentence.meta({ title: 'If Google sends an invitation' }),
      file: sentence.meta({ title: 'If a calendar file is attached' }),
      otherwise: sentence.meta({ title: 'If neither' }),
      addToGoogle: label.meta({ title: 'Link to Google Calendar' }),
      addToOutlook: label.meta({ title: 'Link to Outlook' }),
      addToOutlookWork: label.meta({ title: 'Link to Outlook for work' }),
    })
    .meta({ title: 'Calendar and invitation' }),
  change: z
    .object({
      ask: sentence.meta({ title: 'What to do if plans change' }),
      move: label.meta({ title: 'Link that moves the call' }),
      cancel: label.meta({ title: 'Link that cancels it' }),
      otherwise: withPhone.meta({ title: 'Another way', description: '{{phone}} becomes your number.' }),
    })
    .meta({ title: 'If plans change' }),
  join: label.meta({ title: 'Button that opens the video call' }),
  page: label.meta({ title: 'Link to the page of the call' }),
});
