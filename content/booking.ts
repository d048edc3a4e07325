import { define } from './define.ts';
import { type BookingText, bookingTextSchema } from './schema/booking.ts';
import { siteWords } from './site.ts';

/** Words of /book-discovery-call. Validation messages and toasts are the domain's. */
export const booking: BookingText = define(
  'content/booking.ts',
  bookingTextSchema,
  {
    hero: {
      title: 'Book your free discovery call',
      intro:
        'Half an hour with the founder about your website, your advertising or the enquiries you are not getting. You leave with a straight opinion and a next step, whoever does the work.',
    },
    benefits: [
      { title: '30 Minutes', text: 'Long enough for one real question, short enough for a coffee break.' },
      {
        title: 'Flexible Timing',
        text: 'Any free slot in the next 14 weekdays, and a link to move or cancel it.',
      },
      { title: 'No Obligation', text: 'No card, no contract, and no series of calls afterwards.' },
    ],
    expect: {
      title: 'How the half hour goes',
      items: [
        {
          title: 'Your figures first',
          text: 'Ten minutes on what you sell, to whom, and what a new customer is worth.',
        },
        {
          title: 'Then your site, live',
          text: 'We open it on a phone, as your visitors do, and say what we see.',
        },
        {
          title: 'One next step',
          text: 'The change we would make first, its likely cost, and who could do it.',
        },
      ],
    },
    otherLength: {
      intro:
        '{{minutes}} minutes with the founder about what your website and your advertising do for you. You get a clear view and a next step, whoever ends up doing the work.',
      benefit: { title: '{{minutes}} Minutes', text: 'Time for a real question and a plain answer.' },
      outlineTitle: 'How the call goes',
      outlineFirst: 'What you sell, to whom, and what a new customer is worth.',
      duration: 'Duration: {{minutes}} minutes',
    },
    otherHorizon: 'Any free slot within {{weekdays}}, and a link to move or cancel it.',
    dates: {
      title: 'Choose a date',
      hint: 'Pick a day to see its free times.',
      today: 'Today',
      none: 'Please select a date first',
      missed: 'The date you asked for cannot be booked: please choose another.',
    },
    times: {
      title: 'Choose a time',
      loading: 'Loading available times...',
      booked: 'Booked',
      gone: 'Gone',
      tooSoon: 'Too soon',
      noneTitle: 'No availability on this date',
      noneText: 'This date is fully booked or blocked. Please select another date.',
      missed: 'The time you asked for cannot be booked: please choose another.',
      requestTitle: 'The live diary cannot be reached just now',
      requestText:
        'These are our usual times. Choose one to request it, and a person will confirm it by email or suggest the nearest one that is free. Until then it is a request, not a booking.',
      ownerTitle: 'Each call is confirmed by hand',
      ownerText:
        'The times below are free. Choose one to ask for it, and we will email you by the next working day to say whether it is yours.',
      zone: 'Show my time for',
    },
    closed: {
      title: 'Online booking is closed just now',
      text: 'We are not taking new calls through this page at the moment. Write or ring, and a person will find you a time.',
    },
    full: {
      title: 'Every day shown is full',
      text: 'One more day opens every weekday. If that is too late, write or ring, and a person will find you a time.',
    },
    details: {
      title: 'Your details',
      name: 'Full Name *',
      email: 'Email Address *',
      phone: 'Phone Number',
      company: 'Company',
      message: 'What would you like to talk about?',
      messagePlaceholder: 'A link to your website and the one thing that bothers you about it.',
    },
    summary: {
      title: 'Your call',
      duration: 'Duration: 30 minutes',
      timeZone: 'Time Zone: Europe/London',
      yourTime: 'In your own time zone',
      held: 'Kept for you until',
      heldOver: 'We kept this time for ten minutes. It may well still be free: book it to find out.',
    },
    buttons: {
      book: 'Book this call',
      request: 'Request this time',
      booking: 'Booking...',
      again: 'Choose another time',
    },
    confirmed: {
      title: 'Booking Confirmed!',
      text: 'The time is yours.',
      topic: 'We have told the founder what you would like to cover.',
      invitation: 'A calendar invitation arrives by email.',
      unmailed:
        'We have already sent this address as many emails as we allow in a day, so there will be no email this time. Please keep the link to your call below, and add it to your calendar.',
      change: 'If your plans change, our email has links to choose another time or to cancel.',
      add: 'Add to calendar',
      manage: 'Move or cancel this call',
    },
    requested: {
      title: 'Request received',
      text: 'We have your details and the time you asked for. It is not confirmed yet: a person will answer by email by the end of the next working day.',
      toast: 'Your request has been received. The time is not confirmed yet.',
    },
    failed: {
      text: 'We could not take the booking, and what you typed is still here. Try once more, write to {{site.email}}, or ring {{site.phone}}.',
    },
    privacy: {
      text: 'Your details are used for this call and its reminders. More in the',
      link: 'Privacy Policy',
    },
  },
  siteWords,
);
