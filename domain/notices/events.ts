/** What staff can be told of, each as they choose it on the page of their account. */
export const noticeEvents = [
  { id: 'enquiry', name: 'New enquiry', hint: 'An enquiry, quote request or request for the offer' },
  { id: 'call', name: 'Calls', hint: 'A visitor books, moves or cancels a discovery call' },
  { id: 'letter', name: 'Email that came in', hint: 'A letter from somebody you know here' },
  { id: 'promise', name: 'Promise about to break', hint: 'Four hours before an answer is due' },
  { id: 'digest', name: 'Morning digest', hint: 'Calls and answers of the day, on working days' },
  { id: 'data-request', name: 'Request about personal data', hint: 'It has a last day by law', owners: true },
  { id: 'undelivered', name: 'Undelivered email', hint: 'An email that was given up', owners: true },
] as const satisfies readonly { id: string; name: string; hint: string; owners?: true }[];

export type NoticeEvent = (typeof noticeEvents)[number]['id'];

/** Where they are told. */
export const noticeChannels = ['email', 'slack', 'teams', 'push'] as const;

export type NoticeChannel = (typeof noticeChannels)[number];

export const channelNames: Record<NoticeChannel, string> = {
  email: 'Email',
  slack: 'Slack',
  teams: 'Microsoft Teams',
  push: 'This and other devices',
};

/** The events that a role may choose. */
export function eventsFor(role: 'owner' | 'staff') {
  return noticeEvents.filter((event) => role === 'owner' || !('owners' in event));
}

/** Of these the agency's own address gets e-mails whatever anybody chooses, or the letters themselves. */
const toldToAgency: ReadonlySet<NoticeEvent> = new Set([
  'enquiry',
  'call',
  'letter',
  'promise',
  'digest',
  'data-request',
]);

/** Whether an e-mail would reach a mailbox for the second time: it is the agency's own. */
export function isToldAlready(event: NoticeEvent, address: string, agencyAddress: string): boolean {
  return toldToAgency.has(event) && address.toLowerCase() === agencyAddress.toLowerCase();
}
