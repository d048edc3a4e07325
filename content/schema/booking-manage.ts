import { z } from 'zod';
import { text } from './page.ts';

const state = z.object({ title: text(60), text: text(300) });

export const bookingManageTextSchema = z.object({
  states: z.object({
    confirmed: state,
    moved: state,
    requested: state,
    cancelled: state,
    declined: state,
    /** A request that was not answered before its time came. */
    lapsed: state,
    begun: state,
    /** Any call whose time is past, whether or not both were there. */
    over: state,
  }),
  labels: z.object({
    add: text(40),
    google: text(40),
    outlook: text(40),
    outlookWork: text(40),
    file: text(60),
    change: text(60),
    move: text(40),
    cancel: text(40),
    keep: text(40),
    again: text(40),
  }),
  cancel: z.object({
    title: text(60),
    text: text(240),
    reason: text(60),
    reasonHint: text(120),
    button: text(40),
    busy: text(40),
  }),
  move: z.object({
    title: text(60),
    intro: text(240),
    from: text(40),
    to: text(40),
    button: text(40),
    requestButton: text(40),
    requestWarning: text(300),
    confirmTitle: text(60),
  }),
  oldLink: state,
  unknownLink: state,
});

export type BookingManageText = z.infer<typeof bookingManageTextSchema>;
