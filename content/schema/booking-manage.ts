import { z } from 'zod';
import { text } from './page.ts';

const state = (title: string) =>
  z.object({ title: text(60).meta({ title: 'Heading' }), text: text(300) }).meta({ title });

export const bookingManageTextSchema = z.object({
  states: z
    .object({
      confirmed: state('The call is booked'),
      moved: state('It was moved'),
      requested: state('It is asked for, and not yet confirmed'),
      cancelled: state('It was cancelled'),
      declined: state('It was asked for and declined'),
      /** A request that was not answered before its time came. */
      lapsed: state('It was asked for and never confirmed'),
      begun: state('It has begun'),
      /** Any call whose time is past, whether or not both were there. */
      over: state('Its time is past'),
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
      text: text(240).meta({ title: 'Text below the heading' }),
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
  oldLink: state('A link from before the call was moved'),
  unknownLink: state('A link to no call'),
});

export type BookingManageText = z.infer<typeof bookingManageTextSchema>;
