const failed = 'Failed to connect Google Calendar';

/** How a sign-in at Google can end: the code that travels in the address, and what the page says for it. */
const sentences = {
  connected: 'Google Calendar has been connected successfully.',
  failed,
  'state-unknown': `${failed}: this sign-in was not started here, has expired or was used before. Please start again.`,
  denied: `${failed}: access was not allowed on Google’s page.`,
  'google-error': `${failed}: Google answered with an error. Please start again.`,
  'no-client': `${failed}: the client ID and secret are missing. Please start again.`,
  'client-first': 'Enter the client ID and the client secret first.',
  'no-answer': `${failed}: Google did not answer. Please try again in a minute.`,
  'wrong-client': `${failed}: the client ID or the client secret is wrong.`,
  'wrong-redirect': `${failed}: the redirect URI is not registered at Google. New ones can take five minutes.`,
  'too-late': `${failed}: the sign-in took too long. Please start again.`,
  'not-lasting': `${failed}: Google gave no lasting permission. Please connect again.`,
  'box-availability': unticked('‘See the availability on your calendars’'),
  'box-events': unticked('‘See, create, change and delete events’'),
  'box-both': unticked(
    '‘See the availability on your calendars’ and ‘See, create, change and delete events’',
  ),
  'not-revoked':
    'The calendar is disconnected here, but Google could not be told. Please remove the access at myaccount.google.com/permissions.',
} as const;

export type SignInCode = keyof typeof sentences;

/** The sentence of a code; for anything else the general one, so that an address cannot put words on the page. */
export function signInSentence(code: string): string {
  return Object.hasOwn(sentences, code) ? sentences[code as SignInCode] : failed;
}

function unticked(boxes: string): string {
  return `${failed}: you did not tick ${boxes}. Connect again with every box ticked.`;
}
