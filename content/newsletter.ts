import { define } from './define.ts';
import { newsletterSchema } from './schema/newsletter.ts';

/** Words of the newsletter's box and pages; its emails are written in server/newsletter. */
export const newsletter = define('content/newsletter.ts', newsletterSchema, {
  box: {
    title: 'One email a month: what we tested, and what it cost.',
    placeholder: 'you@company.co.uk',
    note: 'Nothing is sent until you confirm by email.',
  },
  subscribe: 'Subscribe',
  page: {
    title: 'The newsletter',
    text: 'It starts when you confirm your address, and ends with one click.',
    label: 'Email address',
  },
  issue: {
    title: 'How an issue is set out',
    parts: [
      { title: 'What we tried', text: 'One change to a page, an advert or an email, and the reason for it.' },
      { title: 'What it cost', text: 'The hours and the pounds, with the part that was wasted.' },
      { title: 'What came of it', text: 'What went up, what went down, and what was too small to tell.' },
    ],
    foot: 'The last line of each issue is a link that takes you off the list.',
  },
  noted: {
    title: 'Please check your inbox',
    text: 'We have noted your address. The newsletter starts once you have confirmed it by email.',
  },
  confirm: {
    pageTitle: 'Confirm your address',
    ask: {
      title: 'One last step',
      text: 'Press the button to get the newsletter each month, at the address we wrote to.',
      button: 'Yes, send me the newsletter',
    },
    done: {
      title: 'Your address is confirmed',
      text: 'The next issue comes to your inbox, once a month and no more.',
    },
    already: {
      title: 'Already confirmed',
      text: 'You have confirmed this address before, so there is nothing left to do.',
    },
  },
  leave: {
    pageTitle: 'Leave the newsletter',
    ask: {
      title: 'Leave the newsletter?',
      text: 'Press the button, and nothing more will be sent to you. It takes effect at once.',
      button: 'Take me off the list',
    },
    done: {
      title: 'You have left the list',
      text: 'You will get no more issues. If you pressed the wrong button, sign up again at the foot of any page.',
    },
    already: {
      title: 'You are not on the list',
      text: 'We send no newsletter to this address. You can sign up at the foot of any page.',
    },
  },
  failed: { title: 'That did not work', again: 'Enter the address again' },
});
