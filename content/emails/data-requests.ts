import { define } from '#content/define.ts';
import { dataRequestEmailsSchema } from '#content/schema/emails.ts';
import { siteWords } from '#content/site.ts';

/** The receipt for a request or complaint about personal data. */
export const dataRequestEmails = define(
  'content/emails/data-requests.ts',
  dataRequestEmailsSchema,
  {
    names: { complaint: 'complaint', request: 'request' },
    heading: 'We have your {{what}} about personal data',
    subject: '{{heading}} ({{reference}})',
    preview: 'We will answer by {{date}}.',
    text: 'your {{what}} reached us on {{received}}. A person is dealing with it, and we will answer at this address by {{date}} at the latest.',
    reference: 'Reference',
    more: 'Is there more to say? Reply to this email. You can also go to the Information Commissioner’s Office at any time: {{office}}, phone 0303 123 1113.',
    office: 'ico.org.uk/make-a-complaint',
    notYou: 'If you did not send this, somebody mistyped an address, and there is nothing for you to do.',
  },
  siteWords,
);
