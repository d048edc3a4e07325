import { z } from 'zod';
import { text } from './page.ts';

export const callTextSchema = z.object({
  /** Over every sentence that tells how a call is held. */
  label: text(40),
  /** Where calendars show a place. */
  place: text(40),
  /** Told before a call is booked. */
  before: z.object({ video: text(160), phone: text(160) }),
  /** Told of a call that is booked or asked for, on pages, in emails and calendars alike. */
  told: z.object({
    /** Before the link. */
    link: text(80),
    awaited: text(240),
    /** With {{number}}. */
    ring: text(80),
    ringUntold: text(80),
    wanted: text(120),
  }),
  /** What the owner reads in place of them. */
  owner: z.object({
    link: text(80),
    awaited: text(160),
    /** With {{number}}. */
    ring: text(80),
    ringUntold: text(80),
    wanted: text(160),
  }),
  /** Asks for a number where one is needed and none is known, and for a better one where one is. */
  number: z.object({
    ask: text(120),
    other: text(60),
    label: text(40),
    button: text(40),
    /** In emails, before the link to the call's page. */
    mail: text(120),
    link: text(60),
  }),
  /** Only where calls are recorded (content/site.ts). */
  recorded: text(240),
  /** For the privacy policy; the second where calls are not recorded. */
  policy: z.object({ recorded: text(300), notRecorded: text(300) }),
});
