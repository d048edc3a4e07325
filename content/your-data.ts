import { define } from './define.ts';
import { yourDataSchema } from './schema/your-data.ts';
import { siteWords } from './site.ts';

/** The page for requests and complaints about personal data, and the names of what is asked and done. */
export const yourData = define(
  'content/your-data.ts',
  yourDataSchema,
  {
    hero: {
      title: 'Your data, your say',
      intro:
        'Ask for what we hold about you, have it corrected or deleted, tell us to stop, or complain about how we treated it. It costs nothing, and a person answers.',
    },
    kinds: {
      copy: {
        label: 'Send me a copy',
        hint: 'Everything we hold under your address, in a file you can read.',
        name: 'Copy of data',
      },
      correct: { label: 'Correct it', hint: 'Tell us what is wrong and what is right.', name: 'Correction' },
      delete: {
        label: 'Delete it',
        hint: 'Any calls you have booked are cancelled as well. We tell you what the law makes us keep.',
        name: 'Deletion',
      },
      object: {
        label: 'Stop using it',
        hint: 'Object to a use, such as hearing from us again.',
        name: 'Objection',
      },
      complaint: {
        label: 'Complain',
        hint: 'About something we did, or did not do, with your data.',
        name: 'Complaint about data',
      },
      other: {
        label: 'Something else',
        hint: 'Any other question about your data.',
        name: 'Other data question',
      },
    },
    outcomes: {
      done: 'Done as asked',
      partly: 'Done in part',
      'nothing-held': 'We hold nothing about this person',
      refused: 'Refused, with reasons',
      withdrawn: 'Withdrawn by the person',
    },
    fields: {
      kind: 'What should we do?',
      name: 'Your name',
      email: 'Your email address',
      emailHint: 'The one you used with us, if you have several. We answer there.',
      about: 'What is it about?',
      aboutHint: 'For instance: an enquiry from May, the newsletter, a call.',
      message: 'In your own words',
    },
    send: 'Send my request',
    privacy:
      'We use what you write here to deal with it and to show later that we did, for two years from our answer. More in the {{privacy}}.',
    failure: 'We could not save that just now. Please try again in a minute, or write to {{site.email}}.',
    terms: {
      title: 'How long it takes',
      items: [
        {
          title: 'Requests: one month',
          text: 'We answer within one month of the day it reaches us. If you wrote from an address that we do not know, we may ask for a little more to be sure it is you.',
        },
        {
          title: 'Complaints: 30 days',
          text: 'You get a receipt by email at once. We look into it without delay and tell you the outcome within 30 days.',
        },
        {
          title: 'Not happy with our answer?',
          text: 'You can go to the Information Commissioner’s Office at any time: ico.org.uk/make-a-complaint, phone 0303 123 1113.',
        },
      ],
    },
    sent: {
      title: 'We have it',
      request:
        'Your request is stored under the reference {{reference}}. We will answer it by {{date}} at the latest.',
      complaint:
        'Your complaint is stored under the reference {{reference}}. We will tell you the outcome by {{date}} at the latest.',
      after:
        'We email you a receipt with this date. If none comes, check the address you typed and send the form again.',
    },
  },
  siteWords,
);
