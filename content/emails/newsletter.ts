import { define } from '#content/define.ts';
import { newsletterEmailsSchema } from '#content/schema/emails.ts';
import { siteWords } from '#content/site.ts';

/** Emails to those who sign up for the newsletter. */
export const newsletterEmails = define(
  'content/emails/newsletter.ts',
  newsletterEmailsSchema,
  {
    confirm: {
      subject: 'Please confirm your address: the {{site.name}} newsletter',
      preview: 'One step left before you get the {{site.name}} newsletter',
      heading: 'Please confirm your address',
      text: 'Somebody, we hope you, asked for our monthly newsletter at this address. It starts once you confirm.',
      button: 'Open the page to confirm',
      notYou: 'If it was not you, ignore this email and nothing more will come.',
    },
    already: {
      subject: 'You are on the list already: the {{site.name}} newsletter',
      preview: 'There is nothing left to do',
      heading: 'You are on the list already',
      text: 'Somebody entered this address for our newsletter again. It is already confirmed, so the next issue will come as usual.',
    },
    leave: 'You can {{link}} at any time.',
    leaveLink: 'leave the list',
  },
  siteWords,
);
