import { z } from 'zod';
import { text } from './page.ts';

export const callTextSchema = z.object({
  label: text(40).meta({
    title: 'Label before the way of the call',
    description: 'Stands before every sentence that tells how a call is held.',
  }),
  place: text(40).meta({
    title: 'Place in calendars',
    description: 'Where the calendar shows a place, for calls by phone.',
  }),
  /** Told before a call is booked. */
  before: z
    .object({
      video: text(160).meta({ title: 'Before booking, by video' }),
      phone: text(160).meta({ title: 'Before booking, by phone' }),
    })
    .meta({ title: 'Before a call is booked' }),
  /** Told of a call that is booked or asked for, on pages, in emails and calendars alike. */
  told: z
    .object({
      link: text(80).meta({ title: 'Before the link to the video call' }),
      awaited: text(240).meta({ title: 'While there is no link yet' }),
      ring: text(80).meta({
        title: 'With a number to ring',
        description: '{{number}} becomes the visitor’s number.',
      }),
      ringUntold: text(80).meta({
        title: 'With a number that is not repeated',
        description: 'On pages that others may see.',
      }),
      wanted: text(120).meta({ title: 'While there is no number' }),
    })
    .meta({ title: 'Said to visitors', description: 'On pages, in emails and in calendars.' }),
  /** What the owner reads in place of them. */
  owner: z
    .object({
      link: text(80).meta({ title: 'Before the link to the video call' }),
      awaited: text(160).meta({ title: 'While there is no link yet' }),
      ring: text(80).meta({
        title: 'With a number to ring',
        description: '{{number}} becomes the visitor’s number.',
      }),
      ringUntold: text(80).meta({ title: 'With a number that is not repeated' }),
      wanted: text(160).meta({ title: 'While there is no number' }),
    })
    .meta({ title: 'Said to you', description: 'In your emails and in the owner’s area.' }),
  /** Asks for a number where one is needed and none is known, and for a better one where one is. */
  number: z
    .object({
      ask: text(120).meta({ title: 'Question, while there is no number' }),
      other: text(60).meta({ title: 'Question, once there is one' }),
      label: text(40).meta({ title: 'Label of the field for the number' }),
      button: text(40).meta({ title: 'Button beside it' }),
      mail: text(120).meta({ title: 'In emails, before the link' }),
      link: text(60).meta({ title: 'In emails, the words of the link' }),
    })
    .meta({ title: 'Asking for a number to ring' }),
  /** Only where calls are recorded (content/site.ts). */
  recorded: text(240).meta({
    title: 'Said while calls are recorded',
    description: 'Whether they are is said under ‘Who we are’.',
  }),
  /** For the privacy policy; the second where calls are not recorded. */
  policy: z
    .object({
      recorded: text(300).meta({ title: 'In the privacy policy, if calls are recorded' }),
      notRecorded: text(300).meta({ title: 'In the privacy policy, if they are not' }),
    })
    .meta({ title: 'In the privacy policy' }),
});
