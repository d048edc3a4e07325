import { define } from './define.ts';
import { careersSchema } from './schema/careers.ts';
import { siteWords } from './site.ts';

/** The short form for people who would like to work here; what to send and what comes of it stands in about.ts. */
export const careers = define(
  'content/careers.ts',
  careersSchema,
  {
    hero: {
      title: 'Work with us',
      proof: 'Seven of us, one room, and a paid day before anybody decides.',
    },
    form: {
      title: 'Three fields are enough',
      intro: 'Your name, your email address and one piece of work: no covering letter.',
    },
    fields: {
      name: 'Your name',
      email: 'Your email address',
      role: 'What you do',
      roleHint: 'For example: developer, three days a week, from home.',
      link: 'Where we can see your work',
      linkHint: 'A website, a profile or a shared folder.',
      message: 'One piece of work',
      messageHint: 'A few sentences will do.',
      more: 'Two more, if you like: they help us to answer',
    },
    send: 'Send my application',
    privacy:
      'The people you would work with read this, and nobody else. We delete it {{period}} after we were last in touch. The {{privacy}} says what we do with it until then.',
    failure:
      'Your application could not be sent. What you wrote is still here: please try again, or email it to {{site.email}}.',
    byEmail: { text: 'Would you rather send a CV or pictures?', label: 'Email them to us' },
    thanks: {
      title: 'Thank you, {{name}}',
      text: 'Your application is with us, and an email confirms it. If you have a CV or a picture to add, attach it to your reply.',
    },
  },
  siteWords,
);
