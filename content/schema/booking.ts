import { z } from 'zod';
import { text } from './page.ts';

const heading = (most: number) => text(most).meta({ title: 'Heading' });
const point = z.object({ title: heading(60), text: text(240) });
const notice = z.object({ title: heading(80), text: text(300) });

export const bookingTextSchema = z.object({
  hero: z.object({ title: heading(80), intro: text(300) }),
  benefits: z.array(point).length(3).meta({ title: 'Reasons to book a call' }),
  expect: z
    .object({ title: heading(60), items: z.array(point).length(3).meta({ title: 'Parts of the call' }) })
    .meta({ title: 'How the call goes' }),
  /** Instead of the words above when the owner's calls are not of half an hour; with {{minutes}}. */
  otherLength: z
    .object({
      intro: text(300).meta({
        title: 'Introduction',
        description: '{{minutes}} becomes the length of a call.',
      }),
      benefit: point.meta({ title: 'First reason to book a call' }),
      outlineTitle: text(60).meta({ title: 'Heading of how the call goes' }),
      outlineFirst: text(240).meta({ title: 'First part of how the call goes' }),
      duration: text(60).meta({
        title: 'Duration',
        description: '{{minutes}} becomes the length of a call.',
      }),
    })
    .meta({ title: 'If calls are not half an hour long', description: 'In place of the words above.' }),
  otherHorizon: text(240).meta({
    title: 'Second reason, if more or fewer days can be booked',
    description: 'Shown unless 14 weekdays are open. {{weekdays}} becomes how many are.',
  }),
  dates: z
    .object({
      title: text(60).meta({ title: 'Heading above the dates' }),
      hint: text(160).meta({ title: 'Line below that heading' }),
      today: text(10).meta({ title: 'Word on today’s date' }),
      none: text(60).meta({ title: 'In place of the times, before a date is chosen' }),
      missed: text(120).meta({ title: 'If the date of a link cannot be booked' }),
    })
    .meta({ title: 'Choosing a date' }),
  times: z
    .object({
      title: text(60).meta({ title: 'Heading above the times' }),
      loading: text(40).meta({ title: 'While times are looked up' }),
      booked: text(20).meta({ title: 'On a time that is taken' }),
      gone: text(20).meta({ title: 'On a time of today that is past' }),
      tooSoon: text(20).meta({ title: 'On a time that is too near' }),
      noneTitle: text(60).meta({ title: 'Heading, if a date has no free time' }),
      noneText: text(120).meta({ title: 'Text, if a date has no free time' }),
      missed: text(120).meta({ title: 'If the time of a link is taken' }),
      requestTitle: text(80).meta({ title: 'Heading, while the calendar cannot be reached' }),
      requestText: text(300).meta({ title: 'Text, while the calendar cannot be reached' }),
      ownerTitle: text(80).meta({ title: 'Heading, if you confirm calls by hand' }),
      ownerText: text(300).meta({ title: 'Text, if you confirm calls by hand' }),
      zone: text(40).meta({ title: 'Label of the choice of a time zone' }),
    })
    .meta({ title: 'Choosing a time' }),
  closed: notice.meta({ title: 'While booking is closed' }),
  /** Shown when no time is free on any date. */
  full: notice.meta({ title: 'While no date has a free time' }),
  details: z
    .object({
      title: text(60).meta({ title: 'Heading above the form' }),
      name: text(40).meta({ title: 'Label: name' }),
      email: text(40).meta({ title: 'Label: email' }),
      phone: text(40).meta({ title: 'Label: phone' }),
      company: text(40).meta({ title: 'Label: company' }),
      message: text(60).meta({ title: 'Label: message' }),
      messagePlaceholder: text(160).meta({ title: 'Grey example in the empty message' }),
    })
    .meta({ title: 'The form' }),
  summary: z
    .object({
      title: heading(40),
      duration: text(40).meta({ title: 'How long the call takes' }),
      timeZone: text(60).meta({ title: 'Line on the time zone' }),
      yourTime: text(60).meta({ title: 'Before the time on the visitor’s clock' }),
      held: text(80).meta({ title: 'Before the time until which it is kept' }),
      heldOver: text(160).meta({ title: 'Once it is no longer kept' }),
    })
    .meta({ title: 'Beside the form' }),
  buttons: z
    .object({
      book: text(40).meta({ title: 'Button that books' }),
      request: text(40).meta({
        title: 'Button that asks for a time',
        description: 'Where calls are confirmed by hand.',
      }),
      booking: text(20).meta({ title: 'The button, while it is sent' }),
      again: text(40).meta({ title: 'Button that goes back to the times' }),
    })
    .meta({ title: 'Buttons' }),
  confirmed: z
    .object({
      title: heading(40),
      text: text(200),
      topic: text(120).meta({ title: 'If the visitor wrote something' }),
      invitation: text(240).meta({ title: 'What is said of the email' }),
      unmailed: text(240).meta({ title: 'Instead, if no more emails may go to that address today' }),
      change: text(200).meta({ title: 'What to do if plans change' }),
      add: text(40).meta({ title: 'Heading above the calendars' }),
      manage: text(60).meta({ title: 'Link to the page of the call' }),
    })
    .meta({ title: 'Once a call is booked' }),
  requested: z
    .object({
      title: heading(60),
      text: text(300),
      toast: text(120).meta({ title: 'Short message that appears for a moment' }),
    })
    .meta({ title: 'Once a time is asked for' }),
  failed: z.object({ text: text(240) }).meta({ title: 'If booking did not work' }),
  privacy: z.object({ text: text(240), link: text(40).meta({ title: 'Words of its link' }) }),
});

export type BookingText = z.infer<typeof bookingTextSchema>;
