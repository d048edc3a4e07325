import { define } from './define.ts';
import { type BookingManageText, bookingManageTextSchema } from './schema/booking-manage.ts';
import { siteWords } from './site.ts';

/** Words of the pages behind the links in booking emails: see, move or cancel one call. */
export const bookingManage: BookingManageText = define(
  'content/booking-manage.ts',
  bookingManageTextSchema,
  {
    states: {
      confirmed: {
        title: 'Booking Confirmed!',
        text: 'Your time is booked. Keep this page’s address: it shows the call, and lets you move or cancel it.',
      },
      moved: {
        title: 'Your call has moved',
        text: 'The new time is yours and the old one is free for somebody else. An updated invitation follows by email.',
      },
      requested: {
        title: 'Request received',
        text: 'You asked for this time, and it is not confirmed yet: a person will answer by email by the end of the next working day.',
      },
      cancelled: {
        title: 'This call is cancelled',
        text: 'The time is free again, and no reminder will be sent. You can book another time whenever it suits you.',
      },
      declined: {
        title: 'This time could not be confirmed',
        text: 'We cannot take the call at that time. Please choose another, or write to {{site.email}} with two that suit you.',
      },
      lapsed: {
        title: 'We did not answer in time',
        text: 'We are sorry: we had not answered your request by the time you asked for, so the call did not go ahead. Please choose another time, or write to {{site.email}} and we will find you one.',
      },
      begun: {
        title: 'Your call has begun',
        text: 'If we are not talking yet, ring {{site.phone}}.',
      },
      over: {
        title: 'This call is over',
        text: 'There is nothing left to change here. For anything else, write to {{site.email}}.',
      },
    },
    labels: {
      add: 'Add to calendar',
      google: 'Google Calendar',
      outlook: 'Outlook.com',
      outlookWork: 'Outlook for work',
      file: 'Calendar file (.ics)',
      change: 'Change of plan?',
      move: 'Choose another time',
      cancel: 'Cancel this call',
      keep: 'Keep the call',
      again: 'Book another time',
    },
    cancel: {
      title: 'Cancel your call?',
      text: 'Somebody else can book the time at once.',
      reason: 'Why are you cancelling?',
      reasonHint: 'You do not have to say. If you do, only we will read it.',
      button: 'Yes, cancel it',
      busy: 'Cancelling...',
    },
    move: {
      title: 'Move your call',
      intro: 'You keep your present time until you confirm a new one.',
      from: 'Now',
      to: 'New time',
      button: 'Move my call',
      requestButton: 'Ask for this time',
      requestWarning:
        'We confirm the new time by hand. Sending this gives up your present time, and we will email you to say whether the new one is yours.',
      confirmTitle: 'Is this right?',
    },
    oldLink: {
      title: 'This link is out of date',
      text: 'The call has been moved since this link was sent. Our latest email about it has the links that work.',
    },
    unknownLink: {
      title: 'There is no call at this address',
      text: 'Your email program may have cut the link in two: copy the whole of it from the email. If that does not help, ring {{site.phone}}.',
    },
  },
  siteWords,
);
