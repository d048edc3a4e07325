import { z } from 'zod';
import { text } from './page.ts';

const state = z.object({ title: text(60), text: text(300) });

export const bookingManageTextSchema = z.object({
  states: z
    .object({
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
    })
    .meta({ title: 'What the page says, by what became of the call' }),
  labels: z
    .object({
      add: text(40).meta({ title: 'Heading above the calendars' }),
      google: text(40).meta({ title: 'Link to Google Calendar' }),
      outlook: text(40).meta({ title: 'Link to Outlook' }),
      outlookWork: text(40).meta({ title: 'Link to Outlook for work' }),
      file: text(60).meta({ title: 'Link to the calendar file' }),
      change: text(60).meta({ title: 'Heading above moving and cancelling' }),
      move: text(40).meta({ title: 'Button that leads to moving' }),
      cancel: text(40).meta({ title: 'Button that leads to cancelling' }),
      keep: text(40).meta({ title: 'Link that leaves the call as it is' }),
      again: text(40).meta({ title: 'Link that books another call' }),
    })
    .meta({ title: 'Buttons, links and headings' }),
  cancel: z
    .object({
      title: text(60).meta({ title: 'Heading' }),
      text: text(240),
      reason: text(60).meta({ title: 'Label: reason' }),
      reasonHint: text(120).meta({ title: 'Line below that label' }),
      button: text(40).meta({ title: 'Button that cancels' }),
      busy: text(40).meta({ title: 'The button, while it is sent' }),
    })
    .meta({ title: 'The page to cancel' }),
  move: z
    .object({
      title: text(60).meta({ title: 'Heading' }),
      intro: text(240),
      from: text(40).meta({ title: 'Before the time until now' }),
      to: text(40).meta({ title: 'Before the new time' }),
      button: text(40).meta({ title: 'Button that moves' }),
      requestButton: text(40).meta({ title: 'Button, if a person has to confirm' }),
      requestWarning: text(300).meta({ title: 'Warning, if a person has to confirm' }),
      confirmTitle: text(60).meta({ title: 'Heading above both times' }),
    })
    .meta({ title: 'The page to move' }),
  oldLink: state,
  unknownLink: state,
});

export type BookingManageText = z.infer<typeof bookingManageTextSchema>;
