import { define } from '#content/define.ts';
import { bookingEmailsSchema } from '#content/schema/emails.ts';
import { siteWords } from '#content/site.ts';

/** Emails about a discovery call to whoever booked it. How the call is held stands in content/call.ts. */
export const bookingEmails = define(
  'content/emails/bookings.ts',
  bookingEmailsSchema,
  {
    settled: {
      openings: {
        booked: 'your free discovery call is booked.',
        accepted: 'we have confirmed the time you asked for.',
        'another-time':
          'we cannot do the time you asked for, so we have kept this one for you instead. If it does not suit you, please tell us, or choose another below.',
        moved: 'your discovery call has been moved to this time.',
      },
      headings: {
        booked: 'Booking Confirmed!',
        accepted: 'Booking Confirmed!',
        'another-time': 'Confirmed at another time',
        moved: 'Your call has moved',
      },
      subject: 'Your discovery call on {{date}}',
      subjectMoved: 'Moved: your discovery call on {{date}}',
      preview: 'Your call is booked for {{when}}',
    },
    reminder: {
      subject: 'Reminder: your discovery call on {{date}}',
      preview: 'Your call is on {{when}}',
      heading: 'Your call is coming up',
      text: 'this is a short reminder of your discovery call.',
    },
    requested: {
      subject: 'Request received: discovery call on {{date}}',
      preview: 'We have your request; the time is not confirmed yet.',
      heading: 'Request received',
      text: 'you asked for a discovery call at this time. It is not confirmed yet: a person will answer by email, by the end of the next working day at the latest.',
      withdrawn: 'The time you had before has been given up.',
    },
    declined: {
      subject: 'We cannot do {{date}}: please choose another time',
      preview: 'We could not confirm the time you asked for',
      heading: 'We could not confirm that time',
      text: 'we are sorry: we cannot take the call you asked for on {{when}}.',
      ask: 'Please choose another time, or reply to this email with two that suit you.',
      button: 'Choose another time',
    },
    cancelled: {
      subject: 'Cancelled: your discovery call on {{date}}',
      preview: 'Your discovery call is cancelled',
      heading: 'Your call is cancelled',
      byUs: 'we have had to cancel your discovery call on {{when}}. We are sorry.',
      byYou: 'your discovery call on {{when}} is cancelled, as you asked.',
      again: 'You can choose another time when it suits you, or reply to this email.',
      button: 'Choose another time',
    },
    chooseAgain: {
      subject: 'Please choose another time: your discovery call on {{date}}',
      preview: 'We cannot be there at this time. Please choose another one.',
      heading: 'Could we talk at another time?',
      text: 'we are sorry: we are away at the time of your discovery call, and cannot be there.',
      ask: 'Please choose another time that suits you. It takes a minute, and your details stay as they are.',
      button: 'Choose another time',
      none: 'If none of them suits you, reply to this email or ring {{phone}}. If you no longer need the call, you can {{cancel}}.',
      cancel: 'cancel it',
    },
    bookAgain: {
      subject: 'We missed each other on {{date}}',
      preview: 'Would you like to choose another time?',
      heading: 'Shall we try again?',
      text: 'we could not reach you for your discovery call on {{when}}. These things happen.',
      ask: 'If you would still like to talk, choose a time that suits you better.',
      button: 'Book again',
      none: 'If the mistake was ours, or you would rather write, reply to this email or ring {{phone}}. If you no longer need the call, you do not have to do anything.',
    },
    ownWords: 'From us:',
    gone: {
      file: 'The attached notice removes it from your calendar.',
      google: 'Google Calendar removes it from your calendar.',
    },
    invitation: {
      google:
        'The invitation comes from Google Calendar, in an email of its own. It puts the call in your calendar.',
      file: 'The attached invitation puts the call in your calendar.',
      otherwise: 'If your mail program does not offer it, use one of these:',
      addToGoogle: 'Add to Google Calendar',
      addToOutlook: 'Add to Outlook.com',
      addToOutlookWork: 'Add to Outlook for work or school',
    },
    change: {
      ask: 'Plans changed? Each of these pages asks before it changes anything:',
      move: 'Choose another time',
      cancel: 'Cancel the call',
      otherwise: 'You can also reply to this email or ring {{phone}}.',
    },
    join: 'Join the call',
    page: 'See your call online',
  },
  siteWords,
);
