import { z } from 'zod';
import { text } from './page.ts';

const point = z.object({ title: text(60), text: text(240) });

export const bookingTextSchema = z.object({
  hero: z.object({ title: text(80), intro: text(300) }),
  benefits: z.array(point).length(3),
  expect: z.object({ title: text(60), items: z.array(point).length(3) }),
  /** Instead of the words above when the owner's calls are not of half an hour; with {{minutes}}. */
  otherLength: z.object({
    intro: text(300),
    benefit: point,
    outlineTitle: text(60),
    outlineFirst: text(240),
    duration: text(60),
  }),
  /** Instead of the second benefit's text when the horizon is not of 14 weekdays; with {{weekdays}}. */
  otherHorizon: text(240),
  dates: z.object({
    title: text(60),
    hint: text(160),
    today: text(10),
    none: text(60),
    /** Shown when the date in a link is not one of those offered. */
    missed: text(120),
  }),
  times: z.object({
    title: text(60),
    loading: text(40),
    booked: text(20),
    /** Instead, on a time of today that is past, or nearer than the owner takes calls. */
    gone: text(20),
    tooSoon: text(20),
    noneTitle: text(60),
    noneText: text(120),
    /** Shown when the time in a link is not free while others are. */
    missed: text(120),
    requestTitle: text(80),
    requestText: text(300),
    ownerTitle: text(80),
    ownerText: text(300),
    zone: text(40),
  }),
  closed: z.object({ title: text(80), text: text(300) }),
  /** Shown when no time is free on any date. */
  full: z.object({ title: text(80), text: text(300) }),
  details: z.object({
    title: text(60),
    name: text(40),
    email: text(40),
    phone: text(40),
    company: text(40),
    message: text(60),
    messagePlaceholder: text(160),
  }),
  summary: z.object({
    title: text(40),
    duration: text(40),
    timeZone: text(60),
    yourTime: text(60),
    held: text(80),
    heldOver: text(160),
  }),
  buttons: z.object({ book: text(40), request: text(40), booking: text(20), again: text(40) }),
  confirmed: z.object({
    title: text(40),
    text: text(200),
    /** Only where the visitor wrote something. */
    topic: text(120),
    invitation: text(240),
    /** Instead, to an address that has had its e-mails for the day. */
    unmailed: text(240),
    change: text(200),
    add: text(40),
    manage: text(60),
  }),
  requested: z.object({ title: text(60), text: text(300), toast: text(120) }),
  failed: z.object({ text: text(240) }),
  privacy: z.object({ text: text(240), link: text(40) }),
});

export type BookingText = z.infer<typeof bookingTextSchema>;
