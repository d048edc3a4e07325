import type { Rendering, SampleMail } from '#server/content/gate/rendering.ts';
import type { Examples } from './example.ts';
import { right } from './right.ts';

const body = '<html><body><h1>Your call has moved</h1><p>We ring you on Monday at ten.</p>';
const button = '<a href="https://site.invalid/about" style="color:#fff;border-radius:999px">About us</a>';
const text = 'Your call has moved. We ring you on Monday at ten.';

/** A release with one email in which nothing is wrong but what is given. */
const mail = (changes: Partial<SampleMail> = {}): Rendering => {
  const one = { document: 'emails/bookings', name: 'the email ‘call moved’', subject: 'Your call has moved' };
  return right({ mails: [{ ...one, html: body + button, text, ...changes }] });
};
const link = (href: string, words = 'See it') => mail({ html: `${body}<a href="${href}">${words}</a>` });

export const mailExamples: Examples = {
  'mail-subject': [
    {
      wrong: mail({ subject: 'Hello\r\nBcc: all@site.uk' }),
      says: 'In the email ‘call moved’ the subject has more than one line',
    },
    { wrong: mail({ subject: ' ' }), says: 'the subject is empty' },
    { wrong: mail({ subject: 'W'.repeat(111) }), says: 'has 111 characters' },
  ],
  'mail-subject-long': [
    { wrong: mail({ subject: 'A call '.repeat(11).trim() }), says: 'has 76 characters. A phone' },
  ],
  'mail-placeholder': [
    { wrong: mail({ subject: 'Your call on {{date}}' }), says: 'not filled in: ‘Your call on {{date}}’' },
    { wrong: mail({ text: `${text} Bye {name}.` }), says: '{name}' },
  ],
  'mail-link': [
    {
      wrong: link('https://site.invalid/gone'),
      says: 'the link ‘See it’ leads to /gone, which is not a page',
    },
    { wrong: link('/about'), says: 'opens nothing from an email' },
    { wrong: link('https://site.invalid/about', ''), says: 'has no words' },
  ],
  'mail-plain': [{ wrong: mail({ text: ' ' }), says: 'nothing is left for those who read plain text' }],
  'mail-whole': [
    { wrong: mail({ html: '<p>Hello</p>' }), says: 'there are 0 main headings' },
    {
      wrong: mail({ html: `${body}<img src="https://site.invalid/x.png">` }),
      says: 'a picture says nothing',
    },
    { wrong: mail({ html: body + button + button }), says: 'there are 2 buttons' },
    { wrong: mail({ html: body + '<p>More. </p>'.repeat(9000) }), says: 'there are 1' },
  ],
};

/** Links that an email may have. */
export const rightMails: Rendering[] = [
  mail(),
  link('https://site.invalid/booking/a.1.b/reschedule', 'Move it'),
  link('https://site.invalid/newsletter/unsubscribe/a.b', 'leave the list'),
  link('tel:+441632960174', 'Ring us'),
  link('https://ico.org.uk/make-a-complaint/', 'The office'),
];
