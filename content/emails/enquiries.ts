import { define } from '#content/define.ts';
import { enquiryEmailsSchema } from '#content/schema/emails.ts';
import { siteWords } from '#content/site.ts';

/** What goes back at once to whoever sends a form; the steps in it are those of the form's page of thanks. */
export const enquiryEmails = define(
  'content/emails/enquiries.ts',
  enquiryEmailsSchema,
  {
    headings: {
      contact: 'We have your message',
      quote: 'We have your quote request',
      offer: 'We have your request',
      offerFull: 'No places are left',
      'booking-request': 'We have your request for a call',
      newsletter: 'We have your address',
      application: 'We have your application',
    },
    subject: '{{heading}}: what happens next',
    preview: '{{step}}. What happens next is below.',
    thanks: 'thank you.',
    next: 'This is what happens next:',
    arrived: 'What you wrote has reached us in full.',
    files: 'Files',
    wrong:
      'Is something wrong or missing? Reply to this email, or ring {{phone}}. If you did not send this, somebody mistyped an address: there is nothing you need to do.',
  },
  siteWords,
);
