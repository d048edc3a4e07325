import { define } from './define.ts';
import { refusalsSchema } from './schema/refusals.ts';

/** The texts of pages that cannot be shown, by the status of the answer. */
export const refusals = define('content/refusals.ts', refusalsSchema, {
  byStatus: {
    '403': {
      title: 'Not from here',
      text: 'This came from another site, so nothing was done. Please open the page here and try again.',
    },
    '404': {
      title: 'Nothing at this address',
      text: 'The page may have moved, or the link may be incomplete.',
    },
    '405': {
      title: 'That cannot be done here',
      text: 'This page cannot accept what was sent. Please reload it and try again.',
    },
    '408': { title: 'That took too long', text: 'What you sent did not reach us in time. Please try again.' },
    '409': {
      title: 'Somebody got there first',
      text: 'Things have changed since you opened the page. Please open it again.',
    },
    '410': {
      title: 'This link has ended',
      text: 'It no longer works. Ask us, and we will send you a new one.',
    },
    '413': {
      title: 'Too large',
      text: 'What you sent is larger than the site accepts. Please go back and send less, or smaller files.',
    },
    '429': { title: 'Too many attempts', text: 'Please wait a few minutes before you try again.' },
    '500': {
      title: 'Something went wrong',
      text: 'The fault is ours, and it has been noted. Please try again in a moment.',
    },
    '503': {
      title: 'Back in a moment',
      text: 'We cannot reach our own records just now. Please try again in a minute.',
    },
  },
  other: {
    title: 'That did not work',
    text: 'Something in the request could not be read. Please go back and try again.',
  },
  contact: { title: 'Or reach us directly', ring: 'Ring', write: 'Write to' },
  home: 'Back to the home page',
});

/** The texts for a status. */
export function refusalWords(status: number): { title: string; text: string } {
  return refusals.byStatus[String(status)] ?? refusals.other;
}
