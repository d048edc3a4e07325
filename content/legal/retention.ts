import { define } from '#content/define.ts';
import { type Retention, retentionSchema } from '#content/schema/legal.ts';

/**
 * How long personal data is kept: the only place that says so. The privacy policy prints it as {{retention}},
 * and `server/retention/` deletes records by `days`, once an hour. Backups are the operator's: docs/operations.md.
 */
export const retention: Retention[] = define('content/legal/retention.ts', retentionSchema, [
  {
    id: 'enquiries',
    what: 'Enquiries and quote requests, with their attachments',
    days: 730,
    from: 'the last entry that we made about them',
    period: 'two years',
  },
  {
    id: 'offer-requests',
    what: 'Summer offer requests, with the consent and its time',
    days: 730,
    from: 'the day you sent it',
    period: 'two years',
  },
  {
    id: 'applications',
    what: 'Applications for work; with them the details of somebody who only applied, and what we wrote to each other',
    days: 180,
    from: 'the last entry that we made about them',
    period: '180 days',
  },
  {
    id: 'bookings',
    what: 'Bookings of discovery calls, and their entries in our calendar',
    days: 365,
    from: 'the date of the call',
    period: 'one year',
  },
  {
    id: 'people',
    what: 'The contact details of people we deal with, our notes about them, and the list of what passed between us',
    days: 730,
    from: 'the last entry in it',
    period: 'two years',
  },
  {
    id: 'unsorted-letters',
    what: 'Copies of emails from people we do not know; the email itself stays in our mailbox',
    days: 90,
    from: 'their arrival',
    period: '90 days',
  },
  {
    id: 'newsletter-pending',
    what: 'Newsletter sign-ups that were never confirmed',
    days: 30,
    from: 'the sign-up',
    period: '30 days',
  },
  {
    id: 'newsletter-left',
    what: 'The address of someone who unsubscribed, held only so that we do not write again',
    days: 730,
    from: 'the day of leaving',
    period: 'two years',
  },
  {
    id: 'quarantine',
    what: 'Submissions set aside or marked as spam',
    days: 90,
    from: 'their arrival',
    period: '90 days',
  },
  {
    id: 'data-requests',
    what: 'Requests and complaints about your data, with what we did',
    days: 730,
    from: 'the day we answered',
    period: 'two years',
  },
  {
    id: 'erasures',
    what: 'A record that we erased somebody’s data, under a scrambled form of the email address',
    days: 730,
    from: 'the erasure',
    period: 'two years',
  },
  {
    id: 'sent-mail',
    what: 'The text of emails and notices that the website sent, and how their delivery went',
    days: 90,
    from: 'delivery or final failure',
    period: '90 days',
  },
  {
    id: 'rate-limits',
    what: 'Counters that limit repeated submissions, under a scrambled form of the network or email address',
    days: 2,
    from: 'the last attempt',
    period: 'two days',
  },
  {
    id: 'sign-ins',
    what: 'Sign-ins of our own staff, with the network address and browser they used',
    days: 7,
    from: 'the end of the session',
    period: '7 days',
  },
  {
    id: 'visit-totals',
    what: 'How many visits a page had in a day and how quickly pages appeared, as totals that identify nobody',
    days: 730,
    from: 'that day',
    period: 'two years',
  },
  {
    id: 'review-proofs',
    what: 'The proof that a review is real: who gave it, how to reach them and what they agreed to',
    days: 365,
    from: 'the day the review left the website',
    period: 'one year',
  },
  {
    id: 'backups',
    what: 'Backups of the database',
    days: 30,
    from: 'the day they were made',
    period: '30 days',
  },
]);

/** The entry of one kind of record. @throws Error when there is none */
export function retentionOf(id: string): Retention {
  const found = retention.find((entry) => entry.id === id);
  if (!found) throw new Error(`content/legal/retention.ts: there is no entry '${id}'`);
  return found;
}
